import type { ChatState, ChatStep, ChatSteps, OwnMessage } from './chat.types';
import { takeMessage } from './messageArrival';
import { changeOwn, emitOutbox } from './outbox';

/**
 * Sends what waits once the room is joined. What may have arrived is looked for in the history
 * first.
 */
export function sendWaiting(state: ChatState, now?: number): ChatStep {
  const isOpen =
    state.catchUp !== null &&
    state.outbox.some(
      (own) => own.state === 'uncertain' || (own.state === 'waiting' && own.attempts > 0),
    );
  return state.isJoined && !isOpen ? emitOutbox(state, state.knowsClientIds, now) : [state, []];
}

/** What a person sends, and what the server answers to it. */
export const sendingSteps: ChatSteps<'sent' | 'answered' | 'discarded'> = {
  sent(state, { id, text, now }, writer) {
    const own: OwnMessage = {
      id,
      userId: writer.id,
      username: writer.username,
      avatarUrl: writer.avatarUrl ?? null,
      text,
      sentAt: new Date(now).toISOString(),
      state: 'waiting',
      attempts: 0,
    };
    return sendWaiting({ ...state, outbox: [...state.outbox, own] }, now);
  },
  answered(state, { id, answer }, writer) {
    if (!answer.isOk) return [changeOwn(state, id, { state: 'failed', note: answer.note }), []];
    const known = { ...state, knowsClientIds: true };
    const { message } = answer;
    return [message ? takeMessage(known, { ...message, clientId: id }, writer) : known, []];
  },
  discarded: (state, { id }) => [
    { ...state, outbox: state.outbox.filter((own) => own.id !== id) },
    [],
  ],
};
