import { createServer as createHttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex, Writable } from 'node:stream';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { BoundedRequest } from '../http/limits/connections/boundedRequest';
import { BoundedResponse } from '../http/limits/connections/boundedResponse';
import { HEADERS_MAX, withinHeaders } from '../http/limits/connections/headerLimit';
import { inTurn } from '../http/limits/connections/inTurn';
import { bodyLimits } from '../http/route';

/** A request that takes longer to arrive is cut off; 8 MB on a slow line take a minute. */
const REQUEST_TIMEOUT_MS = 120_000;
/** A connection on which no byte moves for so long while it waits or is waited for is cut. */
const SILENCE_MS = 60_000;
/** Longer than proxies keep a connection between requests, so that none is cut as they use it. */
const KEEP_ALIVE_MS = 72_000;

/** A server without any route, which logs without secrets. */
export function createServer(config: Config, logTo: Writable | undefined): FastifyInstance {
  return Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: withoutSecrets },
      ...(logTo === undefined ? {} : { stream: logTo }),
    },
    trustProxy: config.trustProxy ?? false,
    // Of what no route takes; each says for itself how long its bodies may be.
    bodyLimit: bodyLimits.none,
    serverFactory(handle) {
      const handleInTurn = inTurn(withinHeaders(handle));
      const bounded = { IncomingMessage: BoundedRequest, ServerResponse: BoundedResponse };
      const server = createHttpServer(bounded, (request, response) => {
        // Node drops what came in the same packet after an offer: nothing else may follow it.
        if (request.isOfferDeclined) response.shouldKeepAlive = false;
        // What goes on arriving after the answer; Node would drop it uncounted.
        response.once('prefinish', () => request.resume());
        handleInTurn(request, response);
      });
      server.on('connection', readAddress);
      server.on('connect', refuseTunnel);
      server.requestTimeout = REQUEST_TIMEOUT_MS;
      server.maxHeadersCount = HEADERS_MAX;
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      server.timeout = SILENCE_MS;
      return server;
    },
    // Requests that arrive on kept connections while closing are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
  });
}

/**
 * Reads whose connection it is as soon as there is one: Node asks the system at the first use, and
 * has no answer once the other side has reset it. Limits go by the address.
 */
function readAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}

/** So long, in ms, a client that asked for a tunnel has to read that there is none. */
const REFUSAL_MS = 1_000;

/**
 * Answers who asks for a tunnel: Node would close the connection without a word, which a proxy
 * takes for a node that is gone.
 */
function refuseTunnel(_request: unknown, socket: Duplex): void {
  // Node hands it over without a listener: an error that nobody hears would end the process.
  socket.on('error', () => undefined);
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  // What is still sent is read until then: closed on top of it, the answer would be lost.
  socket.resume();
  setTimeout(() => socket.destroy(), REFUSAL_MS).unref();
}

/**
 * A request as the log shows it: without its query, which may hold a token, headers, and the
 * addresses and names that are asked for before somebody signs up.
 */
function withoutSecrets({ method, url, ip }: FastifyRequest) {
  const path = url.split('?')[0]!.replace(/(\/users\/check-[a-z]+\/).*/, '$1…');
  return { method, path, ip };
}
