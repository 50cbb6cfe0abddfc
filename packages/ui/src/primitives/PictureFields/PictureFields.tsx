import { FileField, type FileFieldProps } from '../FileField';
import { TextField } from '../TextField';

interface PictureFieldsProps {
  file: File | null;
  onSelect: (file: File | null) => void;
  alt: string;
  /** Without it nobody is asked what the picture shows. */
  onAltChange?: (alt: string) => void;
  altMaxLength?: number;
  /** It is being sent: nothing can be changed meanwhile. */
  isPending: boolean;
  errors: { file?: string | undefined; alt?: string | undefined };
  texts: { file: string; alt: string; altHint: string };
  fileField?: Pick<FileFieldProps, 'name' | 'previewUrl' | 'labels' | 'className'>;
  altClassName?: string;
}

/** The choice of one picture and, once there is one, what it shows in words. */
export function PictureFields({
  file,
  onSelect,
  alt,
  onAltChange,
  altMaxLength = 300,
  isPending,
  errors,
  texts,
  fileField,
  altClassName,
}: PictureFieldsProps) {
  return (
    <>
      <FileField
        {...fileField}
        label={texts.file}
        accept="image/*"
        file={file}
        onSelect={onSelect}
        errorMessage={errors.file}
        isDisabled={isPending}
      />
      {file && onAltChange && (
        <TextField
          label={texts.alt}
          description={texts.altHint}
          value={alt}
          onChange={onAltChange}
          maxLength={altMaxLength}
          errorMessage={errors.alt}
          autoComplete="off"
          isReadOnly={isPending}
          className={altClassName}
        />
      )}
    </>
  );
}
