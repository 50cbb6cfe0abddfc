import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { io, Manager } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { socketGroup } from '../services/sockets';
import { describeApi } from '../testing/describeApi';
import { addressOf, connect } from '../testing/sockets';
import type { TestSocket } from '../testing/sockets';
import { endIdleReaders, limitPerAddress } from './connectionLimits';
import type { LiveServer } from './live.types';

const open: { close(): unknown }[] = [];

afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

const read = async (address: string) => {
  const reader = await connect(address, '', 'reader');
  open.push(reader.socket);
  return reader;
};

/** A reader behind a proxy; false when the server refuses the connection. */
async function readFrom(address: string, forwardedFor: string): Promise<boolean> {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { reader: true },
    extraHeaders: { 'x-forwarded-for': forwardedFor },
  });
  open.push(socket);
  return await new Promise((resolve) => {
    socket.on('connect', () => resolve(true));
    socket.on('connect_error', () => resolve(false));
  });
}

/** A websocket on which its client never says anything. */
async function openSilently(address: string) {
  const asking = request(`${address}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  }).end();
  const [, socket] = await once(asking, 'upgrade');
  open.push({ close: () => socket.destroy() });
  socket.resume();
  return socket;
}

describeApi(
  'open sockets of one address',
  (t) => {
    test('are at most as many as set, whether or not they have said who they are', async () => {
      const address = await addressOf(t.api);
      const [first] = [await read(address), await read(address)];
      const silent = await openSilently(address);
      await expect(read(address)).rejects.toThrow('websocket error');
      silent.destroy();
      await expect.poll(() => read(address).then(() => 'in', String)).toBe('in');
      first.socket.close();
      await expect.poll(() => read(address).then(() => 'in', String)).toBe('in');
      await expect(read(address)).rejects.toThrow('websocket error');
    });
  },
  { socketsPerAddress: 3 },
);

describeApi(
  'open sockets behind a proxy',
  (t) => {
    test('count for the address the proxy saw, of IPv6 for its /64', async () => {
      const address = await addressOf(t.api);
      const answers: boolean[] = [];
      for (const from of [
        '2001:db8:1:2::1',
        '2001:db8:1:2::2',
        '2001:db8:1:2::3',
        '2001:db8:1:3::1',
        '192.0.2.1',
        '192.0.2.1',
        '198.51.100.9, 192.0.2.1',
        '192.0.2.2',
      ])
        answers.push(await readFrom(address, from));
      expect(answers).toEqual([true, true, false, true, true, true, false, true]);
    });
  },
  { socketsPerAddress: 2, trustProxy: 'loopback' },
);

describeApi(
  'open sockets of one IPv6 /48',
  (t) => {
    test('are at most as many as those of eight addresses', async () => {
      const address = await addressOf(t.api);
      const answers: boolean[] = [];
      for (let n = 0; n < 9; n += 1) answers.push(await readFrom(address, `2001:db8:7:${n}::1`));
      expect(answers).toEqual([...Array<boolean>(8).fill(true), false]);
      expect(await readFrom(address, '2001:db8:8::1')).toBe(true);
      open.splice(0, 1)[0]!.close();
      await expect.poll(() => readFrom(address, '2001:db8:7:ffff::1')).toBe(true);
    });
  },
  { socketsPerAddress: 1, trustProxy: 'loopback' },
);

describe('packets of one IPv6 /48', () => {
  test('are too many beyond those of two addresses', () => {
    const from = (remoteAddress: string) =>
      ({ remoteAddress, socket: new EventEmitter() }) as unknown as IncomingMessage;
    const limit = limitPerAddress(
      { socketsPerAddress: 1, rateLimitScale: 1 / 18_000 },
      (client) => (client as unknown as { remoteAddress: string }).remoteAddress,
    );
    const isTooMany = (address: string) => {
      const client = from(address);
      expect(limit.mayOpen(client)).toBe(true);
      const answer = limit.packetsOf(client).isTooMany();
      client.socket.emit('close');
      return answer;
    };
    const keepsRange = from('2001:db8:7:ffff::1');
    limit.mayOpen(keepsRange);
    const answers = Array.from({ length: 3 }, (_, n) => isTooMany(`2001:db8:7:${n}::1`));
    expect(answers).toEqual([false, false, true]);
    expect(isTooMany('2001:db8:8::1')).toBe(false);
  });
});

describeApi('a socket', (t) => {
  test('that says nothing after it was opened is closed', async () => {
    const silent = await openSilently(await addressOf(t.api));
    await once(silent, 'close');
  });

  test('whose client does not read is cut off, and the others receive everything', async () => {
    const address = await addressOf(t.api);
    const [attentive, stuck] = [await read(address), await read(address)];
    const ann = await t.person();
    await ann.post('/live-chats/create-chat-room', { matchId: 'loud' });
    await Promise.all([attentive.join('loud'), stuck.join('loud')]);
    pause(stuck);
    const serverSide = t.api.io.sockets.sockets;
    let sent = 0;
    while (serverSide.has(stuck.socket.id!) && sent < 1_000) {
      t.api.context.sockets.send(socketGroup.room('loud'), 'newMessage', {
        messageId: `m${(sent += 1)}`,
        matchId: 'loud',
        userId: ann.id,
        username: ann.username,
        profilePicture: null,
        message: 'x'.repeat(30_000),
        createdAt: t.api.context.now(),
      });
      await attentive.next('newMessage', ({ messageId }) => messageId === `m${sent}`);
      await nextTurn();
    }
    expect(serverSide.has(stuck.socket.id!)).toBe(false);
    expect(serverSide.has(attentive.socket.id!)).toBe(true);
    expect(attentive.received('newMessage')).toHaveLength(sent);
  });

  test('is cut off while few packets wait for it, however small they are', async () => {
    const stuck = await read(await addressOf(t.api));
    const serverSide = t.api.io.sockets.sockets.get(stuck.socket.id!)!;
    const { socket } = serverSide.conn.request as IncomingMessage;
    let waiting = 0;
    for (; !socket.destroyed && waiting < 10_000; waiting += 1) serverSide.emit('eventsMissed', {});
    expect(waiting).toBeLessThan(2_000);
  });

  test('of a reader who is in no room for a minute is closed', async () => {
    const address = await addressOf(t.api);
    const [idle, inRoom, person] = [
      await read(address),
      await read(address),
      await connect(address, (await t.person()).accessToken),
    ];
    open.push(person.socket);
    const ann = await t.person();
    await ann.post('/live-chats/create-chat-room', { matchId: 'quiet' });
    await inRoom.join('quiet');
    const server = t.api.io as LiveServer;
    const now = Date.now();
    endIdleReaders(server, now);
    endIdleReaders(server, now + 59_000);
    expect(idle.socket.connected).toBe(true);
    endIdleReaders(server, now + 60_000);
    expect(await idle.ended).toBe('io server disconnect');
    expect([inRoom.socket.connected, person.socket.connected]).toEqual([true, true]);

    inRoom.socket.emit('leaveRoom', { matchId: 'quiet' });
    await expect
      .poll(() => server.sockets.sockets.get(inRoom.socket.id!)?.rooms.has('chat:quiet'))
      .toBe(false);
    endIdleReaders(server, now + 120_000);
    expect(inRoom.socket.connected).toBe(true);
    endIdleReaders(server, now + 180_000);
    expect(await inRoom.ended).toBe('io server disconnect');
  });
});

/** Stops reading what comes, as a client does that hangs. */
function pause({ socket }: TestSocket): void {
  const { transport } = socket.io.engine as unknown as { transport: { ws: { pause(): void } } };
  transport.ws.pause();
}

describeApi(
  'a socket that sends without end',
  (t) => {
    test('is closed after three hundred packets', async () => {
      const ann = await t.person();
      const sender = await connect(await addressOf(t.api), ann.accessToken);
      open.push(sender.socket);
      const closed = new Promise((resolve) => sender.socket.on('disconnect', resolve));
      for (let n = 0; n < 300; n += 1) sender.socket.emit('leaveRoom', { matchId: `room_${n}` });
      await nextTurn();
      expect(sender.socket.connected).toBe(true);
      sender.socket.emit('leaveRoom', { matchId: 'one_more' });
      expect(await closed).toBe('io server disconnect');
    });

    test.each([
      ['a token that is none', '0{"token":"x"}'],
      ['a place that is not there', '0/nowhere,'],
    ])('is closed also when it only asks to be let in, with %s', async (_how, packet) => {
      const manager = new Manager(await addressOf(t.api), {
        transports: ['websocket'],
        reconnection: false,
      });
      open.push({ close: () => manager.engine.close() });
      await new Promise((resolve) => manager.engine.once('open', resolve as () => void));
      let refusals = 0;
      manager.engine.on('packet', ({ type }) => (refusals += type === 'message' ? 1 : 0));
      const closed = new Promise((resolve) => manager.engine.once('close', resolve));
      for (let n = 0; n < 1_000; n += 1) manager.engine.write(packet);
      await closed;
      expect(refusals).toBeLessThanOrEqual(301);
    });
  },
  { rateLimitScale: 1 },
);

describeApi(
  'new sockets of one address',
  (t) => {
    test('count also where they are refused, and not for those who are signed in', async () => {
      const address = await addressOf(t.api);
      const refusals: unknown[] = [];
      for (let n = 0; n < 25; n += 1)
        refusals.push(await connect(address, 'x').catch((error: Error) => error.message));
      expect(new Set(refusals.slice(0, 24))).toEqual(new Set([expect.stringContaining('sign in')]));
      expect(refusals[24]).toMatch(/Too many connections/);
      const person = await connect(address, (await t.person()).accessToken);
      open.push(person.socket);
      expect(person.socket.connected).toBe(true);
    });
  },
  { rateLimitScale: 0.02 },
);
