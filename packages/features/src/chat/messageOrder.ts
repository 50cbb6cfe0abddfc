import type { ChatState, LiveMessage } from './chat.types';

/** Messages kept in memory; the oldest go first. */
const KEPT_MESSAGES = 5_000;
// Cutting is done in steps, so that a full list is not copied for each arrival.
const SLACK = 500;

/** The server's own order when both have a number in it, else its time. */
function compare(a: LiveMessage, b: LiveMessage): number {
  if (a.seq !== undefined && b.seq !== undefined) return a.seq - b.seq;
  return Date.parse(a.sentAt) - Date.parse(b.sentAt) || 0;
}

/** Puts one message where it belongs, unless it is there; among equals it comes last. */
export function insertMessage(
  list: readonly LiveMessage[],
  message: LiveMessage,
): readonly LiveMessage[] {
  if (list.includes(message)) return list;
  let index = list.length;
  while (index > 0 && compare(list[index - 1] as LiveMessage, message) > 0) index -= 1;
  return [...list.slice(0, index), message, ...list.slice(index)];
}

/** Joins the server's history with what is known already; among equals the history comes first. */
export function mergeHistory(
  history: readonly LiveMessage[],
  known: readonly LiveMessage[],
): readonly LiveMessage[] {
  const merged = [...new Set([...history, ...known])];
  return merged.length === known.length ? known : merged.sort(compare);
}

/** Up to which number of the server's order nothing is missing; 0 when it gives no order. */
export function unbrokenUntil({ messages, settled }: ChatState): number {
  return messages.reduce((until, { seq }) => (seq === until + 1 ? seq : until), settled);
}

/** Keeps a long session from growing without bound. */
export function trim<T>(list: readonly T[]): readonly T[] {
  return list.length > KEPT_MESSAGES + SLACK ? list.slice(-KEPT_MESSAGES) : list;
}
