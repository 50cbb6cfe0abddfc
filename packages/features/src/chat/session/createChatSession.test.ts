import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createTestSession,
  demoUser,
  FakeReply,
  leaveSession,
  settle,
} from '../../testing';
import { chatControl, chatFake, type ChatFakeOptions } from '../../testing/chat/chat.fake';
import { chatHistory } from '../../testing/chat/chat.fixtures';
import { shownMessages } from '../chatMachine';
import { createChatSession } from './createChatSession';
import { ANSWER_TIMEOUT_MS } from './socketEffects';

const roomId = 'aqua_world_finals_2025';

async function enter(
  options: ChatFakeOptions = {},
  prepare: (backend: ReturnType<typeof createFakeBackend>) => void = () => {},
) {
  const clock = createFakeClock();
  const backend = createFakeBackend({
    areas: [
      authFake({ now: clock.now }),
      chatFake({ history: chatHistory, now: clock.now, ...options }),
    ],
  });
  prepare(backend);
  const { client, session, local } = createTestSession({ clock, backend });
  leaveSession(backend, local);
  let serial = 0;
  const log = vi.fn<(text: string) => void>();
  const chat = createChatSession({
    roomId,
    writer: { id: demoUser.id, username: demoUser.username, avatarUrl: null },
    client,
    socketFactory: backend.socketFactory,
    session,
    clock,
    newId: () => `mine-${(serial += 1)}`,
    log,
  });
  const leave = chat.open();
  await settle();
  await clock.advance(50);
  const socket = () => backend.sockets.all[0]!;
  const texts = () => shownMessages(chat.getSnapshot()).map((message) => message.text);
  const sent = (event: string) =>
    socket()
      .sent.filter((one) => one.event === event)
      .map((one) => one.args[0]);
  return {
    backend,
    chat,
    clock,
    control: chatControl(backend),
    leave,
    local,
    log,
    sent,
    socket,
    texts,
  };
}

test('the room is made first, then its history is asked for, then the socket joins', async () => {
  const { backend, chat, sent, texts } = await enter();
  expect(backend.calls.slice(0, 2).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /live-chats/create-chat-room',
    `GET /live-chats/messages/${roomId}`,
  ]);
  expect(backend.calls[0]?.body).toEqual({ matchId: roomId });
  expect(backend.calls[1]?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(sent('joinRoom')).toEqual([{ matchId: roomId, username: 'maya' }]);
  expect(chat.getSnapshot()).toMatchObject({ connection: 'online', onlineCount: 42 });
  expect(texts()).toEqual(chatHistory.map(({ message }) => message));
});

test('a history that is missing is empty, and the room is made once more', async () => {
  const { backend, texts } = await enter({}, (server) =>
    server.fail('GET /live-chats/messages/:matchId', new FakeReply(404, { message: 'none' })),
  );
  expect(backend.callsTo('POST /live-chats/create-chat-room')).toHaveLength(2);
  expect(texts()).toEqual([]);
});

test('a history that fails is empty, and live messages still come', async () => {
  const { chat, clock, control, texts } = await enter({}, (server) =>
    server.fail('GET /live-chats/messages/:matchId', undefined, 1),
  );
  control.say('live');
  await clock.advance(20);
  expect(chat.getSnapshot().isHistoryKnown).toBe(true);
  expect(texts().at(-1)).toBe('live');
});

test.each([false, true])(
  'what one sends appears once, as sent (additions of the server: %s)',
  async (hasAdditions) => {
    const { chat, clock, control, sent, texts } = await enter({
      hasAdditions,
      faults: ['doubled'],
    });
    chat.send('hello');
    expect(chat.getSnapshot().outbox[0]?.state).toBe('sending');
    await clock.advance(50);
    expect(sent('sendMessage')).toEqual([
      { matchId: roomId, userId: demoUser.id, message: 'hello', clientMessageId: 'mine-1' },
    ]);
    expect(texts().filter((text) => text === 'hello')).toHaveLength(1);
    expect(chat.getSnapshot().messages.at(-1)).toMatchObject({ id: 'mine-1', state: 'sent' });
    expect(control.stored()).toHaveLength(5);
  },
);

test(
  'what a server refuses because the token has run out goes again under the same id, over the ' +
    'next connection',
  async () => {
    const { backend, chat, clock, control, sent, socket } = await enter({ hasAdditions: true });
    let isExpired = true;
    const store = control.stored().length;
    backend.sockets.handle('sendMessage', (server, [body], reply) => {
      if (isExpired) {
        reply?.({ ok: false, code: 'SIGNED_OUT', message: 'expired', retryAfterMs: 1_000 });
        return server.drop('transport close');
      }
      const { message, clientMessageId } = body as Record<string, string>;
      const stored = { messageId: 'new', userId: demoUser.id, message, clientMessageId };
      reply?.({ ok: true, message: { ...stored, createdAt: clock.now() } });
    });
    chat.send('kept');
    await clock.advance(50);
    expect(chat.getSnapshot().outbox.map(({ state }) => state)).toEqual(['waiting']);
    isExpired = false;
    socket().restore();
    await clock.advance(5_000);
    expect(
      sent('sendMessage').map((body) => (body as { clientMessageId: string }).clientMessageId),
    ).toEqual(['mine-1', 'mine-1']);
    expect(chat.getSnapshot().outbox).toEqual([]);
    expect(control.stored()).toHaveLength(store);
  },
);

test('what is written without a connection waits, and goes out once, in order, later', async () => {
  const { chat, clock, control, sent, socket, texts } = await enter();
  control.drop(false);
  expect(chat.getSnapshot()).toMatchObject({ connection: 'reconnecting', onlineCount: null });
  chat.send('one');
  chat.send('two');
  await clock.advance(50);
  expect(sent('sendMessage')).toEqual([]);
  expect(chat.getSnapshot().outbox.map((own) => own.state)).toEqual(['waiting', 'waiting']);
  control.comeBack();
  await clock.advance(100);
  expect(socket().sent.filter(({ event }) => event === 'joinRoom')).toHaveLength(2);
  expect(texts().slice(-2)).toEqual(['one', 'two']);
  expect(
    control
      .stored()
      .slice(-2)
      .map(({ message }) => message),
  ).toEqual(['one', 'two']);
});

test('what others wrote meanwhile is there after coming back, in order', async () => {
  const { clock, control, texts } = await enter({ hasAdditions: true });
  control.drop(true);
  control.say('missed');
  control.comeBack();
  await clock.advance(100);
  control.say('next');
  await clock.advance(100);
  expect(texts().slice(-2)).toEqual(['missed', 'next']);
});

test('a message cut off on its way is looked for, and found, instead of sent again', async () => {
  const { chat, clock, control, sent, texts } = await enter({ faults: ['dropAfter'] });
  chat.send('did it arrive?');
  await clock.advance(10);
  expect(chat.getSnapshot().outbox[0]?.state).toBe('uncertain');
  control.comeBack();
  await clock.advance(100);
  expect(texts().filter((text) => text === 'did it arrive?')).toHaveLength(1);
  expect(chat.getSnapshot().outbox).toEqual([]);
  expect(sent('sendMessage')).toHaveLength(1);
});

test(
  'a message nobody answers makes the connection suspect; a new one tells that it may be ' +
    'lost, and one can retry',
  async () => {
    const { chat, clock, control, sent, socket, texts } = await enter({ faults: ['lost'] });
    chat.send('into the void');
    await clock.advance(ANSWER_TIMEOUT_MS + 100);
    expect(socket().sent.filter(({ event }) => event === 'joinRoom')).toHaveLength(2);
    expect(chat.getSnapshot().outbox[0]).toMatchObject({
      text: 'into the void',
      state: 'uncertain',
    });
    chat.retry('mine-1');
    await clock.advance(100);
    expect(sent('sendMessage')).toHaveLength(2);
    expect(texts().filter((text) => text === 'into the void')).toHaveLength(1);
    expect(control.stored().at(-1)?.message).toBe('into the void');
  },
);

test('a refused message says why, and can be given up', async () => {
  const { chat, clock, texts } = await enter({ hasAdditions: true, faults: ['refused'] });
  chat.send('spam');
  await clock.advance(50);
  expect(chat.getSnapshot().outbox[0]).toMatchObject({
    state: 'failed',
    note: 'You are writing too fast.',
  });
  chat.discard('mine-1');
  expect(texts()).not.toContain('spam');
});

test('a refused join is logged, and tried again', async () => {
  const { chat, clock, control, log, socket } = await enter();
  control.refuseJoins(1);
  socket().drop();
  socket().restore();
  await clock.advance(100);
  expect(log).toHaveBeenCalledWith('joinRoomError: The room is full.');
  expect(chat.getSnapshot().connection).toBe('reconnecting');
  await clock.advance(5_100);
  expect(chat.getSnapshot().connection).toBe('online');
});

test('leaving informs the server and closes the socket; nothing is read afterwards', async () => {
  const { chat, clock, leave, sent, socket, texts } = await enter();
  leave();
  expect(sent('leaveRoom')).toEqual([{ matchId: roomId, userId: demoUser.id }]);
  expect(socket().connected).toBe(false);
  const before = texts();
  socket().serverEmit('newMessage', {
    matchId: roomId,
    messageId: 'x',
    userId: 'u',
    username: 'u',
    message: 'late',
    createdAt: '2025-10-08T18:00:00.000Z',
  });
  await clock.advance(60_000);
  expect(texts()).toEqual(before);
  expect(chat.getSnapshot().connection).toBe('closed');
  expect(clock.pending()).toEqual([]);
});

test('a dropped connection asks for a fresh token before it comes back', async () => {
  const { backend, clock, control } = await enter();
  await clock.advance(3_599_000);
  const before = backend.callsTo('POST /auth/refresh').length;
  control.drop(true);
  await clock.advance(50);
  expect(backend.callsTo('POST /auth/refresh').length).toBe(before + 1);
});

test('the history is asked for again until it comes, less and less often', async () => {
  const { backend, clock, control, texts } = await enter({}, (server) =>
    server.fail('GET /live-chats/messages/:matchId', new FakeReply(404, { message: 'none' }), 5),
  );
  const asked = () => backend.callsTo('GET /live-chats/messages/:matchId').length;
  expect(asked()).toBe(2);
  control.say('live');
  await clock.advance(95_000);
  expect(texts()).toEqual([...chatHistory.map(({ message }) => message), 'live']);
  expect(asked()).toBe(6);
});

test(
  'a connection the server refuses is tried again after a call that tells whether the ' +
    'session still runs',
  async () => {
    const { backend, chat, clock, control, socket } = await enter();
    control.drop(false);
    socket().connect();
    await clock.advance(100);
    const before = backend.callsTo('POST /live-chats/create-chat-room').length;
    control.comeBack();
    socket().disconnect();
    await clock.advance(5_100);
    expect(backend.callsTo('POST /live-chats/create-chat-room').length).toBe(before + 1);
    expect(chat.getSnapshot().connection).toBe('online');
  },
);

/** Long enough for what changes places, and to ask. */
const GAP_MS = 2_000;
/** The server's clock is ten minutes behind. */
const behind = (clock: { now(): number }) => () => clock.now() - 600_000;

test('what does not arrive although the connection is there is asked for once', async () => {
  const { backend, clock, control, texts } = await enter({ hasAdditions: true });
  const asked = () => backend.callsTo('GET /live-chats/messages/:matchId').length;
  const before = asked();
  control.sayElsewhere('missed');
  control.say('heard');
  await clock.advance(GAP_MS);
  expect(texts().slice(-2)).toEqual(['missed', 'heard']);
  await clock.advance(3_600_000);
  expect(asked()).toBe(before + 1);
});

test('a last message that does not arrive shows in the count of the room', async () => {
  const { clock, control, texts } = await enter({ hasAdditions: true });
  control.sayElsewhere('missed');
  await clock.advance(GAP_MS);
  expect(texts()).not.toContain('missed');
  control.tellCount(roomId);
  await clock.advance(GAP_MS);
  expect(texts().at(-1)).toBe('missed');
});

test.each([
  ['the page has slept', ({ clock }) => clock.sleep(3_600_000)],
  ['the server tells of it', ({ socket }) => socket().serverEmit('eventsMissed', {})],
] satisfies [string, (room: Awaited<ReturnType<typeof enter>>) => unknown][])(
  'what may have been missed is asked for once %s',
  async (_, act) => {
    const room = await enter();
    const { backend, clock, control, texts } = room;
    const asked = () => backend.callsTo('GET /live-chats/messages/:matchId').length;
    const before = asked();
    control.sayElsewhere('missed');
    await act(room);
    await clock.advance(100);
    expect([texts().at(-1), asked()]).toEqual(['missed', before + 1]);
  },
);

test('a page that wakes outside the room asks for nothing before it is back in it', async () => {
  const { backend, clock, control } = await enter();
  const asked = () => backend.callsTo('GET /live-chats/messages/:matchId').length;
  control.drop(false);
  const before = asked();
  await clock.sleep(3_600_000);
  expect(asked()).toBe(before);
});

test('a server that numbers nothing is not asked again, however much arrives', async () => {
  const { backend, clock, control } = await enter();
  const before = backend.callsTo('GET /live-chats/messages/:matchId').length;
  for (let n = 0; n < 20; n += 1) control.say(`live ${n}`);
  control.tellCount(roomId);
  await clock.advance(3_600_000);
  expect(backend.callsTo('GET /live-chats/messages/:matchId')).toHaveLength(before);
});

test('numbers with holes are asked about less and less often', async () => {
  const { backend, clock, socket, texts } = await enter({ hasAdditions: true });
  const before = backend.callsTo('GET /live-chats/messages/:matchId').length;
  for (let n = 1; n <= 60; n += 1) {
    const message = { messageId: `far-${n}`, userId: 'u', username: 'u', message: `far ${n}` };
    socket().serverEmit('newMessage', {
      ...message,
      matchId: roomId,
      createdAt: '2025-10-08T19:00:00.000Z',
      seq: n * 1_000,
    });
    await clock.advance(10_000);
  }
  expect(texts().at(-1)).toBe('far 60');
  expect(backend.callsTo('GET /live-chats/messages/:matchId').length - before).toBeLessThan(20);
});

test('what the server refuses for a while goes out by itself, once and in order', async () => {
  const { chat, clock, control, sent } = await enter({
    hasAdditions: true,
    faults: ['later', 'none', 'later'],
  });
  for (const text of ['one', 'two', 'three']) chat.send(text);
  await clock.advance(50);
  expect(chat.getSnapshot().pause).toBe(3);
  expect(chat.getSnapshot().outbox.map((own) => own.state)).toEqual([
    'waiting',
    'waiting',
    'waiting',
  ]);
  chat.send('four');
  await clock.advance(2_000);
  expect([chat.getSnapshot().pause, sent('sendMessage').length]).toEqual([1, 1]);
  await clock.advance(10_000);
  expect(chat.getSnapshot()).toMatchObject({ outbox: [], pause: 0 });
  expect(
    control
      .stored()
      .slice(-4)
      .map(({ message }) => message),
  ).toEqual(['one', 'two', 'three', 'four']);
  const ids = sent('sendMessage').map(
    (body) => (body as { clientMessageId: string }).clientMessageId,
  );
  expect(ids).toEqual(['mine-1', 'mine-1', 'mine-2', 'mine-2', 'mine-3', 'mine-4']);
});

const readable = { userId: 'u', username: 'u', createdAt: '2025-10-08T18:00:00.000Z' };
test.each([
  ['a time out of range', { ...readable, message: 'then', createdAt: 8.7e15 }],
  ['a time that is no time', { ...readable, message: 'then', createdAt: 'soon' }],
  ['no words', { ...readable, message: null }],
  ['nothing', null],
  ['a list', [[]]],
])('one message with %s does not cost the others, nor asks without end', async (_, odd) => {
  const { backend, clock, texts } = await enter({}, (server) =>
    server.handle('GET /live-chats/messages/:matchId', () => ({
      messages: [
        { ...readable, messageId: 'a', message: 'first' },
        odd,
        { ...readable, messageId: 'b', message: 'last' },
      ],
    })),
  );
  await clock.advance(3_600_000);
  expect([texts().includes('first'), texts().includes('last')]).toEqual([true, true]);
  expect(backend.callsTo('GET /live-chats/messages/:matchId')).toHaveLength(2);
});

test('whatever a history holds, every message that can be read is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 8 }), async (odd) => {
      const good = odd.map((_, n) => ({ ...readable, messageId: `g${n}`, message: `good ${n}` }));
      const { texts, leave } = await enter({}, (server) =>
        server.handle('GET /live-chats/messages/:matchId', () => ({
          messages: odd.flatMap((one, n) => [one, good[n]]),
        })),
      );
      expect(texts()).toEqual(expect.arrayContaining(good.map(({ message }) => message)));
      leave();
    }),
    { numRuns: 40 },
  );
});

test.each(['none', 'dropAfter'] as const)(
  'one’s own message is shown once where the server escapes texts and its clock is behind (%s)',
  async (fault) => {
    const clock = createFakeClock();
    const {
      chat,
      clock: time,
      control,
      texts,
    } = await enter({
      faults: [fault === 'none' ? 'escaped' : 'dropAfter'],
      now: behind(clock),
    });
    const words = fault === 'none' ? 'Tom & Jerry' : 'Tom and Jerry';
    chat.send(words);
    await time.advance(50);
    control.comeBack();
    await time.advance(1_000);
    expect(texts().filter((text) => text.startsWith('Tom'))).toHaveLength(1);
    expect(chat.getSnapshot().outbox).toEqual([]);
  },
);
