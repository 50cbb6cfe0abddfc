import { forwardRef } from 'react';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { Form } from '../../primitives/Form';
import { useMessages, type Labels } from '../../primitives/messages';
import { ClubFields, type ClubFieldValues } from './ClubFields';
import * as styles from './ClubForm.css';
import { clubFormMessages } from './messages';

export interface ClubEditFormProps {
  /** What stands in the fields. */
  values: ClubFieldValues;
  /** Called with all values whenever one changes. */
  onChange: (values: ClubFieldValues) => void;
  /** The picture chosen. */
  image: File | null;
  /** Called with the picture chosen, or `null` when the choice is taken back. */
  onImageChange: (image: File | null) => void;
  /** Address of the picture there is now. */
  imageUrl?: string | null;
  /** Called when it is sent: by its button, or Enter in a field. */
  onSubmit: () => void;
  /** Whether saving is under way; nothing can be changed meanwhile. @default false */
  isSaving?: boolean;
  /** Marks the name and puts the cursor there. @default false */
  isNameInvalid?: boolean;
  /** What the server says is wrong, under each field; the first is focused after a submit. */
  fieldErrors?: Partial<Record<keyof ClubFieldValues | 'image', string>>;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubFormMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Name, description and picture of a club that exists. */
export const ClubEditForm = forwardRef<HTMLFormElement, ClubEditFormProps>(function ClubEditForm(
  {
    values,
    onChange,
    image,
    onImageChange,
    imageUrl,
    onSubmit,
    isSaving = false,
    isNameInvalid = false,
    fieldErrors = {},
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(clubFormMessages, labels);
  return (
    <Form
      ref={ref}
      aria-label={text.editForm}
      onSubmit={() => !isSaving && onSubmit()}
      className={classNames(styles.card, className)}
    >
      <ClubFields
        values={values}
        onChange={onChange}
        picture={image}
        onPictureChange={onImageChange}
        pictureUrl={imageUrl}
        isNameInvalid={isNameInvalid}
        fieldErrors={fieldErrors}
        isBusy={isSaving}
        text={text}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isDisabled={isSaving}>
          {isSaving ? text.saving : text.save}
        </Button>
      </div>
    </Form>
  );
});
