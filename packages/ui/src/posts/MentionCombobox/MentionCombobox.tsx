import {
  forwardRef,
  useId,
  useLayoutEffect,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { classNames } from '../../theme/classNames';
import * as fieldStyles from '../../primitives/Field/Field.css';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { base, focusRing, visuallyHidden } from '../../theme';
import { useGrowingField } from '../../theme/useGrowingField';
import { mentionComboboxMessages } from './messages';
import * as styles from './MentionCombobox.css';
import { MentionList } from './MentionList';
import { useMentionList, type MentionCandidate } from './useMentionList';

/** Props of {@link MentionCombobox}. */
export interface MentionComboboxProps {
  /** The field's name for assistive technology. */
  label: string;
  /** What is written so far. */
  value: string;
  /** Called with the whole text at every change, also when a person is accepted. */
  onChange: (value: string) => void;
  /** People that match the query of `onQueryChange`, best first. */
  suggestions?: readonly MentionCandidate[];
  /** Says what stands after the `@` under the caret, or null when no mention is being typed. */
  onQueryChange?: (query: string | null) => void;
  /**
   * Whether the suggestions are on their way, here, or could not be loaded; after an error, ask
   * again at the next query.
   * @default 'ready'
   */
  status?: 'loading' | 'ready' | 'error';
  /** Enter calls this; Shift and Enter break the line. Without it Enter breaks the line. */
  onSubmit?: () => void;
  /** Where the list opens. @default 'below' */
  placement?: 'below' | 'above';
  /** An example, shown while the field is empty. */
  placeholder?: string;
  /** Lines shown while empty. @default 1 */
  rows?: number;
  /** Whether it can be seen but not used. @default false */
  isDisabled?: boolean;
  /** What is wrong; the field is marked invalid while it is set. */
  errorMessage?: string;
  /** Key of its value when the form around it is sent. */
  name?: string;
  /** Called when the field loses the focus; choosing a person does not. */
  onBlur?: () => void;
  /** The `<textarea>` itself, e.g. to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Id of the `<textarea>`, for an address that leads to it. */
  inputId?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof mentionComboboxMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * A growing text field that offers people after an `@`: arrows choose, Enter or Tab accepts, Escape
 * closes.
 */
export const MentionCombobox = forwardRef<HTMLSpanElement, MentionComboboxProps>(
  function MentionCombobox(props, ref) {
    const {
      label,
      value,
      onChange,
      suggestions = [],
      onQueryChange,
      status = 'ready',
      onSubmit,
      placement = 'below',
    } = props;
    const text = useMessages(mentionComboboxMessages, props.labels);
    const id = useId();
    const field = useObjectRef(props.inputRef);
    useGrowingField(field, value);
    const list = useMentionList({ field, value, onChange, suggestions, onQueryChange });
    const { isOpen, active } = list;

    useShownInList(field, `${id}-${active}`);

    const note = { loading: text.searching, ready: text.noMatches, error: text.failed }[status];
    const found = suggestions.length > 0 ? text.available(suggestions.length) : note;

    return (
      <span ref={ref} className={classNames(base, styles.root, props.className)}>
        <textarea
          ref={field}
          id={props.inputId}
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
          aria-invalid={props.errorMessage ? true : undefined}
          aria-describedby={props.errorMessage ? `${id}-error` : undefined}
          autoComplete="off"
          onChange={(event) => {
            onChange(event.target.value);
            list.follow(event.target.value, event.target.selectionStart);
          }}
          onSelect={(event) =>
            list.follow(event.currentTarget.value, event.currentTarget.selectionStart)
          }
          onKeyDown={(event) => passKey(event, list.onKeyDown, onSubmit)}
          onBlur={() => {
            list.close();
            props.onBlur?.();
          }}
        />
        {isOpen && (
          <MentionList
            id={id}
            label={text.people}
            note={note}
            placement={placement}
            people={suggestions}
            active={active}
            onActive={list.setActive}
            onAccept={list.accept}
          />
        )}
        {props.errorMessage && (
          <span id={`${id}-error`} className={classNames(fieldStyles.error, styles.error)}>
            <Icon name="warning" size={16} />
            {props.errorMessage}
          </span>
        )}
        <output className={visuallyHidden}>{isOpen && status !== 'loading' && found}</output>
      </span>
    );
  },
);

/** Keeps the marked person in sight where the list scrolls. */
function useShownInList(field: RefObject<HTMLElement | null>, markedId: string) {
  useLayoutEffect(() => {
    field.current?.ownerDocument.getElementById(markedId)?.scrollIntoView?.({ block: 'nearest' });
  }, [field, markedId]);
}

/** A key is for the list, if that is open; Enter then submits, where there is `onSubmit`. */
function passKey(
  event: KeyboardEvent,
  toList: (event: KeyboardEvent) => boolean,
  onSubmit: (() => void) | undefined,
) {
  // While an input method composes, every key belongs to it; 229 is how Safari says so for the
  // Enter that ends it.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  if (toList(event)) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.key === 'Enter' && !event.shiftKey && onSubmit) {
    event.preventDefault();
    onSubmit();
  }
}
