import { forwardRef, useId, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { ClubSummary } from '../ClubSummary';
import { Form } from '../../primitives/Form';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Select } from '../../primitives/Select';
import { TextField } from '../../primitives/TextField';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { ClubFields, type ClubFieldValues } from './ClubFields';
import * as styles from './ClubForm.css';
import { clubFormMessages } from './messages';

/** What is written of a club to be. */
export interface ClubFormValues extends ClubFieldValues {
  /** As typed: usernames separated by commas. */
  coOwners: string;
}

export interface ClubFormProps {
  /** What stands in the fields. */
  values: ClubFormValues;
  /** Called with all values whenever one changes. */
  onChange: (values: ClubFormValues) => void;
  /** The picture chosen. */
  image: File | null;
  /** Called with the picture chosen, or `null` when the choice is taken back. */
  onImageChange: (image: File | null) => void;
  /** The usernames meant by what is typed, for the summary. */
  coOwners: readonly string[];
  /** Called when it is sent; with a blank name only by Enter, so that the fault can be said. */
  onSubmit: () => void;
  /** Whether the club is being made; nothing can be changed meanwhile. @default false */
  isCreating?: boolean;
  /** Says that the last try may not have arrived, with a button to try again. */
  unsent?: Unsent;
  /** Marks the name and puts the cursor there. @default false */
  isNameInvalid?: boolean;
  /** What the server says is wrong, under each field; the first is focused after a submit. */
  fieldErrors?: Partial<Record<keyof ClubFormValues | 'image', string>>;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubFormMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A new club: its fields, and beside them what it will be. */
export const ClubForm = forwardRef<HTMLFormElement, ClubFormProps>(function ClubForm(
  {
    values,
    onChange,
    image,
    onImageChange,
    coOwners,
    onSubmit,
    isCreating = false,
    unsent,
    isNameInvalid = false,
    fieldErrors = {},
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(clubFormMessages, labels);
  const isBlank = values.name.trim() === '';
  // A disabled button keeps Enter from sending the form, so nobody would hear what is missing.
  const sendBlank = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isText && isBlank && !isCreating && event.key === 'Enter' && !event.nativeEvent.isComposing)
      onSubmit();
  };
  return (
    <Form
      ref={ref}
      aria-label={text.form}
      onSubmit={() => !isCreating && onSubmit()}
      onKeyDown={sendBlank}
      className={classNames(styles.form, className)}
    >
      <div className={styles.card}>
        <ClubFields
          values={values}
          onChange={(fields) => onChange({ ...values, ...fields })}
          picture={image}
          onPictureChange={onImageChange}
          isNameInvalid={isNameInvalid}
          fieldErrors={fieldErrors}
          isBusy={isCreating}
          text={text}
        />
        <Privacy text={text} isDisabled={isCreating} />
        <TextField
          name="coOwners"
          label={text.coOwners}
          description={text.coOwnersHelp}
          placeholder={text.coOwnersPlaceholder}
          value={values.coOwners}
          onChange={(typed) => onChange({ ...values, coOwners: typed })}
          errorMessage={fieldErrors.coOwners}
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
          hasPicture={image !== null}
        />
        {unsent && !isCreating && <UnsentNote {...unsent} />}
        <CreateButton isCreating={isCreating} isBlank={isBlank} text={text} />
      </div>
    </Form>
  );
});

interface CreateButtonProps {
  isCreating: boolean;
  isBlank: boolean;
  text: TextsOf<typeof clubFormMessages>;
}

/** Makes the club; says what it waits for while the name is blank. */
function CreateButton({ isCreating, isBlank, text }: CreateButtonProps) {
  const hintId = useId();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isDisabled={isCreating || isBlank}
        aria-describedby={isBlank ? hintId : undefined}
      >
        {isCreating ? text.creating : text.create}
      </Button>
      {isBlank && (
        <p id={hintId} className={styles.hint}>
          {text.needsName}
        </p>
      )}
    </>
  );
}

/** There is one choice as yet. */
function Privacy({
  text,
  isDisabled,
}: {
  text: TextsOf<typeof clubFormMessages>;
  isDisabled: boolean;
}) {
  return (
    <Select
      name="privacy"
      label={text.privacy}
      description={text.publicHelp}
      options={[{ value: 'public', label: text.public }]}
      value="public"
      onChange={() => undefined}
      isDisabled={isDisabled}
    />
  );
}
