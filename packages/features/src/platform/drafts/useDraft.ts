import { useState } from 'react';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { draftKey } from './draftKey';
import { useWriterId } from './useWriterId';

/**
 * Text being written, kept over leaving the screen and over a lost session, for this person and
 * this tab only.
 */
export interface Draft {
  value: string;
  setValue(value: string): void;
  /** Empties it and returns what it held, trimmed. */
  take(): string;
  /** Puts back what could not be sent, in front of what was written since. */
  restore(text: string): void;
}

/** The draft called `name`. */
export function useDraft(name: string): Draft {
  const { storage } = useClubline();
  const user = useCurrentUser();
  const key = draftKey(useWriterId(), name);
  const [texts, setTexts] = useState<Record<string, string>>({});
  // A chosen end leaves nothing in the storage.
  const value = (user && texts[key]) ?? storage.session.get(key) ?? '';

  const write = (text: string) => {
    setTexts((all) => ({ ...all, [key]: text }));
    if (text) storage.session.set(key, text);
    else storage.session.remove(key);
  };
  return {
    value,
    setValue: write,
    take() {
      write('');
      return value.trim();
    },
    restore(text) {
      const since = storage.session.get(key) ?? '';
      write(since ? `${text}\n${since}` : text);
    },
  };
}
