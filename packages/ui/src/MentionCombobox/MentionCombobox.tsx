import { useId, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import { base, focusRing, visuallyHidden } from '../theme';
import { mentionComboboxCopy } from './copy';
import * as styles from './MentionCombobox.css';
import { MentionList } from './MentionList';
import { useMentionList, type MentionCandidate } from './useMentionList';

/** Props of {@link MentionCombobox}. */
export interface MentionComboboxProps {
  /** The field's name for assistive technology. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** People that match the query of `onQueryChange`, best first. */
  suggestions?: readonly MentionCandidate[];
  /** Says what stands after the `@` under the caret, or null when no mention is being typed. */
  onQueryChange?: (query: string | null) => void;
  /** True while suggestions are on their way. */
  isLoading?: boolean;
  /** Enter calls this; Shift and Enter break the line. Without it Enter breaks the line. */
  onSubmit?: () => void;
  /** Where the list opens. @default 'below' */
  placement?: 'below' | 'above';
  placeholder?: string;
  /** Lines shown while empty. @default 1 */
  rows?: number;
  isDisabled?: boolean;
  name?: string;
  onBlur?: () => void;
  labels?: Partial<typeof mentionComboboxCopy>;
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A growing text field that offers people after an `@`: arrows choose, Enter or Tab accepts, Escape closes. */
export function MentionCombobox(props: MentionComboboxProps) {
  const {
    label,
    value,
    onChange,
    suggestions = [],
    onQueryChange,
    isLoading = false,
    onSubmit,
    placement = 'below',
  } = props;
  const copy = useMessages('mentionCombobox', mentionComboboxCopy, props.labels);
  const id = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const list = useMentionList({ field, value, onChange, suggestions, onQueryChange });
  const { isOpen, active } = list;

  useLayoutEffect(() => {
    field.current?.ownerDocument
      .getElementById(`${id}-${active}`)
      ?.scrollIntoView?.({ block: 'nearest' });
  }, [active, id]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes, every key belongs to it; 229 is how Safari says so for the Enter that ends it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (list.onKeyDown(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && !event.shiftKey && onSubmit) {
      event.preventDefault();
      onSubmit();
    }
  };

  const setRef = (element: HTMLTextAreaElement | null) => {
    field.current = element;
    if (typeof props.ref === 'function') props.ref(element);
    else if (props.ref) props.ref.current = element;
  };
  const announcement =
    !isOpen || isLoading
      ? ''
      : suggestions.length > 0
        ? copy.available(suggestions.length)
        : copy.noMatches;

  return (
    <span className={classNames(base, styles.root, props.className)}>
      <textarea
        ref={setRef}
        className={classNames(base, focusRing, styles.field)}
        aria-label={label}
        aria-autocomplete={onQueryChange ? 'list' : undefined}
        aria-haspopup={onQueryChange ? 'listbox' : undefined}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && suggestions.length > 0 ? `${id}-${active}` : undefined}
        value={value}
        name={props.name}
        rows={props.rows ?? 1}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        autoComplete="off"
        dir="auto"
        onChange={(event) => {
          onChange(event.target.value);
          list.follow(event.target.value, event.target.selectionStart);
        }}
        onSelect={(event) =>
          list.follow(event.currentTarget.value, event.currentTarget.selectionStart)
        }
        onKeyDown={onKeyDown}
        onBlur={() => {
          list.close();
          props.onBlur?.();
        }}
      />
      {isOpen && (
        <MentionList
          id={id}
          label={copy.people}
          note={isLoading ? copy.searching : copy.noMatches}
          placement={placement}
          people={suggestions}
          active={active}
          onActive={list.setActive}
          onAccept={list.accept}
        />
      )}
      <output className={visuallyHidden}>{announcement}</output>
    </span>
  );
}
