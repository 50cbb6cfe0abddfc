import { expect, test, vi } from 'vitest';
import { createFakeBackend, createFakeClock, FakeReply, settle } from '../../testing';
import { chatControl, chatFake, type ChatFakeOptions } from '../../testing/chat/chat.fake';
import { chatHistory } from '../../testing/chat/chat.fixtures';
import { createApiClient, createTransport } from '../../platform/client';
import { createChatSession } from './createChatSession';

const nobody = {
  fresh: () => Promise.resolve(null),
  refresh: () => Promise.resolve(false),
  hasExpired: () => false,
  epoch: () => 0,
  lost: () => {},
};

/** Somebody who reads along enters a room. */
async function read(
  options: ChatFakeOptions = {},
  prepare: (backend: ReturnType<typeof createFakeBackend>) => void = () => {},
) {
  const clock = createFakeClock();
  const backend = createFakeBackend({ areas: [chatFake({ history: chatHistory, ...options })] });
  prepare(backend);
  const transport = createTransport({ base: '/api', fetch: backend.fetch, clock });
  const log = vi.fn<(text: string) => void>();
  const chat = createChatSession({
    roomId: 'final',
    writer: null,
    client: createApiClient(transport, nobody),
    socketFactory: backend.socketFactory,
    session: { getToken: () => Promise.resolve(null), getTokenNow: () => null },
    clock,
    newId: () => 'none',
    log,
  });
  const leave = chat.open();
  await settle();
  await clock.advance(50);
  return {
    backend,
    chat,
    clock,
    control: chatControl(backend),
    leave,
    log,
    now: () => chat.getSnapshot(),
    socket: () => backend.sockets.all[0]!,
    asked: () => backend.callsTo('GET /live-chats/messages/:matchId').length,
  };
}

const down = (backend: ReturnType<typeof createFakeBackend>) => {
  backend.fail('GET /live-chats/messages/:matchId', 'network', 1);
  backend.sockets.setReachable(false);
};

test('three attempts in vain: the room is unreachable, and what is in it not known', async () => {
  const { now, socket, clock } = await read({}, down);
  expect(now()).toMatchObject({ connection: 'connecting', problem: null, isHistoryKnown: false });
  socket().refuse('websocket error');
  socket().refuse('websocket error');
  await clock.advance(50);
  expect(now()).toMatchObject({
    connection: 'offline',
    problem: 'unreachable',
    isHistoryKnown: false,
  });
});

test('a connection of which nothing is heard is unreachable after ten seconds', async () => {
  const { now, clock } = await read({}, (backend) => {
    backend.sockets.handle('joinRoom', () => {});
    backend.hold('GET /live-chats/messages/:matchId');
  });
  await clock.advance(9_900);
  expect(now().problem).toBeNull();
  await clock.advance(100);
  expect(now()).toMatchObject({ connection: 'connecting', problem: 'unreachable' });
});

test('who does not want to wait tries again at once, and reads along', async () => {
  const { now, socket, clock, chat, backend } = await read({}, down);
  socket().refuse('websocket error');
  socket().refuse('websocket error');
  backend.sockets.setReachable(true);
  chat.reconnect();
  expect(now().connection).toBe('connecting');
  await clock.advance(50);
  expect(now()).toMatchObject({ connection: 'online', problem: null, onlineCount: 42 });
  expect(now().messages).toHaveLength(chatHistory.length);
});

test('a room that nobody has opened is an empty one, and is entered once it is open', async () => {
  const { now, clock, control, log } = await read({ history: [], roomExists: false });
  expect(now()).toMatchObject({
    connection: 'online',
    problem: null,
    onlineCount: null,
    isHistoryKnown: true,
    messages: [],
  });
  await clock.advance(60_000);
  expect(now().connection).toBe('online');
  expect(log.mock.calls).toEqual([['joinRoomError: No such room.']]);
  control.openRoom();
  await clock.advance(30_000);
  expect(now()).toMatchObject({ isJoined: true, onlineCount: 42 });
  control.say('At last');
  await clock.advance(200);
  expect(now().messages.map(({ text }) => text)).toEqual(['At last']);
});

test('a refused join is tried again less and less often, and soon after coming back', async () => {
  const { clock, control, socket } = await read({ history: [], roomExists: false });
  const joins = () => socket().sent.filter(({ event }) => event === 'joinRoom').length;
  await clock.advance(75_000);
  expect(joins()).toBe(6);
  await clock.advance(60_000);
  expect(joins()).toBe(8);
  control.openRoom();
  socket().drop();
  socket().restore();
  await clock.advance(50);
  expect(socket().sent.at(-1)?.event).toBe('joinRoom');
});

test('the log names a room as pages do, not as the wire does', async () => {
  const { clock, log } = await read({}, (backend) =>
    backend.sockets.handle('joinRoom', (socket) =>
      socket.serverEmit('joinRoomError', {
        matchId: 'final',
        message: 'matchId: Not a valid matchId.',
      }),
    ),
  );
  await clock.advance(5_000);
  expect(log.mock.calls).toEqual([['joinRoomError: room: Not a valid room.']]);
});

test('what keeps people out is told of by its cause, not by a refused join', async () => {
  const { now, log, clock } = await read({ roomExists: false }, (backend) =>
    backend.fail(
      'GET /live-chats/messages/:matchId',
      new FakeReply(400, { message: 'Not a valid matchId.' }),
    ),
  );
  await clock.advance(60_000);
  expect(now().problem).toBe('unknownRoom');
  expect(log).not.toHaveBeenCalled();
});

test('while the history may say why, a refused join is not told of', async () => {
  const { log, clock, backend } = await read({ history: [], roomExists: false }, (server) =>
    server.fail('GET /live-chats/messages/:matchId', new FakeReply(500, {}), 2),
  );
  expect(backend.sockets.all).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
  await clock.advance(60_000);
  expect(log.mock.calls).toEqual([['joinRoomError: No such room.']]);
});

test('an id that no room can have is told of, not waited for', async () => {
  const { now } = await read({ roomExists: false }, (backend) =>
    backend.fail(
      'GET /live-chats/messages/:matchId',
      new FakeReply(400, { message: 'Not a valid matchId.' }),
    ),
  );
  expect(now()).toMatchObject({ problem: 'unknownRoom', isHistoryKnown: true });
});

test('a history that fails three times in a row is told of, until it comes', async () => {
  const { now, clock, asked } = await read({}, (backend) =>
    backend.fail('GET /live-chats/messages/:matchId', new FakeReply(500, {}), 3),
  );
  expect(now()).toMatchObject({ isHistoryKnown: false, problem: null, connection: 'online' });
  await clock.advance(6_100);
  expect([asked(), now().problem]).toEqual([3, 'unreachable']);
  await clock.advance(60_000);
  expect(now()).toMatchObject({ problem: null, connection: 'online' });
  expect(now().messages).toHaveLength(chatHistory.length);
});

test('each reason for a refused join is logged once', async () => {
  const { clock, control, log } = await read();
  control.refuseJoins(3);
  control.drop(true);
  control.comeBack();
  await clock.advance(120_000);
  expect(log.mock.calls).toEqual([['joinRoomError: The room is full.']]);
});

test('who left is told of nothing', async () => {
  const { leave, clock, now } = await read({}, down);
  leave();
  await clock.advance(60_000);
  expect(now()).toMatchObject({ connection: 'closed', problem: null });
  expect(clock.pending()).toEqual([]);
});
