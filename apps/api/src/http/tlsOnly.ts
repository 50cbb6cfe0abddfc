import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { createIsPlain } from './clientAddress';
import { forbidden } from './errors';
import { isCall } from './site/site';

/**
 * Sends whoever asks for a page without TLS to the page with it, and refuses calls: a token that
 * was sent in the open must not seem to be in order. Probes of the machine itself are answered.
 */
export function refusePlain(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
): void {
  const isPlain = createIsPlain(config);
  const origin = config.publicUrl === undefined ? '' : new URL(config.publicUrl).origin;
  app.addHook('onRequest', async ({ raw, method, url }, reply) => {
    if (!isPlain(raw) || url.startsWith('/health/')) return;
    const isPage = (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !isCall(url);
    if (!isPage) throw forbidden('This is answered over https only.');
    // Browsers keep a lasting redirect: not beyond what somebody has set wrong.
    return reply.header('cache-control', 'no-store').redirect(`${origin}${url}`, 308);
  });
}
