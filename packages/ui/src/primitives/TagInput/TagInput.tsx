import { forwardRef, useId, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { classNames } from '../../theme/classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';
import { Icon } from '../Icon';
import { useMessages, type Labels, type TextsOf } from '../messages';
import { visuallyHidden } from '../../theme';
import { tagInputMessages } from './messages';
import { tagToAdd } from './tagToAdd';
import { useControlledState } from '../useControlledState';
import * as styles from './TagInput.css';
import { useTagDraft } from './useTagDraft';

export interface TagInputProps {
  /** Its name, shown above the field. */
  label: string;
  /** The tags, in the order in which they were added; leave out to let it keep its own state. */
  value?: readonly string[];
  /** The tags at first, while it keeps its own state. */
  defaultValue?: readonly string[];
  /** Called with all tags whenever one is added or removed. */
  onChange?: (value: string[]) => void;
  /** At most this many tags; one more calls `onLimit` and changes nothing. */
  maxSelected?: number;
  /** Called when somebody adds one more than `maxSelected`. */
  onLimit?: () => void;
  /**
   * Called when the field begins or ceases to hold text that becomes a tag once the field is left.
   */
  onPendingChange?: (isPending: boolean) => void;
  /** Offered under the field; typed text that matches one takes its spelling. */
  suggestions?: readonly string[];
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong; the field is marked invalid while it is set. */
  errorMessage?: ReactNode;
  /** An example, shown while there are neither tags nor text. */
  placeholder?: string;
  /** Whether it can be seen but not used. @default false */
  isDisabled?: boolean;
  /** Key of the text not yet a tag; an error of `Form` with this `field` leads here. */
  name?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof tagInputMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Short words as a list: Enter or leaving the field adds, Backspace on empty removes the last, each
 * has a cross.
 */
export const TagInput = forwardRef<HTMLDivElement, TagInputProps>(function TagInput(
  {
    label,
    value: givenValue,
    defaultValue = [],
    onChange,
    maxSelected = Infinity,
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
  },
  ref,
) {
  const text = useMessages(tagInputMessages, labels);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControlledState<readonly string[], string[]>(
    givenValue,
    defaultValue,
    onChange,
  );
  const { draft, setDraft, news, add, remove, onBlur, onKeyDown } = useTagDraft({
    value,
    onChange: setValue,
    maxSelected,
    onLimit,
    onPendingChange,
    suggestions,
    text,
    onRemoved: () => input.current?.focus(),
  });
  const offered = suggestions.filter(
    (suggestion) => tagToAdd(suggestion, value, suggestions) !== null,
  );

  return (
    <div ref={ref} className={styles.whole} onBlur={onBlur}>
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
          <Tags label={label} tags={value} isDisabled={isDisabled} onRemove={remove} text={text} />
          <Input
            ref={input}
            placeholder={value.length === 0 ? placeholder : undefined}
            onKeyDown={onKeyDown}
            className={classNames(field.input, styles.input)}
          />
        </div>
        <FieldMessages description={description} errorMessage={errorMessage} />
        {offered.length > 0 && !isDisabled && (
          <Suggestions suggestions={offered} onAdd={add} text={text} />
        )}
        <span role="status" className={visuallyHidden}>
          {news}
        </span>
      </TextField>
    </div>
  );
});

interface TagsProps extends Pick<TagInputProps, 'label' | 'isDisabled'> {
  tags: readonly string[];
  onRemove: (tag: string) => void;
  text: TextsOf<typeof tagInputMessages>;
}

function Tags({ label, tags, isDisabled, onRemove, text }: TagsProps) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
          <Button
            aria-label={text.remove(tag)}
            isDisabled={isDisabled}
            onPress={() => onRemove(tag)}
            className={styles.remove}
          >
            <Icon name="close" size={16} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SuggestionsProps {
  suggestions: readonly string[];
  onAdd: (tag: string) => void;
  text: TextsOf<typeof tagInputMessages>;
}

function Suggestions({ suggestions, onAdd, text }: SuggestionsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.suggestions}>
      <span id={id} className={field.description}>
        {text.suggestions}
      </span>
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion}
          aria-label={text.add(suggestion)}
          onPress={() => onAdd(suggestion)}
          className={styles.suggestion}
        >
          <Icon name="plus" size={16} />
          {suggestion}
        </Button>
      ))}
    </div>
  );
}
