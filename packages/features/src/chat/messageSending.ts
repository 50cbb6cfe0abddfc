import type { ChatEffect, ChatState, ChatStep, ChatSteps, OwnMessage } from './chat.types';
import { takeMessages } from './messageArrival';

/**
 * A server that knows client ids gets a message again by itself this often; after that the person
 * decides.
 */
const MAX_ATTEMPTS = 4;

/** Looks a second later whether the pause is over. */
const TICK: ChatEffect = { type: 'later', ms: 1_000, event: 'ticked' };

/** Changes one of one's own messages. */
function changeOwn(state: ChatState, id: string, change: Partial<OwnMessage>): ChatState {
  const outbox = state.outbox.map((own) => (own.id === id ? { ...own, ...change } : own));
  return { ...state, outbox };
}

/**
 * Hands over what comes next in the order it was written, once the one before has been answered.
 * What may have arrived goes again only where twice is harmless; elsewhere it is looked for in the
 * history first.
 */
export function sendNext(state: ChatState): ChatStep {
  const { outbox, knowsClientIds } = state;
  const isOpen =
    !knowsClientIds &&
    state.catchUp !== null &&
    state.historyFailures === 0 &&
    outbox.some((own) => own.attempts > 0 && own.state !== 'failed');
  const isReady = state.isJoined && !state.pause && !isOpen;
  const next = outbox.find(
    (own) =>
      own.state === 'waiting' ||
      (own.state === 'uncertain' && knowsClientIds && own.attempts < MAX_ATTEMPTS),
  );
  if (!isReady || !next || outbox.some((own) => own.state === 'sending')) return [state, []];
  const { id, text } = next;
  const attempts = next.attempts + 1;
  const newest = state.messages.at(-1);
  const emittedAt = next.emittedAt ?? (newest ? Date.parse(newest.sentAt) : 0);
  return [
    changeOwn(state, id, { state: 'sending', attempts, emittedAt }),
    [{ type: 'emit', id, text, attempt: attempts }],
  ];
}

/** What a person sends, and what the server answers to it. */
export const sendingSteps: ChatSteps<
  'sent' | 'answered' | 'timedOut' | 'retried' | 'discarded' | 'ticked'
> = {
  sent(state, { id, text, now }, writer) {
    const own: OwnMessage = {
      ...writer,
      id,
      userId: writer.id,
      text,
      sentAt: new Date(now).toISOString(),
      state: 'waiting',
      attempts: 0,
    };
    return [{ ...state, outbox: [...state.outbox, own] }, []];
  },
  answered(state, { id, answer }, writer) {
    if (answer.isOk) {
      const known = { ...state, knowsClientIds: true };
      const { message } = answer;
      return [takeMessages(known, message ? [{ ...message, clientId: id }] : [], writer), []];
    }
    const { note, pause } = answer;
    if (!pause) return [changeOwn(state, id, { state: 'failed', note }), []];
    return [{ ...changeOwn(state, id, { state: 'waiting' }), pause }, state.pause ? [] : [TICK]];
  },
  timedOut(state, { id, attempt }) {
    const own = state.outbox.find((message) => message.id === id);
    if (own?.state !== 'sending' || own.attempts !== attempt) return [state, []];
    // Neither answer nor echo: the connection may look alive and be dead. A new one tells the
    // truth.
    return [
      { ...changeOwn(state, id, { state: 'uncertain' }), isJoined: false },
      state.isJoined ? [{ type: 'reconnect' }] : [],
    ];
  },
  retried: (state, { id }) => [changeOwn(state, id, { state: 'waiting', note: undefined }), []],
  discarded: (state, { id }) => [
    { ...state, outbox: state.outbox.filter((own) => own.id !== id) },
    [],
  ],
  ticked: (state) => [{ ...state, pause: state.pause - 1 }, state.pause > 1 ? [TICK] : []],
};
