// A partner's own server: its pages, its session, and the token of who is signed in with it, which
// it has made with its key.
import { createToken } from '@clubline/features/server';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';

process.env.CLUBLINE_API ??= 'http://localhost:4000/api';
const api = process.env.CLUBLINE_API;
/** The one reader that this example has: nobody of whom Clubline knows. */
const reader = { id: 'reader-1', name: 'Rosa Marín' };
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const { origin } = new URL(api);
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: https: ${origin}`,
  `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
  `frame-src ${origin}`,
  "base-uri 'none'",
].join('; ');
const element = createRequire(import.meta.url).resolve('@clubline/features/elements/chat.js');

const isSignedIn = (request) => /(^|; )reader=1(;|$)/.test(request.headers.cookie ?? '');

createServer(async (request, response) => {
  // Anybody may ask for what is no address, as `//` is: what is thrown here would end the process.
  if (!URL.canParse(request.url, 'http://page')) return response.writeHead(400).end();
  const { pathname } = new URL(request.url, 'http://page');
  const send = (status, type, body, headers = {}) =>
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': policy,
        ...headers,
      })
      .end(body);
  const json = (value) =>
    send(200, 'application/json', JSON.stringify(value), { 'cache-control': 'no-store' });

  if (pathname === '/config.json') return json({ api });
  if (pathname === '/session' && request.method === 'POST')
    return send(204, 'text/plain', undefined, {
      'set-cookie': 'reader=1; HttpOnly; SameSite=Lax; Path=/',
    });
  // What `token-url` names, and what `getToken` asks for.
  if (pathname === '/clubline-token') {
    if (!isSignedIn(request)) return send(204, 'text/plain');
    try {
      return json(await createToken(reader));
    } catch (error) {
      // They were removed, and read so.
      if (error.status === 403) return json({ removed: true });
      console.error(error.message);
      return send(502, 'text/plain', 'No token.');
    }
  }
  const file =
    pathname === '/chat.js'
      ? element
      : join(import.meta.dirname, 'dist', pathname === '/' ? 'index.html' : normalize(pathname));
  const body = await readFile(file).catch(() => null);
  if (body === null) return send(404, 'text/plain', 'Not here.');
  const type = types[extname(file)] ?? 'application/octet-stream';
  return send(
    200,
    type,
    type === 'text/html' ? body.toString().replace('%CLUBLINE_API%', api) : body,
  );
}).listen(Number(process.env.PORT ?? 4301), () =>
  console.log(`http://localhost:${process.env.PORT ?? 4301}`),
);
