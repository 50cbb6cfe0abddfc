import { forwardRef, useId, type ReactNode } from 'react';
import { Button } from '../Button';
import { buttonLook } from '../Button/buttonLook';
import { classNames } from '../../theme/classNames';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import { useMessages, type Labels, type TextsOf } from '../messages';
import { visuallyHidden } from '../../theme';
import { Preview } from './FilePreview';
import { fileFieldMessages } from './messages';
import * as styles from './FileField.css';
import { useChosenFile } from './useChosenFile';
import { useIncomingFiles } from './useIncomingFiles';

export interface FileFieldProps {
  /** Its name, shown above the field. */
  label: string;
  /**
   * As in HTML: MIME types and endings, `image/*` for pictures. A file that does not fit is refused
   * with a message.
   */
  accept: string;
  /** The file chosen. */
  file: File | null;
  /** Called with the file chosen, or `null` when the choice is taken back. */
  onSelect: (file: File | null) => void;
  /** Address of the picture there is now, shown until a file is chosen. */
  previewUrl?: string | null;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong; the field is marked invalid while it is set, in place of its own findings. */
  errorMessage?: ReactNode;
  /** The words on the button that takes the choice back. @default 'Remove' */
  removeLabel?: string;
  /** Whether it can be seen but not used. @default false */
  isDisabled?: boolean;
  /** Shows no more than its button until a file is chosen. @default false */
  isCompact?: boolean;
  /** Key of its value in the form around it; an error of `Form` with this `field` leads here. */
  name?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof fileFieldMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** One file, chosen, pasted or dropped, with its picture, and a way to take the choice back. */
export const FileField = forwardRef<HTMLDivElement, FileFieldProps>(function FileField(
  {
    label,
    accept,
    file,
    onSelect,
    previewUrl,
    description,
    errorMessage,
    removeLabel,
    isDisabled,
    isCompact = false,
    name,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(fileFieldMessages, labels);
  const id = useId();
  const { input, shown, isUnreadable, markUnreadable, problem, choose } = useChosenFile({
    accept,
    file,
    onSelect,
    previewUrl,
    text,
  });
  const incoming = useIncomingFiles(isDisabled ? undefined : ([first]) => choose(first));
  const error = errorMessage ?? problem;
  const isFolded = isCompact && !file && !shown;
  return (
    <div
      ref={ref}
      {...incoming.props}
      data-over={incoming.isOver || undefined}
      className={classNames(field.field, styles.frame, className)}
    >
      <span id={`${id}-label`} className={isFolded ? visuallyHidden : field.label}>
        {label}
      </span>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          disabled={isDisabled}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={classNames(
            `${id}-name`,
            Boolean(description) && `${id}-help`,
            Boolean(error) && `${id}-error`,
          )}
          aria-invalid={error ? true : undefined}
          className={visuallyHidden}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {!isFolded && (
          <Preview address={isUnreadable ? undefined : shown} onUnreadable={markUnreadable} />
        )}
        <Choice
          id={id}
          file={file}
          hasPicture={Boolean(shown) && !isUnreadable}
          isFolded={isFolded}
          isDisabled={isDisabled}
          onRemove={() => onSelect(null)}
          text={removeLabel === undefined ? text : { ...text, remove: removeLabel }}
        />
      </div>
      <Notes id={id} description={description} error={error} />
    </div>
  );
});

interface NotesProps extends Pick<FileFieldProps, 'description'> {
  id: string;
  error: ReactNode;
}

/** Help under the field, and what is wrong with it. */
function Notes({ id, description, error }: NotesProps) {
  return (
    <>
      {description && (
        <span id={`${id}-help`} className={field.description}>
          {description}
        </span>
      )}
      <span id={`${id}-error`} role="alert" className={error ? field.error : undefined}>
        {error && <Icon name="warning" size={16} />}
        {error}
      </span>
    </>
  );
}

interface ChoiceProps extends Pick<FileFieldProps, 'file' | 'isDisabled'> {
  id: string;
  /** Whether there is a picture already, beside which nothing is said of having chosen none. */
  hasPicture: boolean;
  isFolded: boolean;
  onRemove: () => void;
  text: TextsOf<typeof fileFieldMessages>;
}

/** What is chosen, and the buttons that change it. */
function Choice({ id, file, hasPicture, isFolded, isDisabled, onRemove, text }: ChoiceProps) {
  return (
    <div className={styles.side}>
      <div className={styles.buttons}>
        <label
          id={`${id}-choose`}
          htmlFor={id}
          className={classNames(
            buttonLook({ variant: isFolded ? 'quiet' : 'secondary' }),
            styles.choose,
          )}
        >
          <Icon name={isFolded ? 'image' : 'upload'} />
          {file ? text.change : text.choose}
        </label>
        {file && (
          <Button
            variant="quiet"
            icon={<Icon name="trash" />}
            isDisabled={isDisabled}
            onPress={onRemove}
          >
            {text.remove}
          </Button>
        )}
      </div>
      <span id={`${id}-name`} className={isFolded ? visuallyHidden : styles.fileName}>
        {file ? file.name : !hasPicture && text.none}
      </span>
    </div>
  );
}
