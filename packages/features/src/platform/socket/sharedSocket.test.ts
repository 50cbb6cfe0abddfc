import { expect, test, vi } from 'vitest';
import { createFakeSockets } from '../../testing';
import type { LiveSocket } from './liveSocket';
import { shareSockets } from './sharedSocket';

const noTokens = { getToken: () => Promise.resolve(null), getTokenNow: () => null };

function page(initial: string | null = 'ann') {
  const sockets = createFakeSockets();
  const user = { id: initial };
  const factory = vi.fn(sockets.factory);
  const make = shareSockets(factory, () => user.id);
  const settle = () =>
    new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
  const join = async () => {
    const socket = await make(noTokens);
    const events: string[] = [];
    for (const event of ['connect', 'disconnect', 'connect_error', 'newMessage'])
      socket.on(event, () => void events.push(event));
    socket.connect();
    await settle();
    return { socket, events };
  };
  const sent = (n = 0) => sockets.all[n]!.sent.map(({ event, args }) => [event, ...args]);
  return { sockets, user, factory, make, join, settle, sent };
}

test('two who connect share one connection, and each hears that it is there', async () => {
  const { sockets, join } = page();
  const [a, b] = [await join(), await join()];
  expect(sockets.all).toHaveLength(1);
  expect([a.events, b.events]).toEqual([['connect'], ['connect']]);
  sockets.all[0]!.serverEmit('newMessage', {});
  expect([a.events.at(-1), b.events.at(-1)]).toEqual(['newMessage', 'newMessage']);
});

test('two who connect in the same moment open one connection', async () => {
  const { sockets, make, settle } = page();
  const both = await Promise.all([make(noTokens), make(noTokens)]);
  const heard = both.map((socket) => {
    const listener = vi.fn();
    socket.on('connect', listener);
    return listener;
  });
  const connect = vi.spyOn(sockets.all[0]!, 'connect');
  for (const socket of both) socket.connect();
  await settle();
  expect(connect).toHaveBeenCalledTimes(1);
  for (const listener of heard) expect(listener).toHaveBeenCalledTimes(1);
});

test('the connection closes with the last who leaves, who hears nothing more', async () => {
  const { sockets, join } = page();
  const [a, b] = [await join(), await join()];
  a.socket.disconnect();
  expect(sockets.all[0]!.connected).toBe(true);
  expect(a.socket.connected).toBe(false);
  sockets.all[0]!.serverEmit('newMessage', {});
  expect(a.events).toEqual(['connect', 'disconnect']);
  expect(b.events).toEqual(['connect', 'newMessage']);
  b.socket.disconnect();
  expect(sockets.all[0]!.connected).toBe(false);
});

test('a room is left when nobody here is in it any more', async () => {
  const { join, sent } = page();
  const [a, b] = [await join(), await join()];
  const enter = (socket: LiveSocket) => socket.emit('joinRoom', { matchId: 'final' });
  const leave = (socket: LiveSocket) => socket.emit('leaveRoom', { matchId: 'final' });
  [a, b].forEach(({ socket }) => enter(socket));
  leave(a.socket);
  expect(sent().filter(([event]) => event === 'leaveRoom')).toEqual([]);
  leave(b.socket);
  expect(sent().at(-1)).toEqual(['leaveRoom', { matchId: 'final' }]);
});

test('rooms and clubs of the same name are different things', async () => {
  const { join, sent } = page();
  const [a, b] = [await join(), await join()];
  a.socket.emit('joinRoom', { matchId: 'x' });
  b.socket.emit('watchClub', { clubId: 'x' });
  b.socket.emit('unwatchClub', { clubId: 'x' });
  expect(sent().at(-1)).toEqual(['unwatchClub', { clubId: 'x' }]);
});

test('who takes the connection for dead and comes back makes a new one for all', async () => {
  const { sockets, join, settle } = page();
  const [a, b] = [await join(), await join()];
  const disconnect = vi.spyOn(sockets.all[0]!, 'disconnect');
  a.socket.disconnect();
  a.socket.connect();
  await settle();
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(a.events).toEqual(['connect', 'disconnect', 'connect']);
  expect(b.events).toEqual(['connect', 'disconnect', 'connect']);
  expect(sockets.all).toHaveLength(1);
});

test('somebody else on the same page gets a connection of their own', async () => {
  const { sockets, user, factory, join } = page(null);
  const reader = await join();
  user.id = 'ann';
  const ann = await join();
  expect(sockets.all).toHaveLength(2);
  expect(factory.mock.calls.map(([options]) => options.isReader)).toEqual([true, false]);
  reader.socket.disconnect();
  expect(ann.socket.connected).toBe(true);
});

test('a server that asks for the next token gets it, and no other server is sent one', async () => {
  const { sockets, make } = page();
  const getToken = vi.fn(async () => 'next');
  (await make({ getToken, getTokenNow: () => 'old' })).connect();
  await make({ getToken, getTokenNow: () => 'old' });
  expect(getToken).not.toHaveBeenCalled();
  const give = vi.fn();
  sockets.all[0]!.serverEmit('tokenExpiring', give);
  await vi.waitFor(() => expect(give.mock.calls).toEqual([['next']]));
  expect(getToken).toHaveBeenCalledTimes(1);
  expect(sockets.all[0]!.sent).toEqual([]);
});

test('a token that cannot be had is not given', async () => {
  const { sockets, make } = page();
  const getToken = () => Promise.reject(new Error('offline'));
  (await make({ getToken, getTokenNow: () => 'old' })).connect();
  const give = vi.fn();
  sockets.all[0]!.serverEmit('tokenExpiring', give);
  await vi.waitFor(() => expect(give).toHaveBeenCalled());
  expect(give).toHaveBeenCalledWith(null);
});

test('a new connection is made after the last one was closed', async () => {
  const { sockets, join } = page();
  (await join()).socket.disconnect();
  const again = await join();
  expect(sockets.all).toHaveLength(2);
  expect(again.socket.connected).toBe(true);
});

test('a refused attempt is heard, and tried again when asked', async () => {
  const { sockets, join, settle } = page();
  sockets.setReachable(false);
  const a = await join();
  expect(a.events).toEqual(['connect_error']);
  sockets.setReachable(true);
  a.socket.connect();
  await settle();
  expect(a.events).toEqual(['connect_error', 'connect']);
});

test('a listener that was removed hears no more, and nothing is sent after leaving', async () => {
  const { sockets, join, sent } = page();
  const { socket } = await join();
  const listener = vi.fn();
  socket.on('newMessage', listener);
  socket.off('newMessage', listener);
  sockets.all[0]!.serverEmit('newMessage', {});
  expect(listener).not.toHaveBeenCalled();
  socket.disconnect();
  socket.emit('joinRoom', { matchId: 'late' });
  expect(sent()).toEqual([]);
});

test('a factory that failed is asked again', async () => {
  const sockets = createFakeSockets();
  const factory = vi.fn(sockets.factory).mockRejectedValueOnce(new Error('offline'));
  const make = shareSockets(factory, () => null);
  await expect(make(noTokens)).rejects.toThrow('offline');
  await expect(make(noTokens)).resolves.toBeDefined();
});
