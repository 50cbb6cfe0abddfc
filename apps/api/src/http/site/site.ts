import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { findRoute, pathOf, routes, safeNext, signInAlias } from '@clubline/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import {
  keepLanguage,
  languageOf,
  languages,
  varyBy,
  varyByLanguage,
  type Language,
} from '../language';
import { errorBody } from '../errors';
import { cspHash } from '../htmlPage';
import { takeOfClass } from '../limits/rates';
import { protectFile } from './protectFile';

const HOUR = 3_600;

/** The documents of a built site. */
interface SitePages {
  /** Rendered when the site was built, by path. */
  prerendered: Map<string, string>;
  /** For pages behind the guard, by the name of their route: they ask ahead for what they show. */
  shells: Map<string, string>;
  /** For every other address of the site. */
  shell: string;
  /** For addresses the site does not have. */
  notFound: string;
}

/** The documents of each language. */
type PagesByLanguage = Record<Language, SitePages>;

/**
 * Serves the built site: prerendered pages at their addresses, its shell at every other address
 * without a file extension.
 */
export async function serveSite(app: FastifyInstance, context: Context): Promise<void> {
  const { siteDir } = context.config;
  const pages = readPages(siteDir);
  if (siteDir !== undefined && pages) {
    const root = resolve(siteDir);
    // Not as static files: every answer gets a nonce of its own.
    for (const url of ['/', '/index.html'])
      app.get(url, { schema: { hide: true } }, async (request, reply) => {
        await takeOfClass(context, 'page', request);
        return sendPage(reply, '/', pages);
      });
    app.get('/offline', { schema: { hide: true } }, async (request, reply) => {
      await takeOfClass(context, 'page', request);
      return sendDocument(reply, pages[languageOf(request)].shell);
    });
    serveWorker(app, root, context.config.isSiteKept);
    const hashed = join(root, 'assets') + sep;
    await app.register(async (files) => {
      files.addHook('onSend', async (_request, reply) => varyBy(reply, 'accept-encoding'));
      await files.register(fastifyStatic, {
        root,
        decorateReply: false,
        index: false,
        // Settings and histories that somebody left in the folder are no part of the site.
        dotfiles: 'ignore',
        // Documents are sent as pages, and a folder is none.
        allowedPath: (path) => /\.(?!html$)[^./]+$/.test(path),
        cacheControl: false,
        // Compressed when the site was built: a request for a large file costs reading alone.
        preCompressed: true,
        setHeaders: (reply, path) => {
          protectFile(reply as unknown as ServerResponse);
          void reply.setHeader(
            'cache-control',
            path.startsWith(hashed)
              ? 'public, max-age=31536000, immutable'
              : `public, max-age=${HOUR}`,
          );
        },
      });
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (pages && isPageRequest(request, path)) {
      await takeOfClass(context, 'page', request);
      return sendPage(reply, path, pages);
    }
    // A page may be there for who accepts one, and a file after the next release: caches in front
    // keep a 404 by themselves, and would answer everybody with it.
    void reply.header('cache-control', 'no-store');
    // Only the API answers in JSON: a chat whose `api` lacks its end learns by this that the
    // address is none of the API, and takes the 404 for no empty room.
    if (!isCall(path))
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .serializer(String)
        .send(`There is no ${request.method} ${path}. The API is below /api.\n`);
    return reply
      .code(404)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(errorBody(404, `There is no ${request.method} ${path}`));
  });
}

/**
 * The service worker, which has devices keep the site at `/offline` and its files; where it is
 * turned off, the one that takes it off the devices that have it.
 */
function serveWorker(app: FastifyInstance, root: string, isOn: boolean): void {
  const file = join(root, isOn ? 'sw.js' : 'sw-off.js');
  if (!existsSync(file)) return;
  const script = readFileSync(file, 'utf8');
  app.get('/sw.js', { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .serializer(String)
      .send(script),
  );
}

/** Whether a built site is there to be served. */
export const hasSite = (siteDir: string | undefined): boolean => readPages(siteDir) !== undefined;

/** English stands at the top; a language that was not built is answered in English. */
function readPages(siteDir: string | undefined): PagesByLanguage | undefined {
  if (siteDir === undefined) return undefined;
  const english = readPagesIn(siteDir);
  if (!english) return undefined;
  const pages = languages.map((language) => [
    language,
    readPagesIn(join(siteDir, 'languages', language)) ?? english,
  ]);
  return Object.fromEntries(pages) as PagesByLanguage;
}

function readPagesIn(siteDir: string): SitePages | undefined {
  const read = (name: string) =>
    existsSync(join(siteDir, name)) ? readFileSync(join(siteDir, name), 'utf8') : undefined;
  const home = read('index.html');
  if (home === undefined) return undefined;
  const prerendered = new Map<string, string>();
  for (const { path } of Object.values(routes)) {
    const page = read(join(path, 'index.html'));
    if (page !== undefined) prerendered.set(path, page);
  }
  const shells = new Map<string, string>();
  for (const name of Object.keys(routes)) {
    const page = read(join('shells', `${name}.html`));
    if (page !== undefined) shells.set(name, page);
  }
  const shell = read('shell.html') ?? home;
  return { prerendered, shells, shell, notFound: read('404.html') ?? shell };
}

/** Whether an address is one of calls, sockets or probes, and not of the site. */
export const isCall = (path: string): boolean =>
  /^\/(api|socket\.io|health|metrics)([/?]|$)/.test(path);

function isPageRequest(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isCall(path)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') && /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '');
}

/**
 * The ways between the views of the sign-in page, which was rendered ahead, as they are where
 * signing in is to lead somewhere; no script may be there to say so. Nothing of the address stands
 * in the page but as a query encodes it.
 */
function keepDestination(html: string, query: unknown): string {
  const { next } = query as { next?: unknown };
  if (typeof next !== 'string' || next === '') return html;
  const kept = new URLSearchParams({ next: safeNext(next) }).toString();
  return html.replaceAll(/(<a [^>]*href="\/auth(?:\/[a-z-]+)?)"/g, (_, link) => `${link}?${kept}"`);
}

function sendPage(reply: FastifyReply, path: string, byLanguage: PagesByLanguage): FastifyReply {
  const pages = byLanguage[languageOf(reply.request)];
  keepLanguage(reply.request, reply);
  // Only this page answers the frame that opened it.
  if (pathOf(path) === routes.frameSignIn.path)
    reply.header('cross-origin-opener-policy', 'unsafe-none');
  // Any other address gets the site's not-found page with status 404.
  const route = findRoute(path);
  const isKnown = route !== null || signInAlias(path) !== null;
  const found = isKnown
    ? (pages.prerendered.get(pathOf(path)) ?? pages.shells.get(route?.name ?? '') ?? pages.shell)
    : pages.notFound;
  const isSignIn = route?.name.startsWith('auth') === true;
  const page = isSignIn ? keepDestination(found, reply.request.query) : found;
  return sendDocument(reply.code(isKnown ? 200 : 404), page);
}

/** Libraries insert styles into the page and read the nonce that allows them from its head. */
function sendDocument(reply: FastifyReply, document: string): FastifyReply {
  const html = document.replace(
    /<head[^>]*>/i,
    `$&<meta property="csp-nonce" nonce="${reply.cspNonce.style}">`,
  );
  varyByLanguage(reply);
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .serializer(String)
    .send(html);
}

/**
 * Hashes of the pages' own inline scripts, so that the content security policy can allow exactly
 * those.
 */
export function inlineScriptHashes(siteDir: string | undefined): string[] {
  const documents = Object.values(readPages(siteDir) ?? {}).flatMap((pages) => [
    ...pages.prerendered.values(),
    ...pages.shells.values(),
    pages.shell,
    pages.notFound,
  ]);
  const scripts = new Set(
    documents.flatMap((page) =>
      [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, text]) => text!,
      ),
    ),
  );
  return [...scripts].map(cspHash);
}
