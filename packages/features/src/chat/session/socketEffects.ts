import { onWake } from '../../platform/environment';
import { type LiveSocket, RECONNECT_MS } from '../../platform/socket';
import { batchArrivals } from './batchArrivals';
import { isForRoom, readAcknowledgement, readCount, readSeq, readReason } from '../chat.calls';
import type { ChatEffectHandlers } from '../chat.types';
import type { EnteredRoom } from './chatSession.types';
import { keepConnected } from './keepConnected';

/** Neither answer nor echo in this time, and the connection is taken for dead. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** Tells of what the server says about this room. */
function listenToRoom(socket: LiveSocket, room: EnteredRoom) {
  const { roomId, clock, lifetime, dispatch, read } = room;
  const lookAgain = () => dispatch({ type: 'missed' });
  const receive = batchArrivals(room);
  const on = (event: string, take: (body: unknown) => void) =>
    socket.on(event, (body: unknown) => isForRoom(body, roomId) && take(body));

  lifetime.atEnd(onWake(clock, lookAgain));
  socket.on('eventsMissed', lookAgain);
  on('joinRoomSuccess', () => dispatch({ type: 'joined' }));
  on('joinRoomError', (body) => dispatch({ type: 'joinRefused', reason: readReason(body) }));
  on('userCount', (body) => {
    const count = readCount(body);
    const lastSeq = readSeq(body, 'lastSeq');
    if (count !== null) dispatch({ type: 'counted', count, lastSeq });
  });
  on('newMessage', (body) => {
    const message = read(body);
    if (message) receive(message);
  });
}

/** Does at the socket what the machine asks for. */
export function socketEffects(room: EnteredRoom): ChatEffectHandlers<
  'connect' | 'join' | 'joinLater' | 'later' | 'emit' | 'reconnect' | 'leave'
> & {
  disconnect(): void;
} {
  const { roomId, writer, socketFactory, session, lifetime, dispatch, getState, read } = room;
  let socket: LiveSocket | undefined;
  let joins = 0;
  /** The join that has not been answered. */
  let awaited = 0;

  const connect = () =>
    void socketFactory({ getToken: session.getToken, getTokenNow: session.getTokenNow }).then(
      (made) => {
        if (lifetime.isOver()) return;
        socket = made;
        keepConnected(made, room);
        listenToRoom(made, room);
        made.connect();
      },
      () => lifetime.later(RECONNECT_MS, connect),
    );
  const reconnect = () => {
    socket?.disconnect();
    socket?.connect();
  };
  /** Runs `work` later if the room is not joined by then. */
  const unlessJoined = (ms: number, work: () => void) =>
    void lifetime.later(ms, () => socket?.connected && !getState().isJoined && work());
  const join = () => {
    joins += 1;
    const turn = joins;
    awaited = turn;
    socket?.emit('joinRoom', { matchId: roomId, username: writer?.username ?? '' });
    unlessJoined(ANSWER_TIMEOUT_MS, () => awaited === turn && reconnect());
  };

  return {
    connect,
    reconnect,
    join,
    joinLater({ ms }) {
      awaited = 0;
      const turn = joins;
      // A new connection has joined anew meanwhile.
      unlessJoined(ms, () => joins === turn && join());
    },
    later: ({ ms, event }) => void lifetime.later(ms, () => dispatch({ type: event })),
    emit({ id, text, attempt }) {
      if (!writer) return;
      socket?.emit(
        'sendMessage',
        { matchId: roomId, userId: writer.id, message: text, clientMessageId: id },
        (body: unknown) =>
          dispatch({ type: 'answered', id, answer: readAcknowledgement(body, read) }),
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
