import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './errors';

/** Addresses the site answers; any other gets the site's not-found page with status 404. */
const SITE_ROUTES =
  /^\/(auth|login|contact|terms|welcome|scores(\/teams)?|feed|explore|messages|notifications|profile(\/[^/]+)?|racer\/[^/]+|clubs(\/[^/]+)?|create-club|club-settings\/[^/]+|settings|_admin\/create-racer)?\/?$/;

const HOUR = 3_600;

/** Serves the built site at `/`, and its one page for every address without a file ending. */
export async function serveSite(app: FastifyInstance, siteDir: string | undefined): Promise<void> {
  const page = siteDir === undefined ? undefined : join(siteDir, 'index.html');
  const isThere = page !== undefined && existsSync(page);
  if (isThere) {
    const hashed = join(siteDir!, 'assets') + sep;
    await app.register(fastifyStatic, {
      root: siteDir!,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.setHeader('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : path === page ? 'no-cache' : `public, max-age=${HOUR}`);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    if (isThere && isPageRequest(request, path)) return sendPage(reply, path, siteDir!);
    return reply.code(404).type('application/json; charset=utf-8').serializer(JSON.stringify).send(errorBody(404, `There is no ${request.method} ${path}`));
  });
}

function isPageRequest(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(api|socket\.io|health|metrics)(\/|$)/.test(path)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') && /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '');
}

function sendPage(reply: FastifyReply, path: string, siteDir: string): FastifyReply {
  return reply.code(SITE_ROUTES.test(path) ? 200 : 404).header('cache-control', 'no-cache').sendFile('index.html', siteDir, { cacheControl: false });
}

/** Hashes of the page's own inline scripts, so that the content security policy can allow exactly those. */
export function inlineScriptHashes(siteDir: string | undefined): string[] {
  const page = siteDir === undefined ? undefined : join(siteDir, 'index.html');
  if (page === undefined || !existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}
