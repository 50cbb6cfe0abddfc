import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import { ADDITIONS_HEADER } from '@clubline/contract';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { isHttps } from './clientAddress';
import { inlineScriptHashes } from './site/site';
import { refusePlain } from './tlsOnly';

const HSTS_SECONDS = 31_536_000;

/** Some browsers do not count sockets of the page's own origin as `'self'`. */
const publicSocket = ({ publicUrl }: Config): string[] =>
  publicUrl === undefined ? [] : [new URL(publicUrl).origin.replace(/^http/, 'ws')];

/** The socket's address where the page was asked for, which may be another than the public one. */
const requestedSocket =
  (config: Config) =>
  ({ headers: { host = '' } }: IncomingMessage): string => {
    if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host)) return '';
    return isHttps(config) ? `wss://${host}` : `ws://${host} wss://${host}`;
  };

/** What protects an answer that no browser shows as a page; the site's pages have more. */
export const answerHeaders = (config: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  ...(isHttps(config) && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
});

/** Headers that protect the site's pages, calls from other origins, and compression. */
export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(config.siteDir)],
        styleSrc: ["'self'"],
        // React and react-aria write style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...publicSocket(config),
          requestedSocket(config),
          ...config.cspConnect,
        ],
        // Score widgets of other providers.
        frameSrc: ["'self'", 'https:'],
        // The service worker.
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Pictures and answers are meant for partners' pages too.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(config)
      ? { maxAge: HSTS_SECONDS, includeSubDomains: false }
      : false,
  });
  await app.register(cors, {
    origin: config.corsOrigins.includes('*') ? '*' : config.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept'],
    exposedHeaders: [
      ADDITIONS_HEADER,
      'location',
      'retry-after',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
    ],
    maxAge: 86_400,
  });
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip', 'identity'],
    // A body of a few kilobytes can be gigabytes, which would be unpacked even once it is refused.
    globalDecompression: false,
    // Files are packed when the site is built; an answer is packed once, for one reader.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
    zlibOptions: { level: 1 },
    // A thread is no faster for what takes less than a millisecond.
    syncThreshold: 131_072,
  });
  refusePlain(app, config);
}
