import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeApi } from '../testing/describeApi';
import type { TestApi } from '../testing/describeApi';
import { openRawSocket, textFrame } from '../testing/hostile/rawSocket';
import type { Frame, RawSocket } from '../testing/hostile/rawSocket';
import { addressOf } from '../testing/sockets';

const PLAIN = { path: '/socket.io/?EIO=4&transport=websocket', headers: {} };
const PING = 0x89;
const PONG = 0x8a;

const open: { close(): unknown }[] = [];

afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A reader that has been let in. */
async function read(t: TestApi): Promise<RawSocket> {
  const socket = (await openRawSocket(await addressOf(t.api), PLAIN)) as RawSocket;
  open.push(socket);
  socket.send(textFrame('40{"reader":true}'));
  expect(await socket.until(/^40\{"sid/m)).toBe('said');
  return socket;
}

const frames = (count: number, head: number, text: (at: number) => string): Frame[] =>
  Array.from({ length: count }, (_, at) => ({ head, bytes: Buffer.from(text(at)) }));

/** A message of so many frames. */
const inPieces = (message: string, count: number): Frame[] =>
  Array.from({ length: count }, (_, at) => ({
    head: (at === 0 ? 1 : 0) | (at === count - 1 ? 0x80 : 0),
    bytes: Buffer.from(at === 0 ? message : ''),
  }));

describeApi(
  'a socket that pings without end',
  (t) => {
    let connections: Socket[] = [];
    beforeEach(async () => {
      await addressOf(t.api);
      connections = [];
      t.api.app.server.on('connection', (socket: Socket) => connections.push(socket));
    });

    test('is answered as often as a connection may send, and cut off', async () => {
      const socket = await read(t);
      socket.send(...frames(20, PING, (at) => `early ${at}`));
      expect(await socket.until(/^early 19$/m)).toBe('said');
      for (let sent = 0; sent < 1_000; sent += 50)
        socket.send(...frames(50, PING, (at) => `late ${sent + at}`));
      expect(await socket.until(/^late 999$/m)).toBe('closed');
      expect(socket.received().match(/late/g)?.length ?? 0).toBeLessThan(300);
    });

    test('is cut off also where it reads nothing, with next to nothing kept for it', async () => {
      const asking = request((await addressOf(t.api)) + PLAIN.path, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': randomBytes(16).toString('base64'),
        },
      }).end();
      const [, client] = (await once(asking, 'upgrade')) as [unknown, Socket];
      open.push({ close: () => client.destroy() });
      client.pause();
      client.on('error', () => undefined);
      const [served] = connections;
      const cut = once(served!, 'close').then(() => client.destroy());
      let waiting = 0;
      const ping = Buffer.concat([Buffer.from([PING, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
      const some = Buffer.concat(Array<Buffer>(400).fill(ping));
      served!.on('data', () => (waiting = Math.max(waiting, served!.writableLength)));
      for (let sent = 0; sent < 600 && !served!.destroyed; sent += 1)
        if (!client.write(some)) await Promise.race([once(client, 'drain'), cut]);
      expect(served!.destroyed).toBe(true);
      expect(waiting).toBeLessThan(16_384);
    });

    test('is cut off also where it sends answers that nobody asked for', async () => {
      const socket = await read(t);
      socket.send(...frames(400, PONG, () => ''));
      expect(await socket.until(/never/)).toBe('closed');
    });
  },
  { rateLimitScale: 1 },
);

describeApi('a second connection for a socket', (t) => {
  test('is refused: it would take the place of the first one, past every limit', async () => {
    const address = await addressOf(t.api);
    const socket = (await openRawSocket(address, PLAIN)) as RawSocket;
    open.push(socket);
    await socket.until(/^0\{"sid/m);
    const { sid } = JSON.parse(/^0(.*)$/m.exec(socket.received())![1]!) as { sid: string };
    for (const query of [`&sid=${sid}`, '&sid=', '&sid=none'])
      expect(await openRawSocket(address, { ...PLAIN, path: PLAIN.path + query })).toBe(400);
    socket.send(textFrame('40{"reader":true}'));
    expect(await socket.until(/^40\{"sid/m)).toBe('said');
  });
});

describeApi(
  'a socket that was told that it sends too much',
  (t) => {
    test('is read no further', async () => {
      await addressOf(t.api);
      const [connection] = [once(t.api.app.server, 'connection')];
      const socket = await read(t);
      const [served] = (await connection) as [Socket];
      socket.send(...Array.from({ length: 400 }, () => textFrame('3')));
      expect(await socket.until(/never/)).toBe('closed');
      expect(served.isPaused()).toBe(true);
    });

    test('keeps its address from opening others, where that goes on', async () => {
      const address = await addressOf(t.api);
      const calm = await read(t);
      const answers: unknown[] = [];
      for (let round = 0; round < 12; round += 1) {
        // Each needs the one before.
        // oxlint-disable-next-line no-await-in-loop
        const next = await openRawSocket(address, PLAIN);
        answers.push(typeof next);
        if (typeof next === 'number') break;
        open.push(next);
        next.send(...Array.from({ length: 400 }, () => textFrame('3')));
        // oxlint-disable-next-line no-await-in-loop
        await next.until(/never/);
      }
      expect(answers.at(-1)).toBe('number');
      calm.send(textFrame('421["watchClub",{"clubId":"none"}]'));
      expect(await calm.until(/^431\[/m)).toBe('said');
    });
  },
  { rateLimitScale: 1, socketsPerAddress: 10 },
);

describeApi(
  'many sockets of one address that send a lot together',
  (t) => {
    test('are closed, each where it is over a tenth of what one may; others stay', async () => {
      const calm = await read(t);
      const busy = await Promise.all(Array.from({ length: 70 }, () => read(t)));
      for (const socket of busy) socket.send(...Array.from({ length: 28 }, () => textFrame('3')));
      const ends = await Promise.all(busy.map((socket) => socket.until(/never/)));
      expect(ends).toContain('closed');
      calm.send(textFrame('421["watchClub",{"clubId":"none"}]'));
      expect(await calm.until(/^431\[/m)).toBe('said');
    });
  },
  { rateLimitScale: 0.1 },
);

describeApi('a message in pieces', (t) => {
  test('is read from as many as a client may have a reason to send', async () => {
    const socket = await read(t);
    socket.send(...inPieces('421["watchClub",{"clubId":"none"}]', 64));
    expect(await socket.until(/^431\[/m)).toBe('said');
  });

  test('ends its connection where there are more', async () => {
    const socket = await read(t);
    socket.send(...inPieces('421["watchClub",{"clubId":"none"}]', 65));
    expect(await socket.until(/^431\[/m)).toBe('closed');
  });
});
