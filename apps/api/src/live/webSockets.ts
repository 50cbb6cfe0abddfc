import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { ServerOptions } from 'ws';
import { cutSoon } from './connectionLimits';

/** What ws 8.23 knows and its types do not yet. */
interface Limits {
  maxFragments: number;
  maxBufferedChunks: number;
  maxPendingAutoPongs: number;
}

const LIMITS: Limits = {
  // No browser sends a message in several; others do, by the kilobyte.
  maxFragments: 64,
  // Each is kept as it came, which takes many times the bytes of a small one.
  maxBufferedChunks: 1_024,
  // Answers to pings that their sender has not taken yet; beyond, its connection is cut.
  maxPendingAutoPongs: 32,
};

/** Websockets that keep little for a client that sends much and reads nothing. */
export class BoundedWebSocketServer extends WebSocketServer {
  constructor(options?: ServerOptions) {
    super({ ...options, ...LIMITS } as ServerOptions);
  }

  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    onOpen: Parameters<WebSocketServer['handleUpgrade']>[3],
  ): void {
    super.handleUpgrade(request, socket, head, onOpen);
    // Refused: it is closed only once the refusal has left, which its client may never let it.
    if (socket.writableEnded) cutSoon(socket);
  }
}
