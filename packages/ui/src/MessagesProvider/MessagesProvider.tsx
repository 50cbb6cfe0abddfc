import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { UiMessages } from './messages.types';

/** Texts by component, each of which may leave out what stays as it is. */
export type PartialMessages<Messages> = { [Name in keyof Messages]?: Partial<Messages[Name]> };

const MessagesContext = createContext<Record<string, object | undefined>>({});

export interface MessagesProviderProps {
  /** What replaces the English texts, e.g. `@clubline/ui/locales/es`. */
  messages: PartialMessages<UiMessages>;
  children: ReactNode;
}

/** Replaces the texts of all components below it; the `labels` of a component go before. Not of `ResultsTable` and `ChatRoom`, which take `labels` alone. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const value = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}

/**
 * The texts of whatever shows some: its own, those of the provider above it, and those it was given, each before the former.
 * @param name its key among the messages
 */
export function useNamedMessages<Texts extends object>(
  name: string,
  own: Texts,
  labels?: Partial<Texts>,
): Texts {
  const given = useContext(MessagesContext)[name];
  return useMemo(
    () => (given || labels ? { ...own, ...given, ...labels } : own),
    [own, given, labels],
  );
}

/** The texts of a component of this package. */
export function useMessages<Name extends keyof UiMessages>(
  name: Name,
  own: UiMessages[Name],
  labels?: Partial<UiMessages[Name]>,
): UiMessages[Name] {
  return useNamedMessages(name, own, labels);
}
