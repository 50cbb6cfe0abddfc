import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { describeApi } from '../../../testing/describeApi';
import type { TestApi } from '../../../testing/describeApi';
import { addressOf, connect } from '../../../testing/sockets';

const siteDir = mkdtempSync(join(tmpdir(), 'clubline-site-'));
const file = join(siteDir, 'assets', 'large.js');
mkdirSync(join(siteDir, 'assets'));
// More than a connection takes whose client reads nothing.
writeFileSync(file, Buffer.alloc(32 * 1_048_576, 'x'));
writeFileSync(join(siteDir, 'index.html'), '<html></html>');
afterAll(() => rmSync(siteDir, { recursive: true }));

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A connection that asks for these paths at once. */
async function ask(t: TestApi, ...paths: string[]): Promise<Socket> {
  const { hostname, port } = new URL(await addressOf(t.api));
  const socket = connectTcp(Number(port), hostname);
  open.push({ close: () => socket.destroy() });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: clubline.test\r\n\r\n`).join(''));
  return socket;
}

/** How often this process has the file open. */
const handles = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === file;
    } catch {
      return false;
    }
  }).length;

describeApi(
  'requests that are sent before the answer to the first',
  (t) => {
    test('are answered in their order', async () => {
      const socket = await ask(t, ...Array.from({ length: 5 }, (_, n) => `/api/none/${n}`));
      let received = '';
      socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
      await expect.poll(() => received.match(/none\/\d/g)?.length).toBe(5);
      expect(received.match(/none\/\d/g)!.join(' ')).toBe('none/0 none/1 none/2 none/3 none/4');
    });

    test.skipIf(process.platform !== 'linux')(
      'leave no file open once their connection is gone',
      async () => {
        const socket = await ask(t, ...Array<string>(5).fill('/assets/large.js'));
        socket.pause();
        await expect.poll(handles).toBeGreaterThan(0);
        // What came later was answered: all of those have been looked at.
        expect((await fetch(`${await addressOf(t.api)}/health/live`)).status).toBe(200);
        expect(handles()).toBe(1);
        socket.destroy();
        await expect.poll(handles).toBe(0);
      },
    );

    test.each([
      ['', 'GET /assets/large.js HTTP/1.1\r\nHost: clubline.test\r\n\r\n'],
      // These are answered at once, by Node itself or Engine.IO.
      [', without a host', 'GET / HTTP/1.1\r\n\r\n'],
      [', expecting what nobody knows', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: all\r\n\r\n'],
      [', at the path of sockets', 'GET /socket.io/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ])('end their connection where many wait%s', async (_, request) => {
      const socket = await ask(t, '/assets/large.js');
      socket.pause();
      const closed = once(socket, 'close');
      socket.write(request.repeat(12));
      expect((await fetch(`${await addressOf(t.api)}/health/live`)).status).toBe(200);
      socket.resume();
      await closed;
    });
  },
  { siteDir },
);

describeApi(
  'a connection on which nothing moves',
  (t) => {
    test('is cut while its answer is not read, and a websocket is not', async () => {
      const address = await addressOf(t.api);
      const { server } = t.api.app;
      expect(server.timeout).toBe(60_000);
      server.timeout = 500;
      const reader = await connect(address, '', 'reader');
      open.push(reader.socket);
      const served = once(server, 'connection') as Promise<[Socket]>;
      const stuck = await ask(t, '/assets/large.js');
      stuck.pause();
      const [socket] = await served;
      await once(socket, 'close');
      expect(reader.socket.connected).toBe(true);
    });
  },
  { siteDir },
);
