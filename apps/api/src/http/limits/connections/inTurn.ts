import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Handles the requests of one connection one after another, as their answers leave. Node would have
 * all handled at once, keep answers that are not read, and never tell those whose turn has not come
 * that their connection is gone: the files that they read would stay open.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : queues.get(socket)?.shift();
      if (next === undefined) queues.delete(socket);
      else begin(...next);
    });
    handle(request, response as Parameters<RequestListener>[1]);
  };
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (queue === undefined) {
      queues.set(socket, []);
      begin(request, response);
    } else queue.push([request, response]);
  };
}
