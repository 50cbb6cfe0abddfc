import type { ChatState, ChatSteps, OwnMessage } from './chat.types';
import { askForHistory, startCatchUp } from './messageHistory';

/** Failed attempts after which the room says offline; trying goes on. */
const OFFLINE_AFTER = 3;

/** Without a connection there is no count, and what is missed meanwhile has to be caught up. */
function withoutConnection(state: ChatState, change: Partial<ChatState> = {}): ChatState {
  const next = { ...state, ...change };
  const connection = !next.wasOnline
    ? 'connecting'
    : next.failures >= OFFLINE_AFTER
      ? 'offline'
      : 'reconnecting';
  return {
    ...next,
    connection,
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
      connection: 'online',
    });
  },
  joinRefused: (state, { reason }) => [
    state,
    [{ type: 'log', text: `joinRoomError: ${reason}` }, { type: 'joinLater' }],
  ],
  disconnected(state) {
    // What was on its way may have arrived or not.
    const outbox = state.outbox.map((own): OwnMessage =>
      own.state === 'sending' ? { ...own, state: 'uncertain' } : own,
    );
    return [withoutConnection(state, { outbox }), []];
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
