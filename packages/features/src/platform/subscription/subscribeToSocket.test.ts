import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeClock, createFakeSockets, createTestSession, settle } from '../../testing';
import { subscribeToSocket, type SocketSubscription } from './subscribeToSocket';

/** One who listens, and every question for what was missed with its answer still open. */
function listener({
  isReachable = true,
  ...given
}: Partial<SocketSubscription> & { isReachable?: boolean } = {}) {
  const clock = createFakeClock();
  const sockets = createFakeSockets();
  sockets.setReachable(isReachable);
  const asked: { signal: AbortSignal; answer(): void; fail(): void }[] = [];
  const stop = subscribeToSocket(
    { clock, socketFactory: sockets.factory, session: createTestSession().session },
    {
      events: {},
      onCatchUp: (signal) =>
        new Promise<void>((resolve, reject) => {
          asked.push({ signal, answer: () => resolve(), fail: () => reject(new Error('offline')) });
        }),
      ...given,
    },
  );
  onTestFinished(stop);
  return {
    clock,
    sockets,
    asked,
    stop,
    socket: () => sockets.all.at(-1)!,
    sent: () => sockets.all.flatMap(({ sent }) => sent.map(({ event }) => event)),
    isOutOfDate: () => asked.map(({ signal }) => signal.aborted),
  };
}

test('the first connection leaves nothing to catch up with', async () => {
  const { asked, socket } = listener();
  await settle();
  expect([socket().connected, asked.length]).toEqual([true, 0]);
});

test('a first connection that took long is caught up with, once', async () => {
  const clock = createFakeClock();
  const sockets = createFakeSockets();
  const onCatchUp = vi.fn(() => Promise.resolve());
  let make = () => {};
  const stop = subscribeToSocket(
    {
      clock,
      session: createTestSession().session,
      // As when the code of the connection is on its way.
      socketFactory: (options) =>
        new Promise((resolve) => (make = () => resolve(sockets.factory(options)))),
    },
    { events: {}, onCatchUp },
  );
  onTestFinished(stop);
  await clock.advance(5_001);
  make();
  await settle();
  expect([sockets.all[0]!.connected, onCatchUp.mock.calls.length]).toEqual([true, 1]);
  await clock.advance(3_600_000);
  expect(onCatchUp).toHaveBeenCalledOnce();
});

test('an event is passed on, also one without a body', async () => {
  const heard = vi.fn();
  const { socket } = listener({ events: { notificationCreated: heard } });
  await settle();
  socket().serverEmit('notificationCreated', { notification: { id: 'n1' } });
  socket().serverEmit('notificationCreated');
  socket().serverEmit('clubPostCreated', {});
  expect(heard.mock.calls).toEqual([[{ notification: { id: 'n1' } }], [{}]]);
});

test('a reconnection joins the group again and asks once for what was missed', async () => {
  const group = { join: 'watchClub', leave: 'unwatchClub', body: { clubId: 'c1' } } as const;
  const { asked, socket, sent, clock } = listener({ group });
  await settle();
  socket().drop();
  expect(asked).toHaveLength(0);
  socket().restore();
  expect([sent(), asked.length]).toEqual([['watchClub', 'watchClub'], 1]);
  asked[0]!.answer();
  await clock.advance(3_600_000);
  expect(asked).toHaveLength(1);
});

test('a second reconnection makes the answer to the first out of date', async () => {
  const { asked, socket, isOutOfDate, clock } = listener();
  await settle();
  for (let turn = 0; turn < 2; turn += 1) {
    socket().drop();
    socket().restore();
  }
  expect(isOutOfDate()).toEqual([true, false]);
  // That the first one failed is of no interest any more.
  asked[0]!.fail();
  asked[1]!.answer();
  await clock.advance(3_600_000);
  expect(asked).toHaveLength(2);
});

test('what could not be asked is asked again, later each time, until it is answered', async () => {
  const { asked, socket, clock } = listener();
  await settle();
  socket().drop();
  socket().restore();
  for (const [index, wait] of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000].entries()) {
    asked[index]!.fail();
    await clock.advance(wait - 1);
    expect(asked).toHaveLength(index + 1);
    await clock.advance(1);
    expect(asked).toHaveLength(index + 2);
  }
  asked.at(-1)!.answer();
  await clock.advance(3_600_000);
  expect(asked).toHaveLength(8);
});

test('an answer that does not come is asked for again, and waited for twice as long', async () => {
  const { asked, socket, clock, isOutOfDate } = listener();
  await settle();
  socket().drop();
  socket().restore();
  for (const [index, wait] of [8_000, 16_000, 32_000, 60_000, 60_000].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await clock.advance(wait - 1);
    expect(asked).toHaveLength(index + 1);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await clock.advance(1);
    expect(asked).toHaveLength(index + 2);
  }
  expect(isOutOfDate()).toEqual([true, true, true, true, true, false]);
  // What comes late of those before is of no interest.
  asked[0]!.fail();
  asked.at(-1)!.answer();
  await clock.advance(3_600_000);
  expect(asked).toHaveLength(6);
});

test('a server that says that events were missed is asked for them', async () => {
  const { asked, socket, clock } = listener();
  await settle();
  socket().serverEmit('eventsMissed', {});
  expect(asked).toHaveLength(1);
  asked[0]!.fail();
  await clock.advance(3_000);
  expect(asked).toHaveLength(2);
  asked[1]!.answer();
  await clock.advance(3_600_000);
  expect(asked).toHaveLength(2);
});

test('nothing is asked while the connection is gone, and once when it is back', async () => {
  const { asked, socket, clock } = listener();
  await settle();
  socket().drop();
  socket().restore();
  asked[0]!.fail();
  await settle();
  socket().drop();
  await clock.advance(60_000);
  expect(asked).toHaveLength(1);
  socket().restore();
  expect(asked).toHaveLength(2);
});

test('who stops listening leaves the group, and every answer is out of date', async () => {
  const group = { join: 'watchClub', leave: 'unwatchClub', body: { clubId: 'c1' } } as const;
  const heard = vi.fn();
  const { asked, socket, stop, sent, clock, isOutOfDate } = listener({
    group,
    events: { clubPostCreated: heard },
  });
  await settle();
  socket().drop();
  socket().restore();
  stop();
  asked[0]!.fail();
  socket().serverEmit('clubPostCreated', {});
  socket().drop();
  socket().restore();
  await clock.advance(3_600_000);
  expect(isOutOfDate()).toEqual([true]);
  expect(heard).not.toHaveBeenCalled();
  expect(sent()).toEqual(['watchClub', 'watchClub', 'unwatchClub']);
  expect(clock.pending()).toEqual([]);
});

test('who stops listening while the connection is gone asks nothing', async () => {
  const { asked, socket, stop, clock } = listener();
  await settle();
  socket().drop();
  stop();
  socket().restore();
  await clock.advance(3_600_000);
  expect(asked).toHaveLength(0);
});

test('who stops listening before the socket is made never connects', async () => {
  const { sockets, stop } = listener();
  stop();
  await settle();
  expect(sockets.all.map(({ connected }) => connected)).toEqual([false]);
});

test.each(['it refuses the connection', 'it ends the connection'])(
  'a server that turns the socket away, as %s, is asked again later',
  async (how) => {
    const isRefused = how === 'it refuses the connection';
    const { asked, sockets, socket, clock } = listener({ isReachable: !isRefused });
    await settle();
    if (!isRefused) socket().drop('io server disconnect');
    expect(socket().connected).toBe(false);
    sockets.setReachable(true);
    await clock.advance(5_000);
    expect([socket().connected, asked.length]).toEqual([true, 1]);
  },
);

test('a socket that could not be made is made later', async () => {
  const clock = createFakeClock();
  const sockets = createFakeSockets();
  const factory = vi.fn(sockets.factory).mockRejectedValueOnce(new Error('offline'));
  const stop = subscribeToSocket(
    { clock, socketFactory: factory, session: createTestSession().session },
    { events: {}, onCatchUp: () => Promise.resolve() },
  );
  onTestFinished(stop);
  await clock.advance(5_000);
  expect(sockets.all.map(({ connected }) => connected)).toEqual([true]);
});

test('a page that has slept asks once, though its connection looks open', async () => {
  const { asked, clock } = listener();
  await clock.advance(10 * 60_000);
  expect(asked).toHaveLength(0);
  await clock.sleep(10 * 60_000);
  expect(asked).toHaveLength(1);
  asked[0]!.answer();
  await clock.advance(10 * 60_000);
  expect(asked).toHaveLength(1);
});
