import type { ChatState, ChatSteps } from './chat.types';
import { askForHistory } from './messageHistory';
import { interrupt } from './messageRetry';
import { sendWaiting } from './messageSending';

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
  return { ...next, connection, isJoined: false, onlineCount: null, catchUp: null };
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
  roomReady: (state) => askForHistory(state, [{ type: 'connect' }]),
  connected: (state) => [
    withoutConnection(state, { failures: 0, isRefused: false }),
    [{ type: 'join' }],
  ],
  joined(state) {
    if (state.isJoined) return [state, []];
    const [asking, effects] = askForHistory({
      ...state,
      isJoined: true,
      wasOnline: true,
      failures: 0,
      connection: 'online',
      catchUp: state.request + 1,
    });
    const [next, emits] = sendWaiting(asking);
    return [next, [...effects, ...emits]];
  },
  joinRefused: (state, { reason }) => [
    state,
    [{ type: 'log', text: `joinRoomError: ${reason}` }, { type: 'joinLater' }],
  ],
  disconnected: (state) => [withoutConnection(state, { outbox: interrupt(state.outbox) }), []],
  connectFailed: (state, { isRefused = false }) => [
    withoutConnection(state, { failures: state.failures + 1, isRefused }),
    [],
  ],
  counted: (state, { count }) => [
    state.connection === 'offline' ? state : { ...state, onlineCount: count },
    [],
  ],
  closed: (state) => [
    { ...state, connection: 'closed', isJoined: false, onlineCount: null },
    [{ type: 'leave' }],
  ],
};
