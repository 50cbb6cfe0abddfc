import { SOCKET_RECONNECTION } from '@clubline/contract';
import type { Clock, TimerId } from '../../platform/environment';
import type { LiveSocket } from '../../platform/socket';
import { HEARTBEAT_MS } from './networkScript';

export interface SocketTrouble {
  isReachable(): boolean;
  delayMs(): number;
  isDoubling(): boolean;
  isReordering(): boolean;
  /** False for a token the server refuses. */
  takes(token: string | null): boolean;
  getToken(): Promise<string | null>;
  clock: Clock;
}

export type Listener = (...args: unknown[]) => void;

/** Tries again, each time after a longer pause, as Socket.IO's client does. */
function createRetries(clock: Clock, attempt: () => Promise<void>) {
  let attempts = 0;
  let timer: TimerId | undefined;
  return {
    isWaiting: () => timer !== undefined,
    later(): void {
      if (timer !== undefined) return;
      const { delay, delayMax } = SOCKET_RECONNECTION;
      const pause = Math.min(delay * 2 ** attempts, delayMax);
      attempts += 1;
      timer = clock.setTimeout(() => {
        timer = undefined;
        void attempt();
      }, pause);
    },
    stop(): void {
      clock.clearTimeout(timer);
      timer = undefined;
    },
    begin(): void {
      attempts = 0;
      this.stop();
    },
  };
}

/** The connection of a socket: when it is there, when it breaks, and how it comes back. */
export function createBadConnection(
  inner: LiveSocket,
  { clock, ...trouble }: SocketTrouble,
  tell: Listener,
  onDown: () => void,
) {
  /** Counts connections, so that what was on its way on an earlier one is lost. */
  let connection = 0;
  let isUp = false;
  let isDeaf = false;
  let wants = false;

  const attempt = async () => {
    const token = await trouble.getToken().catch(() => null);
    if (!wants || isUp) return;
    if (!trouble.isReachable()) {
      retries.later();
      tell('connect_error', new Error('websocket error'));
    } else if (trouble.takes(token)) inner.connect();
    // A connection the server refuses is not tried again by Socket.IO itself.
    else tell('connect_error', new Error('Unauthorized'));
  };
  const retries = createRetries(clock, attempt);
  const goDown = (reason: string) => {
    if (!isUp) return;
    isUp = false;
    connection += 1;
    onDown();
    inner.disconnect();
    // After a goodbye of the server, Socket.IO's client does not come back by itself.
    if (wants && reason !== 'io server disconnect') retries.later();
    tell('disconnect', reason);
  };

  inner.on('connect', () => {
    if (!wants || isUp || !trouble.isReachable()) return void (isUp || inner.disconnect());
    isUp = true;
    isDeaf = false;
    connection += 1;
    retries.begin();
    tell('connect');
  });
  inner.on('disconnect', (reason: string) => void (isDeaf || goDown(reason)));
  inner.on('connect_error', (error: Error) => void (isUp || tell('connect_error', error)));

  return {
    isUp: () => isUp,
    isActive: () => isUp || retries.isWaiting(),
    /** Tells later whether the connection of now still carries anything. */
    now: () => {
      const here = connection;
      return () => here === connection && isUp && !isDeaf;
    },
    open(): void {
      wants = true;
      if (!isUp && !retries.isWaiting()) void attempt();
    },
    close(): void {
      wants = false;
      retries.stop();
      if (isUp) goDown('io client disconnect');
      else inner.disconnect();
    },
    goDown,
    goDeaf(): void {
      if (!isUp || isDeaf) return;
      isDeaf = true;
      const here = connection;
      clock.setTimeout(() => void (here === connection && goDown('ping timeout')), HEARTBEAT_MS);
    },
  };
}
