import { ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Answers that may wait for the one before. Browsers and proxies ask for none before it. */
const WAITING_MAX = 8;

const begun = new WeakMap<Socket, number>();

/**
 * An answer whose connection is cut where many wait on it, each with its request. Here also those
 * are seen that Node gives by itself, to requests without a host or that expect what it does not
 * know, and those of Engine.IO: some thousand of them fit into what is read at once.
 */
export class BoundedResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  constructor(request: Request, ...options: unknown[]) {
    // Node gives more than its types say.
    super(...([request, ...options] as unknown as [Request]));
    const { socket } = request;
    const waiting = begun.get(socket) ?? 0;
    begun.set(socket, waiting + 1);
    // This one is not to be counted among those of others, of whom Node warns from eleven on.
    this.setMaxListeners(this.getMaxListeners() + 1);
    this.once('close', () => begun.set(socket, begun.get(socket)! - 1));
    if (waiting > WAITING_MAX) socket.destroy();
  }
}
