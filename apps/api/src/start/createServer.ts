import type { Writable } from 'node:stream';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** A request that takes longer to arrive is cut off; 8 MB on a slow line take a minute. */
const REQUEST_TIMEOUT_MS = 120_000;

/** A server without any route, which logs without secrets. */
export function createServer(config: Config, logTo: Writable | undefined): FastifyInstance {
  return Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: withoutSecrets },
      ...(logTo === undefined ? {} : { stream: logTo }),
    },
    trustProxy: config.trustProxy ?? false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Requests that arrive on kept connections while closing are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
  });
}

/**
 * A request as the log shows it: without its query, which may hold a token, headers, and the
 * addresses and names that are asked for before somebody signs up.
 */
function withoutSecrets({ method, url, ip }: FastifyRequest) {
  const path = url.split('?')[0]!.replace(/(\/users\/check-[a-z]+\/).*/, '$1…');
  return { method, path, ip };
}
