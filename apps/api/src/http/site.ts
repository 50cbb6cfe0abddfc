import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './errors';

/** Addresses the site answers; any other gets the site's not-found page with status 404. */
const SITE_ROUTES =
  /^\/(auth|login|contact|terms|welcome|scores(\/teams)?|feed|explore|messages|notifications|profile(\/[^/]+)?|racer\/[^/]+|clubs(\/[^/]+)?|create-club|club-settings\/[^/]+|settings|reset-password|_admin\/create-racer)?\/?$/;

const HOUR = 3_600;

/** Serves the built site at `/`, and its one page for every address without a file ending. */
export async function serveSite(app: FastifyInstance, siteDir: string | undefined): Promise<void> {
  const page = readPage(siteDir);
  if (page !== undefined) {
    // Not the file itself: the page is given a nonce each time.
    for (const url of ['/', '/index.html']) app.get(url, { schema: { hide: true } }, (_request, reply) => sendPage(reply, '/', page));
    const hashed = join(siteDir!, 'assets') + sep;
    await app.register(fastifyStatic, {
      root: siteDir!,
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.setHeader('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : `public, max-age=${HOUR}`);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    if (page !== undefined && isPageRequest(request, path)) return sendPage(reply, path, page);
    return reply.code(404).type('application/json; charset=utf-8').serializer(JSON.stringify).send(errorBody(404, `There is no ${request.method} ${path}`));
  });
}

/** Whether a built site is there to be served. */
export const hasSite = (siteDir: string | undefined): boolean => readPage(siteDir) !== undefined;

function readPage(siteDir: string | undefined): string | undefined {
  const file = siteDir === undefined ? undefined : join(siteDir, 'index.html');
  return file === undefined || !existsSync(file) ? undefined : readFileSync(file, 'utf8');
}

function isPageRequest(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(api|socket\.io|health|metrics)(\/|$)/.test(path)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') && /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '');
}

/** Libraries of the page insert styles; they find the nonce that lets them in there. */
function sendPage(reply: FastifyReply, path: string, page: string): FastifyReply {
  const html = page.replace(/<head[^>]*>|<!doctype html>/i, `$&<meta property="csp-nonce" nonce="${reply.cspNonce.style}">`);
  return reply.code(SITE_ROUTES.test(path) ? 200 : 404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').serializer(String).send(html);
}

/** Hashes of the page's own inline scripts, so that the content security policy can allow exactly those. */
export function inlineScriptHashes(siteDir: string | undefined): string[] {
  const scripts = (readPage(siteDir) ?? '').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}
