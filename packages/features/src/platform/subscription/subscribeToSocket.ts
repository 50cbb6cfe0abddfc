import type { ClientEvents, ServerEvents } from '@clubline/contract';
import { onWake, type TimerId } from '../environment';
import type { Clubline } from '../provider';
import { type LiveSocket, RECONNECT_MS } from '../socket';
import { createCatchUp } from './createCatchUp';

/**
 * A first connection that takes longer than this, in ms, leaves a gap: what happens sooner the
 * server tells of itself, once the page listens.
 */
const AT_ONCE_MS = 5_000;

/** What an event carries as the server sent it: nothing of it is certain. */
type Unread<Event extends keyof ServerEvents> = {
  [Key in keyof Parameters<ServerEvents[Event]>[0]]?: unknown;
};

/** What to do with each event. */
export type SocketEvents = {
  [Event in keyof ServerEvents]?: (body: Unread<Event>) => void;
};

export interface SocketSubscription {
  events: SocketEvents;
  /** What the server has to be told to send these events, and to send them no longer. */
  group?: { join: keyof ClientEvents; leave: keyof ClientEvents; body: Record<string, string> };
  /**
   * Asks for what may have been missed, once after each gap: of the connection, or one that the
   * server tells of. Asked again later when it rejects.
   * `signal` says that the answer is out of date: a newer gap, or nobody listens any more.
   */
  onCatchUp(signal: AbortSignal): Promise<unknown>;
}

/**
 * Hears events of the live socket until the returned function is called: through reconnections,
 * refusals and sleep. A server that knows no such events sends none.
 */
export function subscribeToSocket(
  { session, socketFactory, clock }: Pick<Clubline, 'session' | 'socketFactory' | 'clock'>,
  { events, group, onCatchUp }: SocketSubscription,
): () => void {
  const catchUp = createCatchUp(clock, onCatchUp);
  const begun = clock.now();
  let isOver = false;
  let hasConnected = false;
  let isBehind = false;
  let socket: LiveSocket | null = null;
  let retry: TimerId | undefined;

  const tryLater = (attempt: () => void) => {
    isBehind = true;
    clock.clearTimeout(retry);
    retry = clock.setTimeout(attempt, RECONNECT_MS);
  };
  const reconnect = () => void (socket?.connected || socket?.connect());
  const listeners: [string, (body: never) => void][] = [
    [
      'connect',
      () => {
        clock.clearTimeout(retry);
        if (group) socket?.emit(group.join, group.body);
        const isLate = !hasConnected && clock.now() - begun > AT_ONCE_MS;
        if (isBehind || isLate) catchUp.start();
        hasConnected = true;
        isBehind = false;
      },
    ],
    [
      'disconnect',
      (reason: string) => {
        isBehind = true;
        catchUp.pause();
        // Otherwise Socket.IO comes back by itself.
        if (reason === 'io server disconnect') tryLater(reconnect);
      },
    ],
    ['connect_error', () => tryLater(reconnect)],
    ['eventsMissed', () => catchUp.start()],
    ...Object.entries(events).map(([event, listen]): [string, (body: unknown) => void] => [
      event,
      // A body that is missing is one without fields.
      (body) => (listen as (fields: object) => void)(Object(body) as object),
    ]),
  ];
  const open = () =>
    void socketFactory({ getToken: session.getToken, getTokenNow: session.getTokenNow }).then(
      (made) => {
        if (isOver) return;
        socket = made;
        for (const [event, listen] of listeners) made.on(event, listen);
        made.connect();
      },
      () => isOver || tryLater(open),
    );
  open();
  const stopWaking = onWake(clock, () => socket?.connected && catchUp.start());

  return () => {
    isOver = true;
    clock.clearTimeout(retry);
    stopWaking();
    catchUp.stop();
    for (const [event, listen] of listeners) socket?.off(event, listen);
    if (group && socket?.connected) socket.emit(group.leave, group.body);
    socket?.disconnect();
  };
}
