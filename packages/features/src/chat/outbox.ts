import type { ChatEffect, ChatState, ChatStep, OwnMessage } from './chat.types';

/**
 * A server that knows client ids gets a message again by itself this often; after that the person
 * decides.
 */
const MAX_ATTEMPTS = 4;

/** Changes one of one's own messages. */
export function changeOwn(state: ChatState, id: string, change: Partial<OwnMessage>): ChatState {
  const outbox = state.outbox.map((own) => (own.id === id ? { ...own, ...change } : own));
  return { ...state, outbox };
}

/**
 * Hands over what waits, in order; what may have arrived goes again only where twice is harmless.
 */
export function emitOutbox(state: ChatState, isTwiceHarmless: boolean, now?: number): ChatStep {
  const emits: ChatEffect[] = [];
  const outbox = state.outbox.map((own): OwnMessage => {
    const goesAgain = own.state === 'uncertain' && isTwiceHarmless && own.attempts < MAX_ATTEMPTS;
    if (own.state !== 'waiting' && !goesAgain) return own;
    const attempts = own.attempts + 1;
    emits.push({ type: 'emit', id: own.id, text: own.text, attempt: attempts });
    const emittedAt = own.emittedAt ?? now ?? Date.parse(own.sentAt);
    return { ...own, state: 'sending', attempts, emittedAt };
  });
  return [emits.length === 0 ? state : { ...state, outbox }, emits];
}
