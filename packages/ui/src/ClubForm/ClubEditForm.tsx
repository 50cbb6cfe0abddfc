import { Button } from '../Button';
import { classNames } from '../classNames';
import { Form } from '../Form';
import { useMessages } from '../MessagesProvider';
import { ClubFields, type ClubFieldValues } from './ClubFields';
import * as styles from './ClubForm.css';
import { clubFormCopy } from './copy';

export interface ClubEditFormProps {
  values: ClubFieldValues;
  onChange: (values: ClubFieldValues) => void;
  /** The picture chosen. */
  picture: File | null;
  onPictureChange: (picture: File | null) => void;
  /** Address of the picture there is now. */
  pictureUrl?: string | null;
  onSubmit: () => void;
  /** @default false */
  isSaving?: boolean;
  /** Marks the name and puts the cursor there. @default false */
  isNameInvalid?: boolean;
  labels?: Partial<typeof clubFormCopy>;
  className?: string;
}

/** Name, description and picture of a club that exists. */
export function ClubEditForm({
  values,
  onChange,
  picture,
  onPictureChange,
  pictureUrl,
  onSubmit,
  isSaving = false,
  isNameInvalid = false,
  labels,
  className,
}: ClubEditFormProps) {
  const text = useMessages('clubForm', clubFormCopy, labels);
  return (
    <Form
      aria-label={text.editForm}
      onSubmit={() => !isSaving && onSubmit()}
      className={classNames(styles.card, className)}
    >
      <ClubFields
        values={values}
        onChange={onChange}
        picture={picture}
        onPictureChange={onPictureChange}
        pictureUrl={pictureUrl}
        isNameInvalid={isNameInvalid}
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
}
