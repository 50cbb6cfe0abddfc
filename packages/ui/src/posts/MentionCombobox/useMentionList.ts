import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { completeMention, mentionQueryAt, type MentionQuery } from './mentionQuery';

/** A person who can be mentioned. */
export interface MentionCandidate {
  /** Unique among the suggestions. */
  id: string;
  /** Without `@`. */
  username: string;
  /** Full name, shown under the username. */
  name?: string;
  /** Address of the picture. */
  image?: string | null;
}

interface MentionListOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly MentionCandidate[];
  onQueryChange?: (query: string | null) => void;
}

/**
 * The state behind the list of people: which mention is being typed, which person is marked, what a
 * key does.
 */
export function useMentionList({
  field,
  value,
  onChange,
  suggestions,
  onQueryChange,
}: MentionListOptions) {
  const [mention, setMention] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  // A mention closed by Escape stays closed until another `@` is begun.
  const dismissed = useRef<number | null>(null);
  const caretAfterAccept = useRef<number | null>(null);

  const reported = useRef<string | null>(null);
  useEffect(() => {
    const query = mention?.query ?? null;
    if (query === reported.current) return;
    reported.current = query;
    onQueryChange?.(query);
  }, [mention, onQueryChange]);

  // After every render, because the caret can only be set once the new text stands in the field.
  useLayoutEffect(() => {
    if (caretAfterAccept.current === null) return;
    field.current?.setSelectionRange(caretAfterAccept.current, caretAfterAccept.current);
    caretAfterAccept.current = null;
  });

  const follow = (text: string, caret: number) => {
    const found = onQueryChange ? mentionQueryAt(text, caret) : null;
    if (!found || found.start !== dismissed.current) dismissed.current = null;
    const next = found && found.start !== dismissed.current ? found : null;
    if (next?.query !== mention?.query || next?.start !== mention?.start) {
      setMention(next);
      setActive(0);
    }
  };

  const accept = (person: MentionCandidate) => {
    if (!mention) return;
    const caret = field.current?.selectionStart ?? value.length;
    const completed = completeMention(value, caret, mention, person.username);
    caretAfterAccept.current = completed.caret;
    setMention(null);
    onChange(completed.text);
  };

  const marked = Math.min(active, Math.max(0, suggestions.length - 1));

  return {
    isOpen: mention !== null,
    active: marked,
    setActive,
    follow,
    accept,
    close: () => setMention(null),
    /** Returns whether the key was for the list. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!mention) return false;
      if (event.key === 'Escape') {
        dismissed.current = mention.start;
        setMention(null);
        return true;
      }
      const person = suggestions[marked];
      if (!person) return false;
      if (event.key === 'ArrowDown') setActive((marked + 1) % suggestions.length);
      else if (event.key === 'ArrowUp')
        setActive((marked - 1 + suggestions.length) % suggestions.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) accept(person);
      else return false;
      return true;
    },
  };
}
