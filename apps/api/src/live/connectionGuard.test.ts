import { afterEach, expect, test } from 'vitest';
import { ADDITIONS } from '../http/additions';
import { describeApi } from '../testing/describeApi';
import type { TestApi } from '../testing/describeApi';
import { openRawSocket, textFrame } from '../testing/hostile/rawSocket';
import type { RawSocket } from '../testing/hostile/rawSocket';
import { addressOf, connect as connectClient } from '../testing/sockets';

const PLAIN = { path: '/socket.io/?EIO=4&transport=websocket', headers: {} };
const READER = textFrame('40{"reader":true,"more":[{},{},{}]}');

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

async function connect(t: TestApi): Promise<RawSocket> {
  const socket = (await openRawSocket(await addressOf(t.api), PLAIN)) as RawSocket;
  open.push(socket);
  await socket.until(/^0\{"sid/m);
  return socket;
}

describeApi('who asks to be let in', (t) => {
  test('has nothing kept of what they say of themselves', async () => {
    const socket = await connect(t);
    socket.send(READER);
    expect(await socket.until(/^40\{"sid/m)).toBe('said');
    const kept = [...t.api.io.sockets.sockets.values()].map(({ handshake }) => handshake.auth);
    expect(kept).toEqual([{}]);
  });

  test('is let in once on a connection, however often they ask at once', async () => {
    const socket = await connect(t);
    socket.send(...Array.from({ length: 50 }, () => READER));
    await expect.poll(() => socket.received().match(/^44\{/gm)?.length).toBe(49);
    expect(socket.received().match(/^40\{/gm)).toHaveLength(1);
    await expect.poll(() => t.api.io.sockets.sockets.size).toBe(1);
  });

  test('may ask again on it where they were refused', async () => {
    const socket = await connect(t);
    socket.send(textFrame('40{"token":"none"}'));
    expect(await socket.until(/^44\{.*sign in/m)).toBe('said');
    socket.send(READER);
    expect(await socket.until(/^40\{"sid/m)).toBe('said');
  });
});

describeApi('whether a connection is still there', (t) => {
  test('is answered at once, to people and to readers, and named as an addition', async () => {
    const address = await addressOf(t.api);
    const person = await t.person();
    const sockets = [
      await connectClient(address, person.accessToken),
      await connectClient(address, '', 'reader'),
    ];
    for (const { socket } of sockets)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await socket.timeout(5_000).emitWithAck('checkConnection', {})).toBeUndefined();
    expect(ADDITIONS.split(' ')).toContain('connection-checks');
  });

  test('hurts nobody who asks without waiting, or asks nonsense', async () => {
    const { socket } = await connectClient(await addressOf(t.api), '', 'reader');
    const emit = socket.emit.bind(socket) as (event: string, ...args: unknown[]) => unknown;
    emit('checkConnection');
    emit('checkConnection', { a: 1 }, 'no function');
    await socket.timeout(5_000).emitWithAck('checkConnection', {});
    expect(socket.connected).toBe(true);
  });
});

describeApi(
  'one person',
  (t) => {
    test('has fifty open pages at most; one more gets in once another is closed', async () => {
      const address = await addressOf(t.api);
      const { accessToken } = await t.person();
      const pages = [];
      for (let n = 0; n < 50; n += 1) pages.push(await connectClient(address, accessToken));
      await expect(connectClient(address, accessToken)).rejects.toThrow(/open pages/);
      const other = await t.person();
      pages.push(await connectClient(address, other.accessToken));
      pages.shift()!.socket.close();
      await expect.poll(() => t.api.io.sockets.sockets.size).toBe(50);
      pages.push(await connectClient(address, accessToken));
      for (const { socket } of pages) socket.close();
    });
  },
  { rateLimitScale: 1 },
);
