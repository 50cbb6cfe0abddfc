import type { LiveMessage, OwnMessage } from './chat.types';

// An old message with the same words is not the one sent just now. Clocks differ, so some minutes
// are forgiven.
const CLOCK_TOLERANCE_MS = 120_000;

/**
 * Finds the message of one's own that the server tells of: by the client's id, or, where the server
 * does not know it, by writer and words, oldest first. A found one leaves the outbox and keeps the
 * row it had.
 */
export function confirmMessage(
  outbox: readonly OwnMessage[],
  message: LiveMessage,
  writerId: string,
  isHistory: boolean,
): { outbox: readonly OwnMessage[]; message: LiveMessage } {
  const isIt = (own: OwnMessage) => {
    if (message.clientId !== undefined) return own.id === message.clientId;
    if (
      message.userId !== writerId ||
      own.text !== message.text ||
      own.attempts === 0 ||
      own.state === 'failed'
    )
      return false;
    return !isHistory || Date.parse(message.sentAt) >= (own.emittedAt ?? 0) - CLOCK_TOLERANCE_MS;
  };
  const own = outbox.find(isIt);
  if (!own) return { outbox, message };
  return {
    outbox: outbox.filter((other) => other !== own),
    message: { ...message, id: own.id, state: 'sent' },
  };
}
