import type { Notification } from '@clubline/contract';
import type { LiveSocket } from '../host';
import type { Clubline } from '../provider';
import type { Session } from '../session';
import { readNotification } from './notifications.calls';

/** How long to wait before asking again a server that has turned the socket away, in ms. */
const RETRY_MS = 5_000;

export interface LiveListener {
  onArrival(notification: Notification): void;
  /** The connection is back; what was sent meanwhile has to be asked for. */
  onReturn(): void;
}

interface Connection {
  holders: number;
  close(): void;
}

const connections = new WeakMap<Session, Connection>();

/** Hears of new notifications until the returned function is called. Whoever else listens meanwhile shares the socket and its first listener. */
export function holdLiveNotifications(
  clubline: Pick<Clubline, 'session' | 'socketFactory' | 'clock'>,
  listener: LiveListener,
): () => void {
  const { session } = clubline;
  const connection = connections.get(session) ?? connect(clubline, listener);
  connection.holders += 1;
  connections.set(session, connection);
  return () => {
    connection.holders -= 1;
    if (connection.holders > 0) return;
    connections.delete(session);
    connection.close();
  };
}

function connect(
  { session, socketFactory, clock }: Pick<Clubline, 'session' | 'socketFactory' | 'clock'>,
  { onArrival, onReturn }: LiveListener,
): Connection {
  let isOver = false;
  let hasBeenConnected = false;
  let socket: LiveSocket | null = null;
  let retry: ReturnType<typeof clock.setTimeout> | undefined;

  // Socket.IO comes back by itself unless it was the server that turned it away.
  const comeBack = () => {
    clock.clearTimeout(retry);
    retry = clock.setTimeout(() => {
      if (!isOver && !socket?.connected) socket?.connect();
    }, RETRY_MS);
  };
  const listeners: [string, (body: never) => void][] = [
    [
      'connect',
      () => {
        if (hasBeenConnected) onReturn();
        hasBeenConnected = true;
      },
    ],
    [
      'notificationCreated',
      (body: { notification?: unknown } | undefined) => {
        const notification = readNotification(body?.notification);
        if (notification) onArrival(notification);
      },
    ],
    ['connect_error', comeBack],
    ['disconnect', (reason: string) => reason === 'io server disconnect' && comeBack()],
  ];
  void socketFactory({ getToken: session.getToken, getTokenNow: session.getTokenNow }).then(
    (made) => {
      if (isOver) return;
      socket = made;
      for (const [event, listen] of listeners) made.on(event, listen);
      made.connect();
    },
    // Without live news the list is as good as when it was loaded.
    () => undefined,
  );
  return {
    holders: 0,
    close() {
      isOver = true;
      clock.clearTimeout(retry);
      for (const [event, listen] of listeners) socket?.off(event, listen);
      socket?.disconnect();
    },
  };
}
