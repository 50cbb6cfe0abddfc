import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may take to finish sending the head of a request. */
const HEAD_MS = 2_000;
/** How long requests that were begun may take to be answered. */
const ANSWERS_MS = 25_000;
const LOOK_EVERY_MS = 100;

/** The connections of a server, and how many requests are being answered on each. */
export interface Connections {
  /** Whether something that was asked on it has not been answered yet. */
  isAnswering(socket: Socket): boolean;
  /**
   * Runs `close`, which waits until no connection is left, and ends those that nobody needs: idle
   * ones at once, half-sent requests soon, and in the end also those that still wait for an answer.
   * Resolves to how many of the last kind there were.
   */
  endDuring(close: () => Promise<unknown>): Promise<number>;
}

/**
 * Keeps account of a server's connections. Node's own `closeIdleConnections` leaves out those on
 * which nothing has been asked yet, and a server waits for them until they go by themselves.
 */
export function trackConnections(server: Server): Connections {
  const answering = new Map<Socket, number>();
  server.on('connection', (socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = answering.get(socket);
      if (left !== undefined) answering.set(socket, left - 1);
    });
  });
  return {
    isAnswering: (socket) => (answering.get(socket) ?? 0) > 0,
    async endDuring(close) {
      const begun = performance.now();
      let cutOff = 0;
      const look = (): void => {
        const waited = performance.now() - begun;
        server.closeIdleConnections();
        for (const [socket, requests] of answering) {
          const isIdle = requests === 0 && (socket.bytesRead === 0 || waited > HEAD_MS);
          if (!isIdle && waited < ANSWERS_MS) continue;
          if (!isIdle) cutOff += 1;
          socket.destroy();
        }
      };
      const looking = setInterval(look, LOOK_EVERY_MS);
      try {
        await close();
      } finally {
        clearInterval(looking);
      }
      return cutOff;
    },
  };
}
