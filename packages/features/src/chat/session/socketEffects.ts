import type { LiveSocket } from '../../platform/socket';
import { batchArrivals } from './batchArrivals';
import { isForRoom, readAcknowledgement, readCount, readMessage, readReason } from '../chat.calls';
import type { ChatEffectHandlers } from '../chat.types';
import type { EnteredRoom } from './chatSession.types';
import { keepConnected, REJOIN_MS } from './keepConnected';

/** Neither answer nor echo in this time, and the connection is taken for dead. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** Tells of what the server says about this room. */
function listenToRoom(socket: LiveSocket, room: EnteredRoom) {
  const { roomId, clock, dispatch, toShown } = room;
  const receive = batchArrivals(room);
  const on = (event: string, take: (body: unknown) => void) =>
    socket.on(event, (body: unknown) => isForRoom(body, roomId) && take(body));

  on('joinRoomSuccess', () => dispatch({ type: 'joined' }));
  on('joinRoomError', (body) => dispatch({ type: 'joinRefused', reason: readReason(body) }));
  on('userCount', (body) => {
    const count = readCount(body);
    if (count !== null) dispatch({ type: 'counted', count });
  });
  on('newMessage', (body) => {
    const message = readMessage(body, clock.now());
    if (message) receive(toShown(message));
  });
}

/** Does at the socket what the machine asks for. */
export function socketEffects(room: EnteredRoom): ChatEffectHandlers<
  'connect' | 'join' | 'joinLater' | 'emit' | 'reconnect' | 'leave'
> & {
  disconnect(): void;
} {
  const { roomId, writer, socketFactory, session, clock, lifetime, dispatch, getState, toShown } =
    room;
  let socket: LiveSocket | undefined;

  const connect = () =>
    void socketFactory({ getToken: session.getToken, getTokenNow: session.getTokenNow }).then(
      (made) => {
        if (lifetime.isOver()) return;
        socket = made;
        keepConnected(made, room);
        listenToRoom(made, room);
        made.connect();
      },
      () => lifetime.later(REJOIN_MS, connect),
    );
  const reconnect = () => {
    socket?.disconnect();
    socket?.connect();
  };
  /** Runs `work` later if the room is not joined by then. */
  const unlessJoined = (ms: number, work: () => void) =>
    void lifetime.later(ms, () => socket?.connected && !getState().isJoined && work());
  const join = () => {
    socket?.emit('joinRoom', { matchId: roomId, username: writer?.username ?? '' });
    unlessJoined(ANSWER_TIMEOUT_MS, reconnect);
  };

  return {
    connect,
    reconnect,
    join,
    joinLater: () => unlessJoined(REJOIN_MS, join),
    emit({ id, text, attempt }) {
      if (!writer) return;
      socket?.emit(
        'sendMessage',
        { matchId: roomId, userId: writer.id, message: text, clientMessageId: id },
        (body: unknown) => {
          const answer = readAcknowledgement(body, clock.now());
          if (answer.isOk && answer.message) answer.message = toShown(answer.message);
          dispatch({ type: 'answered', id, answer });
        },
      );
      lifetime.later(ANSWER_TIMEOUT_MS, () => dispatch({ type: 'timedOut', id, attempt }));
    },
    leave() {
      if (socket?.connected)
        socket.emit('leaveRoom', { matchId: roomId, ...(writer && { userId: writer.id }) });
    },
    disconnect: () => socket?.disconnect(),
  };
}
