import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeApi } from '../../../testing/describeApi';
import { addressOf } from '../../../testing/sockets';

const siteDir = mkdtempSync(join(tmpdir(), 'clubline-site-'));
mkdirSync(join(siteDir, 'assets'));
// More than a connection takes whose client reads nothing, so that its answer stays on its way.
writeFileSync(join(siteDir, 'assets', 'large.js'), Buffer.alloc(32 * 1_048_576, 'x'));
writeFileSync(join(siteDir, 'index.html'), '<html></html>');
afterAll(() => rmSync(siteDir, { recursive: true }));

describeApi(
  'a body that nobody reads',
  (t) => {
    /** Asks for something, by itself a large file, with a body in pieces; reads nothing. */
    async function send(pieces: string[], path = '/assets/large.js') {
      const { hostname, port } = new URL(await addressOf(t.api));
      const socket = connect(Number(port), hostname).setEncoding('latin1');
      socket.on('error', () => undefined);
      const closed = new Promise<'closed'>((resolve) =>
        socket.once('close', () => resolve('closed')),
      );
      socket.pause();
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n` +
          'transfer-encoding: chunked\r\n\r\n',
      );
      socket.write(chunksOf(pieces));
      return { socket, closed };
    }
    const chunksOf = (pieces: string[]) =>
      pieces.map((one) => `${one.length.toString(16)}\r\n${one}\r\n`).join('');

    test('has its connection cut once it waits in thousands of pieces of a byte', async () => {
      const { socket, closed } = await send(Array<string>(16_000).fill(' '));
      socket.resume();
      expect(await closed).toBe('closed');
    });

    test('has its connection cut where several of them wait, each in some hundreds', async () => {
      const some = `${chunksOf(Array<string>(100).fill(' '))}0\r\n\r\n`;
      const { socket, closed } = await send([]);
      const head = 'GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
      socket.write(`0\r\n\r\n${(head + some).repeat(6)}`);
      socket.resume();
      expect(await closed).toBe('closed');
    });

    test.each([
      ['that goes on in pieces of a byte', '1\r\n \r\n'.repeat(1_000)],
      ['that does not end', `10000\r\n${' '.repeat(65_536)}\r\n`],
    ])('%s has its connection cut after the answer', async (_, more) => {
      const { socket, closed } = await send([], '/health/live');
      const answered = new Promise((resolve) => socket.once('data', resolve));
      socket.resume();
      await answered;
      for (let sent = 0; !socket.destroyed && sent < 1_000; sent += 1)
        if (!socket.write(more))
          await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
      expect(await closed).toBe('closed');
    });

    test.each([
      ['some small pieces', Array<string>(500).fill(' ')],
      ['one', [' '.repeat(16_000)]],
    ])('in %s does not keep anybody from the answer', async (_, pieces) => {
      const { socket } = await send(pieces);
      socket.write('0\r\n\r\n');
      let length = 0;
      socket.on('data', (text: string) => (length += text.length)).resume();
      await expect.poll(() => length, { timeout: 20_000 }).toBeGreaterThan(32 * 1_048_576);
      socket.destroy();
    });
  },
  { siteDir },
);
