import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { MentionList, mentionComboboxMessages, useMentionList } from '../../posts';
import type { MentionCandidate } from '../../posts';
import { useMessages } from '../../primitives/messages';
import { visuallyHidden } from '../../theme';
import * as styles from './ChatDock.css';

interface RoomMentionsOptions {
  /** What holds the room, and the list above its field. */
  panel: RefObject<HTMLElement | null>;
  suggestions: readonly MentionCandidate[];
  onQueryChange: ((query: string | null) => void) | undefined;
}

const fieldOf = ({ target }: SyntheticEvent) =>
  target instanceof HTMLTextAreaElement ? target : null;

/** Writes as a person does, so that whoever owns the field hears of it. */
function writeInto(field: HTMLTextAreaElement, text: string) {
  // React has put a setter of its own on the field, and takes what comes by it for its own doing.
  const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  native?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Offers people after an `@` in the field of a room, which is embedded elsewhere without a list of
 * people, and too small to carry one. Arrows choose, Enter or Tab accepts, Escape closes.
 */
export function useRoomMentions({ panel, suggestions, onQueryChange }: RoomMentionsOptions) {
  const text = useMessages(mentionComboboxMessages);
  const id = useId();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState('');
  const { isOpen, active, ...list } = useMentionList({
    field,
    value,
    onChange: (next) => field.current && writeInto(field.current, next),
    suggestions,
    onQueryChange,
  });
  const isListed = isOpen && suggestions.length > 0;
  useFieldRole(field, isListed ? id : null, active);

  // After every render, because the field grows with what is written.
  useLayoutEffect(() => {
    if (!isListed || !field.current || !anchor.current || !panel.current) return;
    const { bottom } = panel.current.getBoundingClientRect();
    const { top } = field.current.getBoundingClientRect();
    anchor.current.style.insetBlockEnd = `${bottom - top}px`;
  });

  const follow = (event: SyntheticEvent) => {
    const changed = fieldOf(event);
    if (!changed || !onQueryChange) return;
    field.current = changed;
    setValue(changed.value);
    list.follow(changed.value, changed.selectionStart);
  };
  const element: ReactNode = isListed && (
    <div ref={anchor} className={styles.mentions}>
      <MentionList
        id={id}
        label={text.people}
        note=""
        placement="above"
        people={suggestions}
        active={active}
        onActive={list.setActive}
        onAccept={list.accept}
      />
      <output className={visuallyHidden}>{text.available(suggestions.length)}</output>
    </div>
  );
  return {
    mentions: element,
    mentionProps: {
      onInput: follow,
      onSelect: follow,
      onBlur: list.close,
      onKeyDownCapture(event: KeyboardEvent) {
        // While an input method composes, every key belongs to it; 229 is how Safari says so.
        if (!isListed || event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (!list.onKeyDown(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** Says of the field that it has a list, and which person in it is marked. */
function useFieldRole(
  field: RefObject<HTMLTextAreaElement | null>,
  listId: string | null,
  active: number,
) {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || listId === null) return undefined;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': `${listId}-list`,
      'aria-activedescendant': `${listId}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.ownerDocument
      .getElementById(`${listId}-${active}`)
      ?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  }, [field, listId, active]);
}
