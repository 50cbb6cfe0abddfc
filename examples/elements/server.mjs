// A plain page without a bundler, without React, and under a policy that allows neither inline
// style nor inline script.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const api = process.env.CLUBLINE_API ?? 'http://localhost:4000/api';
const types = { '.html': 'text/html', '.js': 'text/javascript' };
const { origin } = new URL(api);
const integrityOf = async (name) =>
  JSON.parse(await readFile(new URL(`node_modules/@clubline/${name}`, import.meta.url)));
const given = {
  CLUBLINE_API: api,
  CLUBLINE: origin,
  // A browser runs the scripts of these versions, and nothing else in their place.
  RESULTS_INTEGRITY: (await integrityOf('ui/dist/elements/integrity.json'))['results.js'],
  CHAT_INTEGRITY: (await integrityOf('features/dist/elements/integrity.json'))['chat.js'],
};
const policy = [
  "default-src 'none'",
  `script-src 'self' ${origin}`,
  "style-src 'self'",
  `img-src ${origin}`,
  `connect-src ${origin} ${origin.replace(/^http/, 'ws')}`,
  `frame-src ${origin}`,
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

createServer(async (request, response) => {
  // Anybody may ask for what is no address, as `//` is: what is thrown here would end the process.
  if (!URL.canParse(request.url, 'http://page')) return response.writeHead(400).end();
  const path = normalize(new URL(request.url, 'http://page').pathname);
  const file =
    path === '/'
      ? 'public/index.html'
      : path.startsWith('/@clubline/')
        ? join('node_modules', path)
        : join('public', path);
  const body = await readFile(new URL(file, import.meta.url)).catch(() => null);
  if (body === null) return response.writeHead(404).end();
  const text = file.endsWith('.html')
    ? body.toString().replaceAll(/%(\w+)%/g, (_, name) => given[name])
    : body;
  response
    .writeHead(200, {
      'content-type': `${types[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`,
      'content-security-policy': policy,
    })
    .end(text);
}).listen(Number(process.env.PORT ?? 4302), () => console.log('ready'));
