import { SOCKET_RECONNECTION } from '@clubline/contract';
import type { Clock, LiveSocket, TimerId } from '../host';
import { HEARTBEAT_MS } from './networkScript';

/** How long a message waits for one to change places with. */
const SWAP_MS = 300;

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

export interface BadSocket extends LiveSocket {
  /** Breaks the connection, if there is one. */
  breakOff(reason: 'transport close' | 'io server disconnect' | 'ping timeout'): void;
  /** From now on the connection looks alive and carries nothing. */
  goDeaf(): void;
}

type Listener = (...args: unknown[]) => void;
const LIFECYCLE = new Set(['connect', 'disconnect', 'connect_error']);

/** A socket that behaves as Socket.IO's client does on a bad network. `inner` reaches the backend while the network is well. */
export function createBadSocket(
  inner: LiveSocket,
  { clock, ...trouble }: SocketTrouble,
): BadSocket {
  const listeners = new Map<string, Set<Listener>>();
  const heard = new Set<string>();
  /** Counts connections, so that what was on its way on an earlier one is lost. */
  let connection = 0;
  let isUp = false;
  let isDeaf = false;
  let wants = false;
  let attempts = 0;
  let retry: TimerId | undefined;
  let swapped: { tell: () => void; timer: TimerId } | undefined;

  const tell = (event: string, ...args: unknown[]) => {
    // A listener may remove itself or others.
    for (const listen of Array.from(listeners.get(event) ?? [])) listen(...args);
  };

  /** One direction of the connection: late or not, nothing overtakes what went before. */
  const createLine = () => {
    const waiting: (() => void)[] = [];
    let free = 0;
    return (work: () => void) => {
      const here = connection;
      const run = () => void (here === connection && isUp && !isDeaf && work());
      const at = Math.max(clock.now() + trouble.delayMs(), free);
      if (at <= clock.now() && waiting.length === 0) return run();
      free = at;
      waiting.push(run);
      clock.setTimeout(() => waiting.shift()?.(), at - clock.now());
    };
  };
  const up = createLine();
  const down = createLine();

  const deliver = (event: string, args: unknown[]) => {
    const times = trouble.isDoubling() ? 2 : 1;
    for (let time = 0; time < times; time += 1) down(() => tell(event, ...args));
  };
  const hear = (event: string) => {
    if (LIFECYCLE.has(event) || heard.has(event)) return;
    heard.add(event);
    inner.on(event, (...args: unknown[]) => {
      if (event !== 'newMessage') return deliver(event, args);
      const earlier = swapped;
      if (earlier) {
        swapped = undefined;
        clock.clearTimeout(earlier.timer);
      }
      if (earlier || !trouble.isReordering()) {
        deliver(event, args);
        return earlier?.tell();
      }
      const late = () => deliver(event, args);
      swapped = {
        tell: late,
        timer: clock.setTimeout(() => {
          swapped = undefined;
          late();
        }, SWAP_MS),
      };
    });
  };

  const stopTrying = () => {
    clock.clearTimeout(retry);
    retry = undefined;
  };
  const tryLater = () => {
    if (retry !== undefined) return;
    const delay = Math.min(SOCKET_RECONNECTION.delay * 2 ** attempts, SOCKET_RECONNECTION.delayMax);
    attempts += 1;
    retry = clock.setTimeout(() => {
      retry = undefined;
      void attempt();
    }, delay);
  };
  const attempt = async () => {
    const token = await trouble.getToken().catch(() => null);
    if (!wants || isUp) return;
    if (!trouble.isReachable()) {
      tryLater();
      tell('connect_error', new Error('websocket error'));
    } else if (trouble.takes(token)) inner.connect();
    // A connection the server refuses is not tried again by Socket.IO itself.
    else tell('connect_error', new Error('Unauthorized'));
  };
  const goDown = (reason: string) => {
    if (!isUp) return;
    isUp = false;
    connection += 1;
    if (swapped) clock.clearTimeout(swapped.timer);
    swapped = undefined;
    inner.disconnect();
    // After a goodbye of the server, Socket.IO's client does not come back by itself.
    if (wants && reason !== 'io server disconnect') tryLater();
    tell('disconnect', reason);
  };

  inner.on('connect', () => {
    if (!wants || isUp || !trouble.isReachable()) return void (isUp || inner.disconnect());
    isUp = true;
    isDeaf = false;
    connection += 1;
    attempts = 0;
    stopTrying();
    tell('connect');
  });
  inner.on('disconnect', (reason: string) => void (isDeaf || goDown(reason)));
  inner.on('connect_error', (error: Error) => void (isUp || tell('connect_error', error)));

  const socket: BadSocket = {
    get connected() {
      return isUp;
    },
    get active() {
      return isUp || retry !== undefined;
    },
    on(event, listen) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listen as Listener));
      hear(event);
      return socket;
    },
    off(event, listen) {
      if (listen) listeners.get(event)?.delete(listen as Listener);
      else listeners.delete(event);
      return socket;
    },
    emit(event, ...args) {
      const last = args.at(-1);
      const answered =
        typeof last === 'function'
          ? [
              ...args.slice(0, -1),
              (...answer: unknown[]) => down(() => (last as Listener)(...answer)),
            ]
          : args;
      up(() => void inner.emit(event, ...answered));
      return socket;
    },
    connect() {
      wants = true;
      if (!isUp && retry === undefined) void attempt();
      return socket;
    },
    disconnect() {
      wants = false;
      stopTrying();
      if (isUp) goDown('io client disconnect');
      else inner.disconnect();
      return socket;
    },
    breakOff: goDown,
    goDeaf() {
      if (!isUp || isDeaf) return;
      isDeaf = true;
      const here = connection;
      clock.setTimeout(
        () => void (here === connection && socket.breakOff('ping timeout')),
        HEARTBEAT_MS,
      );
    },
  };
  return socket;
}
