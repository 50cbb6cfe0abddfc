import type { Clock, Environment, TimerId } from '../environment';
import { catchUpDelay } from '../socket';

/** Whether what is sent arrives. */
export interface Connection {
  /** False while the device has no network, and from a call that did not arrive to an answer. */
  isOnline(): boolean;
  /** Calls back when that changes. Returns what stops it. */
  subscribe(listen: () => void): () => void;
}

export interface ConnectionOptions {
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /**
   * What the device says of its network; it knows the cable and not the way. Without it the
   * connection is not followed.
   */
  network: Environment['network'] | undefined;
  /** Asks for anything at all; rejects where no answer comes. */
  ask(): Promise<unknown>;
}

/** A connection that is heard of by what happens to calls. */
export interface HeardConnection extends Connection {
  /** An answer came, whatever it says. */
  heard(): void;
  /** A call did not arrive. */
  missed(): void;
  /** A proxy has answered for a server that may be away. */
  doubted(): void;
}

/** Follows the connection; asks by itself whether it is back, less and less often. */
export function createConnection({ clock, network, ask }: ConnectionOptions): HeardConnection {
  const listeners = new Set<() => void>();
  let isReached = true;
  let failures = 0;
  let timer: TimerId | undefined;
  let wasOnline = true;
  const isOnline = () => isReached && network?.isOn() !== false;
  const tell = () => {
    if (isOnline() === wasOnline) return;
    wasOnline = isOnline();
    for (const listen of listeners) listen();
  };
  const heard = () => {
    clock.clearTimeout(timer);
    timer = undefined;
    failures = 0;
    isReached = true;
    tell();
  };
  const tryAgain = () => {
    timer = undefined;
    // Without a network nothing needs to be asked: the device says when there is one.
    if (!network?.isOn()) return;
    void ask().then(heard, missed);
  };
  function missed() {
    if (!network) return;
    isReached = false;
    tell();
    if (timer !== undefined) return;
    failures += 1;
    timer = clock.setTimeout(tryAgain, catchUpDelay(failures));
  }
  let isAsking = false;
  // One route may fail alone: it is asked before anybody is told.
  const doubted = () => {
    if (!network || !isReached || isAsking) return;
    isAsking = true;
    void ask()
      .catch(missed)
      .finally(() => (isAsking = false));
  };
  // One for the page, and it lasts as long.
  network?.onChange(() => {
    tell();
    if (network.isOn() && !isReached) {
      clock.clearTimeout(timer);
      tryAgain();
    }
  });
  return {
    isOnline,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    heard,
    missed,
    doubted,
  };
}
