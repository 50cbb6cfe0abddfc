import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../app';
import type { Api } from '../../app';
import { uploadsFolder } from '../fileStore';
import { describeApi, testConfig } from '../../testing/describeApi';
import { addressOf, untilNobodyIsConnected } from '../../testing/sockets';

const MB = 1_048_576;
/** More than the buffers of a connection, or of two in a row, take whose client reads nothing. */
const LARGE = 96 * MB;

const bytes = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#2266cc' },
})
  .png()
  .toBuffer();

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Stores a private picture; gives back its signed address, without the origin. */
async function storePrivate({ context: { uploads } }: Api): Promise<string> {
  const stored = await uploads.storeImage(bytes, 'media', { ownerId: null, isPrivate: true });
  const { pathname, search } = new URL(uploads.addresses.readable(stored.url), 'http://nowhere');
  return pathname + search;
}

/** Asks for an address and reads nothing. */
async function askWithoutReading(api: Api, path: string): Promise<Socket> {
  const { hostname, port } = new URL(await addressOf(api));
  const socket = connect(Number(port), hostname).pause();
  open.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: clubline.test\r\n\r\n`);
  return socket;
}

const openFilesIn = (folder: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${folder}/private-`);
    } catch {
      return false;
    }
  }).length;

describeApi('a private picture', (t) => {
  test('that nobody reads is not held in memory, and is closed once they have gone', async () => {
    const path = await storePrivate(t.api);
    const folder = uploadsFolder(t.api.context.config.dataDir);
    for (const name of readdirSync(folder)) truncateSync(join(folder, name), LARGE);
    const before = process.memoryUsage().arrayBuffers;
    const clients = await Promise.all([1, 2, 3].map(() => askWithoutReading(t.api, path)));
    await expect.poll(() => openFilesIn(folder)).toBe(3);
    // What is open has been answered to, up to what a connection takes.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(LARGE / 4);
    for (const client of clients) client.destroy();
    await expect.poll(() => openFilesIn(folder)).toBe(0);
  });
});

/** A bucket of pictures that are long; tells how much of them was taken. */
async function longBucket() {
  const state = { sent: 0, closed: 0, isLate: false, late: [] as ServerResponse[] };
  const server = createServer((request, response) => {
    if (request.method === 'PUT') return void request.resume().on('end', () => response.end());
    response.on('close', () => (state.closed += 1));
    if (state.isLate) return void state.late.push(response);
    response.writeHead(200, { 'content-length': LARGE });
    const part = Buffer.alloc(MB);
    async function* parts() {
      for (; state.sent < LARGE; state.sent += MB) yield part;
    }
    Readable.from(parts(), { objectMode: true, highWaterMark: 1 }).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, state, server };
}

test('no more of a bucket’s picture is fetched than is read, and none once they go', async () => {
  const { endpoint, state, server } = await longBucket();
  const dataDir = mkdtempSync(join(tmpdir(), 'clubline-uploads-'));
  const keys = { bucket: 'b', region: 'auto', accessKeyId: 'k', secretAccessKey: 's' };
  const objectStore = { endpoint, ...keys, publicUrl: 'https://cdn.test' };
  const api = await createApp(testConfig({ dataDir, databaseUrl: undefined, objectStore }));
  const path = await storePrivate(api);

  const client = await askWithoutReading(api, path);
  await expect.poll(() => state.sent).toBeGreaterThan(0);
  const looks: number[] = [];
  const isSettled = () => looks.push(state.sent) > 3 && looks.at(-4) === state.sent;
  await expect.poll(isSettled, { interval: 200, timeout: 10_000 }).toBe(true);
  expect(state.sent).toBeLessThan(LARGE / 2);
  client.destroy();
  await expect.poll(() => state.closed).toBe(1);
  expect(state.sent).toBeLessThan(LARGE);

  // Who goes before the bucket has answered leaves nothing behind either.
  state.isLate = true;
  const early = await askWithoutReading(api, path);
  await expect.poll(() => state.late.length).toBe(1);
  early.destroy();
  await untilNobodyIsConnected(api);
  state.late[0]!.writeHead(200, { 'content-length': LARGE }).write(Buffer.alloc(MB));
  await expect.poll(() => state.closed).toBe(2);

  await api.close();
  server.close();
  rmSync(dataDir, { recursive: true });
});
