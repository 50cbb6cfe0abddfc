import type { ChatEffect, LiveMessage, OwnMessage } from './chat.types';

/** A server that knows client ids gets a message again by itself this often; after that the person decides. */
const MAX_ATTEMPTS = 4;
// An old message with the same words is not the one sent just now. Clocks differ, so some minutes are forgiven.
const CLOCK_TOLERANCE_MS = 120_000;

/** Changes one of one's own messages. */
export function replaceOwn(
  outbox: readonly OwnMessage[],
  id: string,
  change: Partial<OwnMessage>,
): readonly OwnMessage[] {
  return outbox.map((own) => (own.id === id ? { ...own, ...change } : own));
}

/** The connection broke: what was on its way may have arrived or not. */
export function markInterrupted(outbox: readonly OwnMessage[]): readonly OwnMessage[] {
  return outbox.map((own) => (own.state === 'sending' ? { ...own, state: 'uncertain' } : own));
}

/** Hands over what waits, in order; what may have arrived goes again only where twice is harmless. */
export function emitAll(
  outbox: readonly OwnMessage[],
  knowsClientIds: boolean,
  now?: number,
): { outbox: readonly OwnMessage[]; emits: ChatEffect[] } {
  const emits: ChatEffect[] = [];
  const next = outbox.map((own): OwnMessage => {
    const goesAgain = own.state === 'uncertain' && knowsClientIds && own.attempts < MAX_ATTEMPTS;
    if (own.state !== 'waiting' && !goesAgain) return own;
    const attempt = own.attempts + 1;
    emits.push({ type: 'emit', id: own.id, text: own.text, attempt });
    return {
      ...own,
      state: 'sending',
      attempts: attempt,
      emittedAt: own.emittedAt ?? now ?? Date.parse(own.sentAt),
    };
  });
  return emits.length === 0 ? { outbox, emits } : { outbox: next, emits };
}

/**
 * Finds the message of one's own that the server tells of: by the client's id, or, where the server does not know it, by
 * writer and words, oldest first. A found one leaves the outbox and keeps the row it had.
 */
export function confirm(
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
