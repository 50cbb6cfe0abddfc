import { expect, test, vi } from 'vitest';
import { createFakeClock, createFakeSockets } from '../index';
import { reportChat } from './chatReport';
import { createBadNetwork } from './createBadNetwork';
import { HEARTBEAT_MS, networkScripts, readNetworkScript, scriptLength } from './networkScript';

const sound = { staleCounts: 0, unsettled: [] };

test('the report names what was lost, missed, doubled and out of order', () => {
  const report = reportChat({
    written: ['a', 'b', 'c', 'd'],
    stored: ['old', 'a', 'b', 'b', 'c'],
    views: [
      { username: 'ana', confirmed: ['old', 'b', 'a', 'c'], undecided: [] },
      { username: 'ben', confirmed: ['a', 'b'], undecided: [] },
    ],
    ...sound,
  });
  expect(report).toMatchObject({
    isSound: false,
    lost: ['d'],
    missed: ['ben: c'],
    doubled: ['server: b'],
    outOfOrder: ['ana: a'],
  });
});

test('what is shown to its writer as perhaps arrived is not lost', () => {
  const report = reportChat({
    written: ['a', 'b'],
    stored: ['a'],
    views: [{ username: 'ana', confirmed: ['a'], undecided: ['b'] }],
    ...sound,
  });
  expect(report).toMatchObject({ isSound: true, lost: [], undecided: ['b'] });
});

test.each([
  [{}, 'A network script is a list of faults.'],
  [[{ at: -1, fault: 'drop' }], 'Fault 1 of the network script: `at` is a number of milliseconds.'],
  [
    [
      { at: 0, fault: 'drop' },
      { at: 5, fault: 'flood' },
    ],
    'Fault 2 of the network script: `fault` is one of drop, halfOpen, duplicate, reorder, ' +
      'delay, unauthorised, history404, restart.',
  ],
  [
    [{ at: 0, fault: 'delay', delayMs: 'long' }],
    'Fault 1 of the network script: `forMs` and `delayMs` are numbers of milliseconds.',
  ],
])('a script that makes no sense says why: %j', (script, why) => {
  expect(() => readNetworkScript(script)).toThrow(why);
});

test('the scripts that come along can be written as JSON and read again', () => {
  for (const script of Object.values(networkScripts))
    expect(readNetworkScript(JSON.parse(JSON.stringify(script)))).toEqual(script);
  expect(scriptLength(networkScripts.tunnel)).toBe(33_000);
});

async function connected() {
  const clock = createFakeClock();
  const sockets = createFakeSockets();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status: 200 }));
  const network = createBadNetwork({ fetch, socketFactory: sockets.factory, clock });
  let token = 'one';
  const socket = await network.socketFactory({
    getToken: () => Promise.resolve(token),
    getTokenNow: () => token,
  });
  const heard: string[] = [];
  for (const event of ['connect', 'disconnect', 'connect_error', 'newMessage', 'userCount'])
    socket.on(event, (value?: unknown) => {
      const said = value instanceof Error ? value.message : value;
      heard.push(said === undefined ? event : `${event} ${String(said)}`);
    });
  const server = sockets.all[0]!;
  const live: string[] = [];
  sockets.handle('say', (_socket, [text]) => void live.push(String(text)));
  socket.connect();
  await clock.advance(10);
  heard.length = 0;
  return {
    clock,
    network,
    socket,
    server,
    heard,
    live,
    fetch,
    setToken: (next: string) => (token = next),
  };
}

test('a dropped connection comes back by itself once the network does, and no sooner', async () => {
  const { clock, network, heard, fetch } = await connected();
  network.play({ fault: 'drop', forMs: 2_500 });
  await expect(network.fetch('/api/x')).rejects.toThrow('Failed to fetch');
  expect(fetch).not.toHaveBeenCalled();
  await clock.advance(2_400);
  expect(heard).toEqual(['disconnect transport close', 'connect_error websocket error']);
  await clock.advance(5_000);
  expect(heard.at(-1)).toBe('connect');
});

test('a half-open connection looks alive, carries nothing, until the heartbeat fails', async () => {
  const { clock, network, socket, server, heard, live } = await connected();
  network.play({ fault: 'halfOpen' });
  socket.emit('say', 'anybody there?');
  server.serverEmit('newMessage', 'hello');
  await clock.advance(HEARTBEAT_MS - 100);
  expect({ isConnected: socket.connected, heard, live }).toEqual({
    isConnected: true,
    heard: [],
    live: [],
  });
  await clock.advance(2_000);
  expect(heard).toEqual(['disconnect ping timeout', 'connect']);
});

test('doubling, swapping and delaying do just that, and end', async () => {
  const { clock, network, server, heard } = await connected();
  network.play({ fault: 'duplicate', forMs: 1_000 });
  server.serverEmit('userCount', 3);
  expect(heard.splice(0)).toEqual(['userCount 3', 'userCount 3']);
  await clock.advance(1_000);
  network.play({ fault: 'reorder', forMs: 1_000 });
  server.serverEmit('newMessage', 'first');
  server.serverEmit('newMessage', 'second');
  expect(heard.splice(0)).toEqual(['newMessage second', 'newMessage first']);
  await clock.advance(1_000);
  network.play({ fault: 'delay', forMs: 100, delayMs: 700 });
  server.serverEmit('newMessage', 'late');
  await clock.advance(200);
  server.serverEmit('newMessage', 'behind it');
  expect(heard.splice(0)).toEqual([]);
  await clock.advance(600);
  expect(heard.splice(0)).toEqual(['newMessage late', 'newMessage behind it']);
  server.serverEmit('newMessage', 'well again');
  expect(heard).toEqual(['newMessage well again']);
});

test('tokens used so far are refused with 401 and at the door; another one is taken', async () => {
  const { clock, network, socket, heard, setToken } = await connected();
  const ask = (token: string) =>
    network.fetch('/api/live-chats/messages/final', {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await ask('one')).status).toBe(200);
  network.play({ fault: 'unauthorised', forMs: 9_000 });
  expect((await ask('one')).status).toBe(401);
  expect(heard).toEqual(['disconnect io server disconnect']);
  socket.connect();
  await clock.advance(10);
  expect(heard.at(-1)).toBe('connect_error Unauthorized');
  expect(socket.active).toBe(false);
  setToken('two');
  socket.connect();
  await clock.advance(10);
  expect(heard.at(-1)).toBe('connect');
  expect((await ask('two')).status).toBe(200);
});

test('the history, and nothing else, is missing for a while', async () => {
  const { clock, network } = await connected();
  network.play({ fault: 'history404', forMs: 1_000 });
  expect((await network.fetch('/api/live-chats/messages/final')).status).toBe(404);
  expect((await network.fetch('/api/live-chats/create-chat-room', { method: 'POST' })).status).toBe(
    200,
  );
  await clock.advance(1_001);
  expect((await network.fetch('/api/live-chats/messages/final')).status).toBe(200);
});

test('stopping a script heals the network', async () => {
  const { clock, network, heard } = await connected();
  const stop = network.start([
    { at: 100, fault: 'drop', forMs: 60_000 },
    { at: 200, fault: 'drop', forMs: 90_000 },
  ]);
  await clock.advance(150);
  stop();
  await clock.advance(5_000);
  expect(heard).toEqual(['disconnect transport close', 'connect']);
});
