import type { ApiClient } from '../client';
import type { Clock, LiveSocket, SocketFactory, TimerId } from '../host';
import {
  createChatRoom,
  isForRoom,
  isMissingRoom,
  loadChatHistory,
  loadOlderMessages,
  readAcknowledgement,
  readCount,
  readMessage,
  readReason,
} from './chat.calls';
import { initialChatState, stepChat } from './chat.machine';
import type { ChatEffect, ChatEvent, ChatState, LiveMessage, Writer } from './chat.types';
import type { UnsentStore } from './chat.unsent';

/** Neither answer nor echo in this time, and the connection is taken for dead. */
export const ANSWER_TIMEOUT_MS = 10_000;
const CALL_TIMEOUT_MS = 15_000;
const REJOIN_MS = 5_000;
/** What arrives so soon after what was shown is shown together: nobody reads faster, and a slow reader's page has half as much to do. */
const TOGETHER_MS = 100;
/** Who writes nothing. */
const NOBODY: Writer = { id: '', username: '' };

export interface ChatSessionOptions {
  matchId: string;
  /** Null for a reader: nothing is sent, no room is made, and no session is asked for. */
  writer: Writer | null;
  client: ApiClient;
  socketFactory: SocketFactory;
  session: { getToken(): Promise<string | null>; getTokenNow(): string | null };
  clock: Clock;
  /** An id no other message of this person has. */
  newId: () => string;
  /** Keeps unconfirmed messages over a reload. @default they last as long as the session */
  unsent?: UnsentStore;
  /** Makes a picture's address one of the API's own, where the page stands elsewhere. */
  pictureAt?: ((address: string) => string) | undefined;
  /** What only developers should see. */
  log: (text: string) => void;
}

/** A live chat room at work: runs what the machine asks for and tells it what happens. Does nothing until opened. */
export interface ChatSession {
  getSnapshot(): ChatState;
  subscribe(listen: () => void): () => void;
  /** Enters the room; the returned function leaves it. */
  open(): () => void;
  send(text: string): void;
  retry(id: string): void;
  discard(id: string): void;
  /** Asks for the page before the oldest message, where the server has pages. */
  loadOlder(): void;
}

export function createChatSession(options: ChatSessionOptions): ChatSession {
  const { matchId, writer, client, socketFactory, session, clock, newId, unsent, pictureAt, log } =
    options;
  const reading: Pick<ApiClient, 'get'> = writer
    ? client
    : { get: (path, call) => client.get(path, { ...call, skipAuth: true }) };
  const listeners = new Set<() => void>();
  let state = initialChatState;
  let visit:
    | {
        abort: AbortController;
        timers: Set<TimerId>;
        socket?: LiveSocket;
        arrived: LiveMessage[];
        frame?: TimerId;
        retry?: TimerId;
      }
    | undefined;

  const placed = (message: LiveMessage): LiveMessage =>
    pictureAt && message.avatarUrl
      ? { ...message, avatarUrl: pictureAt(message.avatarUrl) }
      : message;

  const dispatch = (event: ChatEvent) => {
    const [next, effects] = stepChat(state, event, writer ?? NOBODY);
    const isChanged = next !== state;
    const isUnsentChanged =
      event.type !== 'opened' &&
      (next.outbox !== state.outbox || next.knowsClientIds !== state.knowsClientIds);
    state = next;
    if (isUnsentChanged)
      unsent?.write({ outbox: next.outbox, knowsClientIds: next.knowsClientIds });
    for (const effect of effects) run(effect);
    if (isChanged) for (const listen of listeners) listen();
  };

  /** Runs `work` later unless the room is left first. */
  const later = (ms: number, work: () => void): TimerId | undefined => {
    const here = visit;
    if (!here) return undefined;
    const id = clock.setTimeout(() => {
      here.timers.delete(id);
      work();
    }, ms);
    here.timers.add(id);
    return id;
  };

  /** Gives a call this long; what comes after leaving the room is ignored. */
  const call = <T>(
    work: (signal: AbortSignal) => Promise<T>,
    succeed: (value: T) => void,
    failed: (error: unknown) => void,
  ) => {
    const here = visit;
    if (!here) return;
    const abort = new AbortController();
    const stop = () => abort.abort();
    here.abort.signal.addEventListener('abort', stop, { once: true });
    const timer = later(CALL_TIMEOUT_MS, stop);
    const settle = (tell: () => void) => {
      clock.clearTimeout(timer);
      here.abort.signal.removeEventListener('abort', stop);
      if (visit === here) tell();
    };
    work(abort.signal).then(
      (value) => settle(() => succeed(value)),
      (error: unknown) => settle(() => failed(error)),
    );
  };

  const receive = (message: LiveMessage) => {
    const here = visit;
    if (!here) return;
    here.arrived.push(message);
    if (here.frame !== undefined) return;
    const show = () => {
      here.frame = undefined;
      if (here.arrived.length === 0) return;
      here.frame = later(TOGETHER_MS, show);
      dispatch({ type: 'received', messages: here.arrived.splice(0) });
    };
    show();
  };

  const listen = (socket: LiveSocket) => {
    const forRoom = (take: (body: unknown) => void) => (body: unknown) =>
      isForRoom(body, matchId) && take(body);
    socket.on('connect', () => dispatch({ type: 'connected' }));
    socket.on('disconnect', (reason: string) => {
      dispatch({ type: 'disconnected' });
      // A fresh token is at hand before the first new attempt.
      if (writer) void session.getToken().catch(() => null);
      // Socket.IO does not come back by itself when the server closed the connection.
      if (reason === 'io server disconnect') later(REJOIN_MS, () => socket.connect());
    });
    socket.on('connect_error', () => {
      dispatch({ type: 'connectFailed', isRefused: socket.active === false });
      // Nor when the server refused it. Then the token may be at fault, of which a call is told properly.
      const here = visit;
      if (!here || here.retry !== undefined || socket.active) return;
      here.retry = later(REJOIN_MS, () => {
        here.retry = undefined;
        const again = () => void (socket.connected || socket.connect());
        if (!writer) return again();
        call((signal) => createChatRoom(client, matchId, signal), again, again);
      });
    });
    socket.on(
      'joinRoomSuccess',
      forRoom(() => dispatch({ type: 'joined' })),
    );
    socket.on(
      'joinRoomError',
      forRoom((body) => dispatch({ type: 'joinRefused', reason: readReason(body) })),
    );
    socket.on(
      'userCount',
      forRoom((body) => {
        const count = readCount(body);
        if (count !== null) dispatch({ type: 'counted', count });
      }),
    );
    socket.on(
      'newMessage',
      forRoom((body) => {
        const message = readMessage(body, clock.now());
        if (message) receive(placed(message));
      }),
    );
    socket.on('sessionEnded', () => void session.getToken().catch(() => null));
  };

  const reconnect = () => {
    visit?.socket?.disconnect();
    visit?.socket?.connect();
  };

  const run = (effect: ChatEffect): void => {
    switch (effect.type) {
      case 'createRoom': {
        const ready = () => dispatch({ type: 'roomReady' });
        if (!writer) return ready();
        return call((signal) => createChatRoom(client, matchId, signal), ready, ready);
      }
      case 'createRoomAgain':
        return writer
          ? call(
              (signal) => createChatRoom(client, matchId, signal),
              () => {},
              () => {},
            )
          : undefined;
      case 'loadHistory': {
        const { request, after, delayMs } = effect;
        const load = () =>
          call(
            (signal) => loadChatHistory(reading, matchId, after, clock.now, signal),
            ({ messages, hasMore }) =>
              dispatch({
                type: 'historyLoaded',
                request,
                messages: messages.map(placed),
                hasOlder: after === null ? hasMore : undefined,
              }),
            (error) =>
              dispatch({ type: 'historyFailed', request, isMissing: isMissingRoom(error) }),
          );
        return delayMs === 0 ? load() : void later(delayMs, load);
      }
      case 'loadOlder':
        return call(
          (signal) => loadOlderMessages(reading, matchId, effect.before, clock.now, signal),
          ({ messages, hasMore }) =>
            dispatch({ type: 'olderLoaded', messages: messages.map(placed), hasOlder: hasMore }),
          () => dispatch({ type: 'olderFailed' }),
        );
      case 'connect': {
        const here = visit;
        socketFactory({ getToken: session.getToken, getTokenNow: session.getTokenNow }).then(
          (socket) => {
            if (!here || visit !== here) return;
            here.socket = socket;
            listen(socket);
            socket.connect();
          },
          () => later(REJOIN_MS, () => run(effect)),
        );
        return;
      }
      case 'join':
        visit?.socket?.emit('joinRoom', { matchId, username: writer?.username ?? '' });
        return void later(
          ANSWER_TIMEOUT_MS,
          () => visit?.socket?.connected && !state.isJoined && reconnect(),
        );
      case 'joinLater':
        return void later(
          REJOIN_MS,
          () => visit?.socket?.connected && !state.isJoined && run({ type: 'join' }),
        );
      case 'emit': {
        if (!writer) return;
        const { id, text, attempt } = effect;
        const here = visit;
        here?.socket?.emit(
          'sendMessage',
          { matchId, userId: writer.id, message: text, clientMessageId: id },
          (answer: unknown) => {
            const read = readAcknowledgement(answer, clock.now());
            if (visit === here)
              dispatch({
                type: 'answered',
                id,
                answer:
                  read.isOk && read.message ? { ...read, message: placed(read.message) } : read,
              });
          },
        );
        return void later(ANSWER_TIMEOUT_MS, () => dispatch({ type: 'timedOut', id, attempt }));
      }
      case 'reconnect':
        return reconnect();
      case 'leave':
        if (visit?.socket?.connected)
          visit.socket.emit('leaveRoom', { matchId, ...(writer && { userId: writer.id }) });
        return;
      case 'log':
        return log(effect.text);
    }
  };

  const close = () => {
    const here = visit;
    if (!here) return;
    dispatch({ type: 'closed' });
    visit = undefined;
    here.abort.abort();
    for (const timer of here.timers) clock.clearTimeout(timer);
    here.socket?.disconnect();
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      close();
      const here = { abort: new AbortController(), timers: new Set<TimerId>(), arrived: [] };
      visit = here;
      dispatch({ type: 'opened', ...(unsent && { unsent: unsent.read(clock.now()) }) });
      return () => void (visit === here && close());
    },
    send: (text) =>
      void (writer && dispatch({ type: 'sent', id: newId(), text, now: clock.now() })),
    retry: (id) => dispatch({ type: 'retried', id, now: clock.now() }),
    discard: (id) => dispatch({ type: 'discarded', id }),
    loadOlder: () => dispatch({ type: 'olderWanted' }),
  };
}
