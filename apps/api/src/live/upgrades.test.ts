import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import type { Socket } from 'node:net';
import { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { describeApi } from '../testing/describeApi';
import type { TestApi } from '../testing/describeApi';
import { addressOf } from '../testing/sockets';
import { BoundedWebSocketServer } from './webSockets';

const siteDir = mkdtempSync(join(tmpdir(), 'clubline-site-'));
mkdirSync(join(siteDir, 'assets'));
// More than a connection takes whose client reads nothing.
writeFileSync(join(siteDir, 'assets', 'large.js'), Buffer.alloc(32 * 1_048_576, 'x'));
writeFileSync(join(siteDir, 'index.html'), '<html></html>');
afterAll(() => rmSync(siteDir, { recursive: true }));

const open: Socket[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.destroy();
});

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: clubline.test', ...headers, '', ''].join('\r\n');

const offer = (path: string, protocol = 'websocket', version = '13'): string =>
  get(
    path,
    'Connection: Upgrade',
    `Upgrade: ${protocol}`,
    `Sec-WebSocket-Version: ${version}`,
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  );

interface RawConnection {
  socket: Socket;
  closed: Promise<unknown>;
  received(): string;
}

async function connectTo(t: TestApi): Promise<RawConnection> {
  const { hostname, port } = new URL(await addressOf(t.api));
  const socket = connectTcp(Number(port), hostname);
  open.push(socket);
  let received = '';
  socket.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, closed, received: () => received };
}

/** A connection on which something was answered before. */
async function connectAndAsk(t: TestApi): Promise<RawConnection> {
  const connection = await connectTo(t);
  connection.socket.write(get('/health/live'));
  await expect.poll(connection.received).toMatch(/^HTTP\/1\.1 200 /);
  return connection;
}

const connections = async (t: TestApi): Promise<number> =>
  await promisify(t.api.app.server.getConnections.bind(t.api.app.server))();

/** How many connections this process has open, on either side. */
const descriptors = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;

const FOREIGN = ['/other', '/', '/health/live', '/socket.io', '/socket.iox/'];

/** Asked for on the socket's own path, and refused. */
const REFUSED: [how: string, head: string][] = [
  ['of another version', offer('/socket.io/?EIO=4&transport=websocket', 'websocket', '9')],
  ['by polling', offer('/socket.io/?EIO=4&transport=polling')],
  ['of an older protocol', offer('/socket.io/?EIO=3&transport=websocket')],
  ['without anything', offer('/socket.io/')],
  ['by way of HTTP/2', offer('/socket.io/?EIO=4&transport=websocket', 'h2c')],
];

describeApi(
  'a request that offers another protocol',
  (t) => {
    test.each(FOREIGN)('at %s is answered as any other, and is the last', async (path) => {
      const plain = await connectTo(t);
      plain.socket.write(get(path, 'Connection: close'));
      await plain.closed;
      const [status] = /^HTTP\/1\.1 \d+ /.exec(plain.received())!;
      for (const begin of [connectTo, connectAndAsk]) {
        const { socket, closed, received } = await begin(t);
        const before = received().length;
        socket.write(offer(path));
        await closed;
        const answer = received().slice(before);
        expect(answer.slice(0, status.length)).toBe(status);
        expect(answer).toMatch(/^connection: close\r$/im);
      }
    });

    test('may offer HTTP/2, as curl does', async () => {
      const { socket, closed, received } = await connectTo(t);
      socket.write(
        get(
          '/health/live',
          'Connection: Upgrade, HTTP2-Settings',
          'Upgrade: h2c',
          'HTTP2-Settings: AAMAAABkAAQAAP__',
        ),
      );
      await closed;
      expect(received()).toMatch(/^HTTP\/1\.1 200 [^]*"status":"ok"/);
    });

    test('keeps its body', async () => {
      const { socket, closed, received } = await connectTo(t);
      const body = '{"name":1}';
      const head = offer('/api/auth/sign-in', 'h2c').replace('GET', 'POST').slice(0, -2);
      socket.write(
        `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      await closed;
      expect(received()).toMatch(/^HTTP\/1\.1 400 [^]*Password is required/);
    });

    test.skipIf(process.platform !== 'linux')(
      'leaves nothing open once its client has gone, whatever was answered before',
      async () => {
        await expect.poll(() => connections(t)).toBe(0);
        const before = descriptors();
        for (const path of FOREIGN)
          for (const begin of [connectTo, connectAndAsk])
            for (let n = 0; n < 3; n += 1) {
              const { socket } = await begin(t);
              socket.end(offer(path));
            }
        await expect.poll(() => connections(t)).toBe(0);
        expect(descriptors()).toBe(before);
      },
    );

    test.each(REFUSED)(
      'for a socket %s is refused, and its connection ends',
      async (_how, head) => {
        for (const begin of [connectTo, connectAndAsk]) {
          const { socket, closed, received } = await begin(t);
          socket.write(head);
          await closed;
          expect(received()).toMatch(/HTTP\/1\.1 400 /);
        }
        await expect.poll(() => connections(t)).toBe(0);
      },
    );

    test.each([...REFUSED, ['that could be had', offer('/socket.io/?EIO=4&transport=websocket')]])(
      'for a socket %s is cut while the answer before it is not read',
      async (_how, head) => {
        await addressOf(t.api);
        const served = once(t.api.app.server, 'connection') as Promise<[Socket]>;
        const { socket } = await connectTo(t);
        socket.pause();
        socket.write(get('/assets/large.js'));
        const [there] = await served;
        await expect.poll(() => there.writableLength).toBeGreaterThan(0);
        socket.write(head);
        await expect.poll(() => there.destroyed).toBe(true);
      },
    );
  },
  { siteDir },
);

test('a refusal that its client never takes ends the connection all the same', () => {
  vi.useFakeTimers();
  const stuck = new Duplex({ read: () => undefined, write: () => undefined });
  const request = new IncomingMessage(stuck as Socket);
  new BoundedWebSocketServer({ noServer: true }).handleUpgrade(
    request,
    stuck,
    Buffer.alloc(0),
    () => undefined,
  );
  expect([stuck.writableEnded, stuck.destroyed]).toEqual([true, false]);
  vi.advanceTimersByTime(5_000);
  expect(stuck.destroyed).toBe(true);
  vi.useRealTimers();
});
