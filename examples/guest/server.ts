import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Server } from 'socket.io';
import { here, pageFolder } from './buildPage.ts';

/**
 * No inline style, no inline script, nothing from elsewhere. Pictures of people are data in this
 * page.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src " +
  "'self' data:; base-uri 'none'; form-action 'none'";
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};

const history = Array.from({ length: 20 }, (_, index) => ({
  id: `m${index}`,
  matchId: 'final',
  userId: 'u1',
  username: 'ines',
  message: `Message ${index}`,
  createdAt: new Date(Date.UTC(2025, 9, 1, 6, index)).toISOString(),
}));

/** Serves the page under a strict policy, the hostile sheets, and a chat room with a past. */
export async function serveGuestPage() {
  const web = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/api/live-chats/messages/'))
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(history));
    const file = path.startsWith('/sheets/')
      ? join(here, path)
      : join(pageFolder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        'content-security-policy': policy,
      })
      .end(readFileSync(file));
  });
  const live = new Server(web);
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const address = web.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    connections: () => live.engine.clientsCount,
    close: () => live.close(),
  };
}
