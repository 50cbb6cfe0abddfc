import type { Clock, TimerId } from '../../platform/environment';
import type { LiveSocket } from '../../platform/socket';
import { createBadConnection, type Listener, type SocketTrouble } from './createBadConnection';

/** How long a message waits for one to change places with. */
const SWAP_MS = 300;

export interface BadSocket extends LiveSocket {
  /** Breaks the connection, if there is one. */
  breakOff(reason: 'transport close' | 'io server disconnect' | 'ping timeout'): void;
  /** From now on the connection looks alive and carries nothing. */
  goDeaf(): void;
}

const LIFECYCLE = new Set(['connect', 'disconnect', 'connect_error']);

/** One direction of a connection: late or not, nothing overtakes what went before. */
function createLine(clock: Clock, delayMs: () => number, connectionNow: () => () => boolean) {
  const waiting: (() => void)[] = [];
  let free = 0;
  return (work: () => void) => {
    const isSame = connectionNow();
    const run = () => void (isSame() && work());
    const at = Math.max(clock.now() + delayMs(), free);
    if (at <= clock.now() && waiting.length === 0) return run();
    free = at;
    waiting.push(run);
    clock.setTimeout(() => waiting.shift()?.(), at - clock.now());
  };
}

/** Lets a message wait for the next one, and come after it. */
function createSwaps(
  clock: Clock,
  isReordering: () => boolean,
  deliver: (args: unknown[]) => void,
) {
  let swapped: { tell: () => void; timer: TimerId } | undefined;
  return {
    take(args: unknown[]): void {
      const earlier = swapped;
      if (earlier) {
        swapped = undefined;
        clock.clearTimeout(earlier.timer);
      }
      if (earlier || !isReordering()) {
        deliver(args);
        return earlier?.tell();
      }
      const late = () => deliver(args);
      swapped = {
        tell: late,
        timer: clock.setTimeout(() => {
          swapped = undefined;
          late();
        }, SWAP_MS),
      };
    },
    forget(): void {
      if (swapped) clock.clearTimeout(swapped.timer);
      swapped = undefined;
    },
  };
}

/** Listeners of a socket by event. */
function createListeners() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    add: (event: string, listen: Listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listen)),
    remove(event: string, listen?: Listener): void {
      if (listen) listeners.get(event)?.delete(listen);
      else listeners.delete(event);
    },
    tell(event: string, ...args: unknown[]): void {
      // A listener may remove itself or others.
      for (const listen of Array.from(listeners.get(event) ?? [])) listen(...args);
    },
  };
}

/**
 * A socket that behaves as Socket.IO's client does on a bad network. `inner` reaches the backend
 * while the network is well.
 */
export function createBadSocket(inner: LiveSocket, trouble: SocketTrouble): BadSocket {
  const { clock, delayMs, isDoubling, isReordering } = trouble;
  const listeners = createListeners();
  const { tell } = listeners;
  const heard = new Set<string>();
  const connection = createBadConnection(inner, trouble, tell as Listener, () => swaps.forget());
  const up = createLine(clock, delayMs, connection.now);
  const down = createLine(clock, delayMs, connection.now);

  const deliver = (event: string, args: unknown[]) => {
    const times = isDoubling() ? 2 : 1;
    for (let time = 0; time < times; time += 1) down(() => tell(event, ...args));
  };
  const swaps = createSwaps(clock, isReordering, (args) => deliver('newMessage', args));
  const hear = (event: string) => {
    if (LIFECYCLE.has(event) || heard.has(event)) return;
    heard.add(event);
    inner.on(event, (...args: unknown[]) =>
      event === 'newMessage' ? swaps.take(args) : deliver(event, args),
    );
  };

  const socket: BadSocket = {
    get connected() {
      return connection.isUp();
    },
    get active() {
      return connection.isActive();
    },
    on(event, listen) {
      listeners.add(event, listen as Listener);
      hear(event);
      return socket;
    },
    off(event, listen) {
      listeners.remove(event, listen as Listener | undefined);
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
      connection.open();
      return socket;
    },
    disconnect() {
      connection.close();
      return socket;
    },
    breakOff: connection.goDown,
    goDeaf: connection.goDeaf,
  };
  return socket;
}
