import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { takeOfClass } from '../limits/rates';
import { refuseFrame } from './refusedFrame';

/**
 * Serves the pages for frames on partners' pages. Each lists who may frame it; no other page may be
 * framed by strangers, but the sentence that stands in its place on a page that may not.
 */
export function serveEmbeds(app: FastifyInstance, context: Context): void {
  const { siteDir, embedPartners } = context.config;
  const file = siteDir && join(siteDir, 'embed', 'chat.html');
  if (!file || !existsSync(file)) return;
  const page = readFileSync(file, 'utf8');

  app.get<{ Querystring: { partner?: unknown } }>(
    '/embed/chat/:room',
    { schema: { hide: true }, onRequest: (request) => takeOfClass(context, 'page', request) },
    (request, reply) => {
      // It cannot list origins, and every browser that needs it knows the newer header.
      reply.removeHeader('x-frame-options');
      const { partner } = request.query;
      const origins = typeof partner === 'string' ? embedPartners.get(partner) : undefined;
      if (!origins) return refuseFrame(request, reply, 'unknown-partner');
      if (isFramedElsewhere(request, origins)) return refuseFrame(request, reply, 'unknown-origin');
      const policy = String(reply.getHeader('content-security-policy')).replace(
        /frame-ancestors [^;]*/,
        () => ["frame-ancestors 'self'", ...origins].join(' '),
      );
      return (
        reply
          .header('content-security-policy', policy)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .serializer(String)
          // The page exchanges messages with these origins only.
          .send(page.replace('%ANCESTORS%', () => origins.join(' ')))
      );
    },
  );
}

/**
 * Whether a browser says that a page of another origin frames this one, which it would refuse to
 * show there: by the policy, whatever is said here.
 */
function isFramedElsewhere({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { referer = '' } = headers;
  const isOwn = headers['sec-fetch-site'] === 'same-origin';
  if (headers['sec-fetch-dest'] !== 'iframe' || isOwn || !URL.canParse(referer)) return false;
  return !origins.includes(new URL(referer).origin);
}
