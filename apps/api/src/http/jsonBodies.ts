import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON only. An empty body counts as no body even where its type says JSON, and `__proto__`
 * keys are dropped.
 */
export function installJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
