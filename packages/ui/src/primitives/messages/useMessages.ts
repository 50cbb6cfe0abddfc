import { createContext, useContext, useMemo } from 'react';
import type { Messages } from './defineMessages';

/** Texts that replace those of components, by the name of the messages. */
export const MessagesContext = createContext<Record<string, object | undefined>>({});

/**
 * The texts to show: the messages' own, those of the provider above, and the given labels, each
 * before the former.
 */
export function useMessages<Texts extends object>(
  { name, texts }: Messages<Texts>,
  labels?: Partial<Texts>,
): Texts {
  const provided = useContext(MessagesContext)[name];
  return useMemo(
    () => (provided || labels ? { ...texts, ...provided, ...labels } : texts),
    [texts, provided, labels],
  );
}
