import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, onTestFinished, test } from 'vitest';
import { createBrowserSocketFactory } from './browserSocket';

async function listen() {
  const http = createServer();
  const handshakes: { token: unknown; auth: unknown; transport: unknown }[] = [];
  const io = new Server(http);
  io.on('connection', (socket) =>
    handshakes.push({
      token: socket.handshake.query['token'],
      auth: socket.handshake.auth,
      transport: socket.handshake.query['transport'],
    }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => void (await io.close()));
  return {
    io,
    handshakes,
    apiBase: `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`,
  };
}

test(
  'each connection, also one that comes back by itself, waits for a fresh token and ' +
    'carries it in its address',
  async () => {
    const { io, handshakes, apiBase } = await listen();
    let issued = 0;
    let stored = 'stale';
    const refresh = async () => {
      await new Promise(setImmediate);
      return (stored = `token-${(issued += 1)}`);
    };
    const socket = await createBrowserSocketFactory(apiBase)({
      getToken: refresh,
      getTokenNow: () => stored,
    });
    onTestFinished(() => void socket.disconnect());
    const connected = (times: number) =>
      new Promise<void>((resolve) => {
        let count = 0;
        socket.on('connect', () => void ((count += 1) === times && resolve()));
      });
    const twice = connected(2);
    const once = connected(1);
    socket.connect();
    await once;
    // The transport ends without a goodbye, as in a tunnel; Socket.IO comes back by itself.
    for (const one of io.sockets.sockets.values()) one.conn.close();
    await twice;
    expect(handshakes.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
    expect(handshakes[1]).toMatchObject({ auth: { token: 'token-2' }, transport: 'websocket' });
  },
);

test('a socket given up while its token is fetched opens no connection', async () => {
  const { handshakes, apiBase } = await listen();
  let give: (token: string) => void = () => {};
  const late = new Promise<string>((resolve) => (give = resolve));
  const socket = await createBrowserSocketFactory(apiBase)({
    getToken: () => late,
    getTokenNow: () => null,
  });
  socket.connect();
  socket.disconnect();
  give('late');
  await late;
  // Another one that does connect shows that there was time for the first.
  const other = await createBrowserSocketFactory(apiBase)({
    getToken: () => Promise.resolve('other'),
    getTokenNow: () => 'other',
  });
  onTestFinished(() => void other.disconnect());
  const connected = new Promise<void>((resolve) => void other.on('connect', resolve));
  other.connect();
  await connected;
  expect(handshakes.map(({ token }) => token)).toEqual(['other']);
});
