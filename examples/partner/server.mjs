// A partner's own server: its page, its session, and the one call that fetches its reader's token
// from Clubline.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const api = process.env.CLUBLINE_API ?? 'http://localhost:4000/api';
/** The account on Clubline of the one reader this example has. */
const account = {
  username: process.env.CLUBLINE_USERNAME ?? 'demo',
  password: process.env.CLUBLINE_PASSWORD ?? 'demo1234',
};
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
  `img-src 'self' data: ${origin}`,
  `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
  `frame-src ${origin}`,
  "base-uri 'none'",
].join('; ');

const isSignedIn = (request) => /(^|; )reader=1(;|$)/.test(request.headers.cookie ?? '');

async function token() {
  const answer = await fetch(`${api}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return answer.ok ? (await answer.json()).accessToken : null;
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://page');
  const send = (status, type, body, headers = {}) =>
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': policy,
        ...headers,
      })
      .end(body);
  if (pathname === '/config.json') return send(200, 'application/json', JSON.stringify({ api }));
  if (pathname === '/session' && request.method === 'POST')
    return send(204, 'text/plain', undefined, {
      'set-cookie': 'reader=1; HttpOnly; SameSite=Lax; Path=/',
    });
  if (pathname === '/clubline-token') {
    const given = isSignedIn(request) ? await token() : null;
    return given
      ? send(200, 'text/plain', given, { 'cache-control': 'no-store' })
      : send(204, 'text/plain');
  }
  const file = join('dist', pathname === '/' ? 'index.html' : normalize(pathname));
  const body = await readFile(new URL(file, import.meta.url)).catch(() => null);
  return body === null
    ? send(404, 'text/plain', 'Not here.')
    : send(200, types[extname(file)] ?? 'application/octet-stream', body);
}).listen(Number(process.env.PORT ?? 4301), () =>
  console.log(`http://localhost:${process.env.PORT ?? 4301}`),
);
