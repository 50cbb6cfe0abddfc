import type { FastifyInstance } from 'fastify';

/** JSON only; an empty body is no body even where the sender announced JSON, and `__proto__` keys are dropped. */
export function installBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
