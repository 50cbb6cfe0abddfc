import { hasSameWords } from '../platform/writes';
import type { LiveMessage, OwnMessage } from './chat.types';

// An old message with the same words is not the one sent just now. Both times are the server's; a
// few seconds are forgiven, because it may have several clocks.
const CLOCK_TOLERANCE_MS = 5_000;

/**
 * Finds the message of one's own that the server sends: by the client's id, which others may use as
 * well, or, where the server does not know it, by writer and words, oldest first; what comes live
 * is else the answer to the one on its way. Without a writer only the id counts.
 */
export function findOwn(
  outbox: readonly OwnMessage[],
  { clientId, userId, text, sentAt }: LiveMessage,
  writerId: string | null,
  isHistory: boolean,
): OwnMessage | undefined {
  if (clientId !== undefined)
    return outbox.find((own) => own.id === clientId && (!userId || own.userId === userId));
  if (userId !== writerId) return undefined;
  const isIt = (own: OwnMessage) =>
    own.attempts > 0 &&
    own.state !== 'failed' &&
    hasSameWords(own.text, text) &&
    (!isHistory || Date.parse(sentAt) >= (own.emittedAt ?? 0) - CLOCK_TOLERANCE_MS);
  return outbox.find(isIt) ?? outbox.find(({ state }) => !isHistory && state === 'sending');
}
