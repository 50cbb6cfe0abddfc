import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { addressOf, untilNobodyIsConnected } from '../../testing/sockets';

/** As many calls as are answered at a time to the visitors of one address, on each database. */
const AT_A_TIME = { embedded: 2, postgres: 4 };

describeApi('calls whose callers go away while they are answered', (t) => {
  /** A call of a visitor, whose connection may be cut. */
  async function call(address: string): Promise<Socket> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('POST /api/auth/logout HTTP/1.1\r\nHost: clubline.test\r\n\r\n');
    return socket;
  }

  test('give their turns back, so that others are answered', async () => {
    const { sessions } = t.api.context;
    const atATime = AT_A_TIME[t.database];
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const ending = vi
      .spyOn(sessions, 'endByAccessToken')
      .mockImplementation(() => held as Promise<never>);
    const address = await addressOf(t.api);
    const calls = await Promise.all(Array.from({ length: atATime }, () => call(address)));
    await expect.poll(() => ending.mock.calls.length).toBe(atATime);
    for (const socket of calls) socket.resetAndDestroy();
    await untilNobodyIsConnected(t.api);
    answer();
    ending.mockRestore();
    const next = await fetch(`${address}/api/auth/logout`, {
      method: 'POST',
      signal: AbortSignal.timeout(3_000),
    });
    expect(next.status).toBe(200);
  });
});
