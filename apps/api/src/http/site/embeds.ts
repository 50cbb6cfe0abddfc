import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { takeOfClass } from '../limits/rates';

/**
 * Serves the pages for frames on partners' pages. Each lists who may frame it; no other page may be
 * framed by strangers.
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
      const { partner } = request.query;
      const origins = (typeof partner === 'string' && embedPartners.get(partner)) || [];
      const policy = String(reply.getHeader('content-security-policy')).replace(
        /frame-ancestors [^;]*/,
        () => ["frame-ancestors 'self'", ...origins].join(' '),
      );
      // The older header cannot list origins, and every browser that needs it knows the newer one.
      reply.removeHeader('x-frame-options');
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
