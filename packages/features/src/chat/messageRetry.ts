import type { ChatSteps, OwnMessage } from './chat.types';
import { sendWaiting } from './messageSending';
import { changeOwn } from './outbox';

/** The connection broke: what was on its way may have arrived or not. */
export function interrupt(outbox: readonly OwnMessage[]): readonly OwnMessage[] {
  return outbox.map((own) => (own.state === 'sending' ? { ...own, state: 'uncertain' } : own));
}

/** What becomes of a message that got no answer, and of one that a person sends again. */
export const retrySteps: ChatSteps<'timedOut' | 'retried'> = {
  timedOut(state, { id, attempt }) {
    const own = state.outbox.find((message) => message.id === id);
    if (own?.state !== 'sending' || own.attempts !== attempt) return [state, []];
    // Neither answer nor echo: the connection may look alive and be dead. A new one tells the
    // truth.
    return [
      changeOwn(state, id, { state: 'uncertain' }),
      state.isJoined ? [{ type: 'reconnect' }] : [],
    ];
  },
  retried: (state, { id, now }) =>
    sendWaiting(changeOwn(state, id, { state: 'waiting', note: undefined }), now),
};
