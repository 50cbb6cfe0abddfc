import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { classNames } from '../classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { visuallyHidden } from '../theme';
import { tagInputCopy } from './copy';
import { tagToAdd } from './tagToAdd';
import * as styles from './TagInput.css';

export interface TagInputProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** At most this many tags; one more calls `onLimit` and changes nothing. */
  max?: number;
  onLimit?: () => void;
  /** Called when the field begins or ceases to hold text that becomes a tag once the field is left. */
  onPendingChange?: (isPending: boolean) => void;
  /** Offered under the field; typed text that matches one takes its spelling. */
  suggestions?: readonly string[];
  description?: ReactNode;
  errorMessage?: ReactNode;
  placeholder?: string;
  isDisabled?: boolean;
  name?: string;
  labels?: Partial<typeof tagInputCopy>;
  className?: string;
}

/** Short words as a list: Enter or leaving the field adds, Backspace on empty removes the last, each has a cross. */
export function TagInput({
  label,
  value,
  onChange,
  max = Infinity,
  onLimit,
  onPendingChange,
  suggestions = [],
  description,
  errorMessage,
  placeholder,
  isDisabled,
  name,
  labels,
  className,
}: TagInputProps) {
  const text = useMessages('tagInput', tagInputCopy, labels);
  const [draft, setDraft] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const suggestionsId = useId();

  const isPending = value.length < max && tagToAdd(draft, value, suggestions) !== null;
  useEffect(() => void onPendingChange?.(isPending), [isPending, onPendingChange]);

  const add = (typed: string) => {
    const tag = tagToAdd(typed, value, suggestions);
    if (tag === null) return setDraft('');
    if (value.length >= max) return onLimit?.();
    onChange([...value, tag]);
    setDraft('');
    setNews(text.added(tag));
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    setNews(text.removed(tag));
    input.current?.focus();
  };
  // Who leaves with a word in the field means it, unless the way leads to a suggestion or a cross.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (draft.trim() !== '' && !currentTarget.contains(relatedTarget)) add(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while a word is still being composed belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(draft);
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last);
  };
  const offered = suggestions.filter(
    (suggestion) => tagToAdd(suggestion, value, suggestions) !== null,
  );

  return (
    <div className={styles.whole} onBlur={onBlur}>
      <TextField
        value={draft}
        onChange={setDraft}
        isDisabled={isDisabled}
        name={name}
        validationBehavior="aria"
        isInvalid={Boolean(errorMessage)}
        className={classNames(field.field, className)}
      >
        <Label className={field.label}>{label}</Label>
        <div className={classNames(field.control, styles.control)}>
          <ul className={styles.tags} aria-label={label}>
            {value.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
                <Button
                  aria-label={text.remove(tag)}
                  isDisabled={isDisabled}
                  onPress={() => remove(tag)}
                  className={styles.remove}
                >
                  <Icon name="close" size={16} />
                </Button>
              </li>
            ))}
          </ul>
          <Input
            ref={input}
            placeholder={value.length === 0 ? placeholder : undefined}
            onKeyDown={onKeyDown}
            className={classNames(field.input, styles.input)}
          />
        </div>
        <FieldMessages description={description} errorMessage={errorMessage} />
        {offered.length > 0 && !isDisabled && (
          <div role="group" aria-labelledby={suggestionsId} className={styles.suggestions}>
            <span id={suggestionsId} className={field.description}>
              {text.suggestions}
            </span>
            {offered.map((suggestion) => (
              <Button
                key={suggestion}
                aria-label={text.add(suggestion)}
                onPress={() => add(suggestion)}
                className={styles.suggestion}
              >
                <Icon name="plus" size={16} />
                {suggestion}
              </Button>
            ))}
          </div>
        )}
        <span role="status" className={visuallyHidden}>
          {news}
        </span>
      </TextField>
    </div>
  );
}
