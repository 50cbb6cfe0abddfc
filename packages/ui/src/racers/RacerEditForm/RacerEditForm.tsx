import { forwardRef } from 'react';
import { Button } from '../../primitives/Button';
import { Form, type FormError } from '../../primitives/Form';
import { useMessages, type TextsOf } from '../../primitives/messages';
import { PictureFields } from '../../primitives/PictureFields';
import { ProgressBar } from '../../primitives/ProgressBar';
import { racerEditFormMessages, racerFieldsMessages } from './messages';
import * as styles from './RacerEditForm.css';
import { RacerFields, type RacerFieldValues } from './RacerFields';

export interface RacerEditFormProps {
  /** What stands in the fields. */
  values: RacerFieldValues;
  /** Called with all values whenever one changes. */
  onChange: (values: RacerFieldValues) => void;
  /** The picture chosen. */
  image: File | null;
  /** Called with the picture chosen, or `null` when the choice is taken back. */
  onImageChange: (image: File | null) => void;
  /**
   * What the picture chosen shows, in words; asked for once there is one and `onImageAltChange`.
   * @default ''
   */
  imageAlt?: string;
  /** Called with the whole description at every change. */
  onImageAltChange?: (alt: string) => void;
  /** Most characters of the description. @default 300 */
  imageAltMaxLength?: number;
  /** Address of the picture there is now. */
  imageUrl?: string | null;
  /** From 0 to 100 while the picture is on its way; absent otherwise. */
  uploadProgress?: number;
  /** What is to be fixed; `field` is a key of `values` or 'image'. */
  errors?: readonly FormError[];
  /** What the server says is wrong, under each field; the first is focused after a submit. */
  fieldErrors?: Partial<Record<keyof RacerFieldValues | 'image' | 'imageAlt', string>>;
  /** Called when it is sent: by its button, or Enter in a field. */
  onSubmit: () => void;
  /** Called on Cancel; closing the dialog is the caller's. */
  onCancel: () => void;
  /** Whether saving is under way; nothing can be changed meanwhile. @default false */
  isSaving?: boolean;
  /** Texts of the form and of its fields to replace, one by one. */
  labels?: Partial<TextsOf<typeof racerEditFormMessages> & TextsOf<typeof racerFieldsMessages>>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Changing what is said of a racer, with a new picture and how far it has been sent; what a dialog
 * holds.
 */
export const RacerEditForm = forwardRef<HTMLFormElement, RacerEditFormProps>(
  function RacerEditForm(props, ref) {
    const {
      values,
      onChange,
      image,
      onImageChange,
      imageAlt = '',
      onImageAltChange,
      imageAltMaxLength,
      imageUrl,
      uploadProgress,
      errors = [],
      fieldErrors = {},
      onSubmit,
      onCancel,
      isSaving = false,
      labels,
      className,
    } = props;
    const text = {
      ...useMessages(racerFieldsMessages, labels),
      ...useMessages(racerEditFormMessages, labels),
    };
    const isBusy = isSaving || uploadProgress !== undefined;
    return (
      <Form ref={ref} onSubmit={onSubmit} errors={errors} className={className}>
        <PictureFields
          file={image}
          onSelect={onImageChange}
          alt={imageAlt}
          onAltChange={onImageAltChange}
          altMaxLength={imageAltMaxLength}
          isPending={isBusy}
          errors={{
            file: errors.find(({ field }) => field === 'image')?.message ?? fieldErrors.image,
            alt: fieldErrors.imageAlt,
          }}
          texts={{ file: text.photo, alt: text.photoAlt, altHint: text.photoAltHelp }}
          fileField={{ name: 'photo', previewUrl: imageUrl }}
        />
        {uploadProgress !== undefined && (
          <ProgressBar label={text.uploading} value={uploadProgress} />
        )}
        <RacerFields
          values={values}
          onChange={onChange}
          errors={errors}
          fieldErrors={fieldErrors}
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
  },
);
