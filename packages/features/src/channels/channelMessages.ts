import type { ChannelMessage } from '@clubline/contract';

/** A message as shown: `isSending` until the server has it. */
export type ShownMessage = ChannelMessage & { isSending?: boolean };

/** What is known of a channel, oldest first. `nextCursor` is missing until a page has come. */
export interface LoadedMessages {
  messages: ShownMessage[];
  nextCursor?: string | null;
}

/** The messages, each once. */
export function withoutDoubles(messages: readonly ShownMessage[]): ShownMessage[] {
  const seen = new Set<string>();
  return messages.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * What is known with the newest page behind it; where the two do not meet, the page alone, so that
 * no gap goes unseen.
 */
export function joinNewestPage(
  page: LoadedMessages,
  known: LoadedMessages | undefined,
): LoadedMessages {
  const sending = known?.messages.filter(({ isSending }) => isSending) ?? [];
  const fresh = new Map(page.messages.map((message) => [message.id, message]));
  const before = known?.messages.filter(({ isSending }) => !isSending) ?? [];
  const meet = known?.nextCursor !== undefined && before.some(({ id }) => fresh.has(id));
  if (!meet) return { ...page, messages: [...page.messages, ...sending] };
  return {
    ...known,
    messages: withoutDoubles([
      ...before.map((message) => fresh.get(message.id) ?? message),
      ...page.messages,
      ...sending,
    ]),
  };
}
