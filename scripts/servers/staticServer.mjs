import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.map': 'application/json',
};

/**
 * Serves a folder on the loopback, on a free port.
 * @param {string | ((request: import('node:http').IncomingMessage) => string)} served the folder,
 * or what finds it for a request
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serveFolder(served) {
  const server = createServer((request, response) => {
    const folder = typeof served === 'string' ? served : served(request);
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    let file = join(folder, normalize(path));
    if (file.startsWith(folder) && existsSync(file) && statSync(file).isDirectory())
      file = join(file, 'index.html');
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) =>
    server
      .once('error', reject)
      .listen(0, '127.0.0.1', () =>
        resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
      ),
  );
}
