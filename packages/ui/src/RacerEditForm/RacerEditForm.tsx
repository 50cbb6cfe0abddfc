import { Button } from '../Button';
import { FileField } from '../FileField';
import { Form, type FormError } from '../Form';
import { useMessages } from '../MessagesProvider';
import { ProgressBar } from '../ProgressBar';
import { TextField } from '../TextField';
import { racerEditFormCopy, racerFieldsCopy } from './copy';
import * as styles from './RacerEditForm.css';
import { RacerFields, type RacerFieldValues } from './RacerFields';

export interface RacerEditFormProps {
  values: RacerFieldValues;
  onChange: (values: RacerFieldValues) => void;
  /** The picture chosen. */
  photo: File | null;
  onPhotoChange: (photo: File | null) => void;
  /** What the picture chosen shows, in words; asked for once there is one and `onPhotoAltChange`. @default '' */
  photoAlt?: string;
  onPhotoAltChange?: (alt: string) => void;
  /** @default 300 */
  photoAltMaxLength?: number;
  /** Address of the picture there is now. */
  photoUrl?: string | null;
  /** From 0 to 100 while the picture is on its way; absent otherwise. */
  uploadProgress?: number;
  /** What is to be fixed; `field` is a key of `values` or 'photo'. */
  errors?: readonly FormError[];
  onSubmit: () => void;
  onCancel: () => void;
  /** @default false */
  isSaving?: boolean;
  labels?: Partial<typeof racerEditFormCopy & typeof racerFieldsCopy>;
  className?: string;
}

/** Changing what is said of a racer, with a new picture and how far it has been sent; what a dialog holds. */
export function RacerEditForm(props: RacerEditFormProps) {
  const {
    values,
    onChange,
    photo,
    onPhotoChange,
    photoAlt = '',
    onPhotoAltChange,
    photoAltMaxLength = 300,
    photoUrl,
    uploadProgress,
    errors = [],
    onSubmit,
    onCancel,
    isSaving = false,
    labels,
    className,
  } = props;
  const text = {
    ...useMessages('racerFields', racerFieldsCopy, labels),
    ...useMessages('racerEditForm', racerEditFormCopy, labels),
  };
  const isBusy = isSaving || uploadProgress !== undefined;
  return (
    <Form onSubmit={onSubmit} errors={errors} className={className}>
      <FileField
        name="photo"
        label={text.photo}
        accept="image/*"
        file={photo}
        previewUrl={photoUrl}
        onSelect={onPhotoChange}
        isDisabled={isBusy}
        errorMessage={errors.find(({ field }) => field === 'photo')?.message}
      />
      {photo && onPhotoAltChange && (
        <TextField
          label={text.photoAlt}
          description={text.photoAltHelp}
          value={photoAlt}
          onChange={onPhotoAltChange}
          maxLength={photoAltMaxLength}
          autoComplete="off"
          isDisabled={isBusy}
        />
      )}
      {uploadProgress !== undefined && (
        <ProgressBar label={text.uploading} value={uploadProgress} />
      )}
      <RacerFields
        values={values}
        onChange={onChange}
        errors={errors}
        isDisabled={isBusy}
        isComplete={false}
        text={text}
      />
      <div className={styles.actions}>
        <Button isDisabled={isBusy} onPress={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" variant="primary" isDisabled={isBusy}>
          {isSaving ? text.saving : text.save}
        </Button>
      </div>
    </Form>
  );
}
