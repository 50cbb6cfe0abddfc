import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readText } from './limits/readText';

/**
 * Accepts JSON only. An empty body counts as no body even where its type says JSON, and `__proto__`
 * keys are dropped.
 */
export function installJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const text = await readText(request, payload);
      if (text === '') return undefined;
      return await new Promise((resolve, reject) => {
        void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
      });
    },
  );
}
