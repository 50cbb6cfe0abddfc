import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { buttonLook } from '../Button/buttonLook';
import { classNames } from '../classNames';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { visuallyHidden } from '../theme';
import { accepts } from './accepts';
import { fileFieldCopy } from './copy';
import * as styles from './FileField.css';
import { useObjectUrl } from './useObjectUrl';

export interface FileFieldProps {
  label: string;
  /** As in HTML: MIME types and endings, `image/*` for pictures. A file that does not fit is refused with a message. */
  accept: string;
  /** The file chosen. */
  file: File | null;
  /** Called with the file chosen, or `null` when the choice is taken back. */
  onSelect: (file: File | null) => void;
  /** Address of the picture there is now, shown until a file is chosen. */
  previewUrl?: string | null;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** @default 'Remove' */
  removeLabel?: string;
  isDisabled?: boolean;
  /** Shows no more than its button until a file is chosen. @default false */
  isCompact?: boolean;
  name?: string;
  labels?: Partial<typeof fileFieldCopy>;
  className?: string;
}

/** One file, with its picture, and a way to take the choice back. */
export function FileField({
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
}: FileFieldProps) {
  const text = useMessages('fileField', fileFieldCopy, labels);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const shown = useObjectUrl(file) ?? (file ? undefined : previewUrl);
  const isUnreadable = Boolean(shown) && shown === unreadable;
  const problem = isRefused ? text.wrongType : file && isUnreadable ? text.unreadable : undefined;
  const error = errorMessage ?? problem;
  const isFolded = isCompact && !file && !shown;

  // The input keeps its own value: without this, choosing the same file again after removing it would say nothing.
  useEffect(() => {
    if (file === null && input.current) input.current.value = '';
  }, [file]);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const fits = accepts(accept, chosen);
    setRefused(!fits);
    if (fits) onSelect(chosen);
    else if (input.current) input.current.value = '';
  };
  return (
    <div className={classNames(field.field, className)}>
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
          <span className={styles.preview}>
            {shown && !isUnreadable ? (
              <img
                src={shown}
                alt=""
                className={styles.image}
                onError={() => setUnreadable(shown)}
              />
            ) : (
              <Icon name="image" size={24} />
            )}
          </span>
        )}
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
                onPress={() => onSelect(null)}
              >
                {removeLabel ?? text.remove}
              </Button>
            )}
          </div>
          <span id={`${id}-name`} className={isFolded ? visuallyHidden : styles.fileName}>
            {file ? file.name : text.none}
          </span>
        </div>
      </div>
      {description && (
        <span id={`${id}-help`} className={field.description}>
          {description}
        </span>
      )}
      <span id={`${id}-error`} role="alert" className={error ? field.error : undefined}>
        {error && <Icon name="warning" size={16} />}
        {error}
      </span>
    </div>
  );
}
