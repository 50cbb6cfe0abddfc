import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { describeApi } from '../../../testing/describeApi';
import type { TestApi } from '../../../testing/describeApi';
import { openRawSocket } from '../../../testing/hostile/rawSocket';
import { addressOf } from '../../../testing/sockets';
import { HEADERS_MAX } from './headerLimit';

/** What is answered to a request with so many headers, until its connection ends. */
async function ask(t: TestApi, count: number): Promise<string> {
  const { hostname, port } = new URL(await addressOf(t.api));
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  const others = Array.from({ length: count - 2 }, (_, n) => `x-${n}: 1\r\n`).join('');
  socket.write(`GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${others}\r\n`);
  let received = '';
  socket.on('data', (text: string) => (received += text));
  await once(socket, 'close');
  return received;
}

describeApi('a request with very many headers', (t) => {
  test.each([
    [HEADERS_MAX, 200],
    [HEADERS_MAX + 1, 431],
    // Of so many, Node leaves out some.
    [2_001, 431],
  ])('is refused beyond a hundred of them: %i are answered with %i', async (count, status) => {
    expect(await ask(t, count)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test.each([
    ['headers', '', Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`x-${n}`, '1']))],
    ['an address of thousands of signs', `&x=${'y'.repeat(5_000)}`, {}],
  ])('becomes no socket, which would keep them: %s', async (_, query, headers) => {
    const path = `/socket.io/?EIO=4&transport=websocket${query}`;
    // Newer versions of Node refuse the first of them by themselves.
    expect([400, 431]).toContain(await openRawSocket(await addressOf(t.api), { path, headers }));
  });
});
