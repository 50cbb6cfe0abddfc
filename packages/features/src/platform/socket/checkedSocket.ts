import type { Clock, TimerId } from '../environment';
import type { SocketFactory } from './liveSocket';

/** How long a server that answers checks may take, in ms; a connection silent longer is dead. */
const ANSWER_MS = 4_000;

interface CheckOptions {
  clock: Clock;
  /** Whether the server says that it answers `checkConnection`. */
  canCheck(): boolean;
  /** Hears of each moment after which a connection may be dead. Returns what stops it. */
  onReturn(listen: () => void): () => void;
}

/**
 * Has sockets look whether their connection is still there, when it may be dead without a word, and
 * make a new one where it is: heartbeats alone take half a minute to notice.
 */
export function checkSockets(
  make: SocketFactory,
  { clock, canCheck, onReturn }: CheckOptions,
): SocketFactory {
  return async (options) => {
    const socket = await make(options);
    let timer: TimerId | undefined;
    let stop: (() => void) | undefined;
    const settle = () => {
      clock.clearTimeout(timer);
      timer = undefined;
    };
    const renew = () => {
      settle();
      socket.disconnect();
      socket.connect();
    };
    const check = () => {
      if (socket.connected) {
        if (timer !== undefined || !canCheck()) return;
        timer = clock.setTimeout(renew, ANSWER_MS);
        socket.emit('checkConnection', {}, settle);
      }
      // The attempt under way may hang, or wait for its turn.
      else if (socket.active) renew();
    };
    socket.on('disconnect', settle);

    return {
      get connected() {
        return socket.connected;
      },
      get active() {
        return socket.active ?? socket.connected;
      },
      on: (...listener) => socket.on(...listener),
      off: (...listener) => socket.off(...listener),
      emit: (...event) => socket.emit(...event),
      connect() {
        stop ??= onReturn(check);
        return socket.connect();
      },
      disconnect() {
        stop?.();
        stop = undefined;
        settle();
        return socket.disconnect();
      },
    };
  };
}
