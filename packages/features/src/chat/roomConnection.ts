import type { ChatEffect, ChatState, ChatSteps, OwnMessage } from './chat.types';
import { askForHistory, GIVEN_UP_AFTER, startCatchUp, waitInUnopened } from './messageHistory';

/** Who has waited this long to enter a room is told that it cannot be reached. */
export const OVERDUE_MS = 10_000;
/** A refused join is tried again after this time, and after as much more each time. */
const REJOIN_MS = 5_000;
const MOST_REJOIN_MS = 30_000;

/** Without a connection there is no count, and what is missed meanwhile has to be caught up. */
function withoutConnection(state: ChatState, change: Partial<ChatState> = {}): ChatState {
  const next = { ...state, ...change };
  const isOffline = next.failures >= GIVEN_UP_AFTER;
  return {
    ...next,
    connection: isOffline ? 'offline' : next.wasOnline ? 'reconnecting' : 'connecting',
    problem: next.problem ?? (isOffline && !next.wasOnline ? 'unreachable' : null),
    refusals: 0,
    isJoined: false,
    onlineCount: null,
    catchUp: null,
    isChecking: false,
  };
}

/** Entering the room, losing its connection and coming back. */
export const connectionSteps: ChatSteps<
  | 'roomReady'
  | 'connected'
  | 'joined'
  | 'joinRefused'
  | 'disconnected'
  | 'overdue'
  | 'reconnectWanted'
  | 'connectFailed'
  | 'counted'
  | 'closed'
> = {
  roomReady(state) {
    const [next, effects] = askForHistory(state);
    return [next, [...effects, { type: 'connect' }]];
  },
  connected: (state) => [
    withoutConnection(state, { failures: 0, isRefused: false }),
    [{ type: 'join' }],
  ],
  joined(state) {
    if (state.isJoined) return [state, []];
    return startCatchUp({
      ...state,
      isJoined: true,
      wasOnline: true,
      failures: 0,
      problem: null,
      isUnopened: false,
      connection: 'online',
    });
  },
  joinRefused(state, { reason }) {
    const refusals = state.refusals + 1;
    // Why somebody cannot enter, the history may say better, or has said so: of a room that there
    // cannot be it is known, of a server that is down not.
    const refusal = state.isHistoryKnown === !state.problem ? reason : state.refusal;
    const ms = Math.min(REJOIN_MS * refusals, MOST_REJOIN_MS);
    const later: ChatEffect = { type: 'joinLater', ms };
    return [
      waitInUnopened({ ...state, refusals, refusal }),
      refusal === state.refusal
        ? [later]
        : [{ type: 'log', text: `joinRoomError: ${refusal}` }, later],
    ];
  },
  disconnected(state) {
    // What was on its way may have arrived or not.
    const outbox = state.outbox.map((own): OwnMessage =>
      own.state === 'sending' ? { ...own, state: 'uncertain' } : own,
    );
    return [withoutConnection(state, { outbox }), []];
  },
  overdue: (state) => [
    state.wasOnline ? state : withoutConnection(state, { failures: GIVEN_UP_AFTER }),
    [],
  ],
  reconnectWanted(state) {
    const [next, effects] = askForHistory({
      ...state,
      connection: state.wasOnline ? 'reconnecting' : 'connecting',
    });
    return [next, [...effects, { type: 'reconnect' }]];
  },
  connectFailed: (state, { isRefused = false }) => [
    withoutConnection(state, { failures: state.failures + 1, isRefused }),
    [],
  ],
  counted: (before, { count, lastSeq = 0 }) => {
    const state = { ...before, lastSeq: Math.max(before.lastSeq, lastSeq) };
    return [state.connection === 'offline' ? state : { ...state, onlineCount: count }, []];
  },
  closed: (state) => [
    { ...state, connection: 'closed', isJoined: false, onlineCount: null },
    [{ type: 'leave' }],
  ],
};
