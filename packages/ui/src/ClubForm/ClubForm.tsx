import type { KeyboardEvent } from 'react';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { ClubSummary } from '../ClubSummary';
import { Form } from '../Form';
import { useMessages } from '../MessagesProvider';
import { Select } from '../Select';
import { TextField } from '../TextField';
import { ClubFields, type ClubFieldValues } from './ClubFields';
import * as styles from './ClubForm.css';
import { clubFormCopy } from './copy';

/** What is written of a club to be. */
export interface ClubFormValues extends ClubFieldValues {
  /** As typed: usernames separated by commas. */
  coOwners: string;
}

export interface ClubFormProps {
  values: ClubFormValues;
  onChange: (values: ClubFormValues) => void;
  /** The picture chosen. */
  picture: File | null;
  onPictureChange: (picture: File | null) => void;
  /** The usernames meant by what is typed, for the summary. */
  coOwners: readonly string[];
  onSubmit: () => void;
  /** @default false */
  isCreating?: boolean;
  /** Marks the name and puts the cursor there. @default false */
  isNameInvalid?: boolean;
  labels?: Partial<typeof clubFormCopy>;
  className?: string;
}

/** A new club: its fields, and beside them what it will be. */
export function ClubForm({
  values,
  onChange,
  picture,
  onPictureChange,
  coOwners,
  onSubmit,
  isCreating = false,
  isNameInvalid = false,
  labels,
  className,
}: ClubFormProps) {
  const text = useMessages('clubForm', clubFormCopy, labels);
  const isBlank = values.name.trim() === '';
  // A disabled button keeps Enter from sending the form, so nobody would hear what is missing.
  const sendBlank = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isText && isBlank && !isCreating && event.key === 'Enter' && !event.nativeEvent.isComposing)
      onSubmit();
  };
  return (
    <Form
      aria-label={text.form}
      onSubmit={() => !isCreating && onSubmit()}
      onKeyDown={sendBlank}
      className={classNames(styles.form, className)}
    >
      <div className={styles.card}>
        <ClubFields
          values={values}
          onChange={(fields) => onChange({ ...values, ...fields })}
          picture={picture}
          onPictureChange={onPictureChange}
          isNameInvalid={isNameInvalid}
          isBusy={isCreating}
          text={text}
        />
        <Select
          name="privacy"
          label={text.privacy}
          description={text.publicHelp}
          options={[{ value: 'public', label: text.public }]}
          value="public"
          onChange={() => undefined}
          isDisabled={isCreating}
        />
        <TextField
          name="coOwners"
          label={text.coOwners}
          description={text.coOwnersHelp}
          placeholder={text.coOwnersPlaceholder}
          value={values.coOwners}
          onChange={(typed) => onChange({ ...values, coOwners: typed })}
          isReadOnly={isCreating}
          autoComplete="off"
          spellCheck="false"
        />
      </div>
      <div className={styles.side}>
        <ClubSummary
          name={values.name}
          description={values.description}
          privacy={text.public}
          coOwners={coOwners}
          hasPicture={picture !== null}
        />
        <Button type="submit" variant="primary" size="l" isDisabled={isCreating || isBlank}>
          {isCreating ? text.creating : text.create}
        </Button>
      </div>
    </Form>
  );
}
