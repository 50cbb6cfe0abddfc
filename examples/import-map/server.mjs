// Serves the page, rendered ahead, under a policy that allows neither inline style nor inline
// script, the import map aside, which it
// names by its hash.
import { LiveChat } from '@clubline/features/chat';
import { ResultsTable } from '@clubline/ui/ResultsTable';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const api = process.env.CLUBLINE_API ?? 'http://localhost:4000/api';
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const read = (file) => readFile(new URL(`public/${file}`, import.meta.url), 'utf8');
// As in main.js, prefix included: what is rendered here comes alive there.
const parts = {
  results: createElement(ResultsTable, JSON.parse(await read('race.json'))),
  chat: createElement(LiveChat, { api, room: 'aqua_world_finals_2025', onSignIn: () => {} }),
};
const page = (await read('index.html')).replace(/%(results|chat)%/g, (_, name) =>
  renderToString(parts[name], { identifierPrefix: name }),
);
const map = createHash('sha256')
  .update(/<script type="importmap">([\s\S]*?)<\/script>/.exec(page)[1])
  .digest('base64');
const { origin } = new URL(api);
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${map}'`,
  "style-src 'self'",
  `img-src 'self' data: ${origin}`,
  `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
  "base-uri 'none'",
].join('; ');

createServer(async (request, response) => {
  // Anybody may ask for what is no address, as `//` is: what is thrown here would end the process.
  if (!URL.canParse(request.url, 'http://page')) return response.writeHead(400).end();
  const path = normalize(new URL(request.url, 'http://page').pathname);
  const file =
    path === '/'
      ? 'index.html'
      : path.startsWith('/@clubline/')
        ? join('node_modules', path)
        : join('public', path);
  const made = { '/': page, '/config.json': JSON.stringify({ api }) };
  const body = made[path] ?? (await readFile(new URL(file, import.meta.url)).catch(() => null));
  if (body === null)
    return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.');
  response
    .writeHead(200, {
      'content-type': `${types[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`,
      'content-security-policy': policy,
    })
    .end(body);
}).listen(Number(process.env.PORT ?? 4300), () => console.log('ready'));
