import { useContext, useMemo, type ReactNode } from 'react';
import { MessagesContext } from '../primitives/messages';
import type * as es from './es';

/** Every text of this package, by the name of its messages. */
export type UiMessages = typeof es;

export interface MessagesProviderProps {
  /** What replaces the English texts, by name, e.g. `@clubline/ui/locales/es`. */
  messages: Readonly<Record<string, object | undefined>>;
  /** The part of the page that speaks the other language. */
  children: ReactNode;
}

/**
 * Replaces the texts of all components below it; the `labels` of a component go before. Not of
 * `ResultsTable` and `ChatRoom`, which take `labels` alone.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const value = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}
