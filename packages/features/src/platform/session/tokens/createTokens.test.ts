import { expect, test } from 'vitest';
import { createLateStorage } from '../../../testing/createLateStorage';
import {
  createFakeClock,
  createFakeLock,
  createTestSession,
  demoUser,
  fakeToken,
  FakeReply,
  leaveSession,
  settle,
} from '../../../testing';
import { SESSION_KEYS } from '../sessionKeys';

const SECOND = 1_000;
type Kit = ReturnType<typeof createTestSession>;
const refreshes = ({ backend }: Pick<Kit, 'backend'>) =>
  backend.callsTo('POST /auth/refresh').length;

/** A tab with a session whose access token lives this long. */
function tabWith(lifetime: number, options: Parameters<typeof createTestSession>[0] = {}) {
  const kit = createTestSession({ lifetime, ...options });
  leaveSession(kit.backend, kit.local);
  kit.backend.handle('GET /clubs', () => []);
  return kit;
}

test('a token that lasts is used as it is', async () => {
  const kit = tabWith(6 * SECOND);
  await kit.client.get('/clubs');
  expect(refreshes(kit)).toBe(0);
});

test('a token within five seconds of its expiry is refreshed before use', async () => {
  const kit = tabWith(4 * SECOND);
  const old = kit.local.getItem(SESSION_KEYS.access);
  await kit.client.get('/clubs');
  expect(kit.backend.calls.map(({ path }) => path)).toEqual(['/auth/refresh', '/clubs']);
  const now = kit.local.getItem(SESSION_KEYS.access);
  expect(now).not.toBe(old);
  expect(kit.backend.calls[1]?.headers.get('authorization')).toBe(`Bearer ${now}`);
});

test('a missing token is refreshed before use', async () => {
  const kit = tabWith(60 * SECOND);
  kit.local.removeItem(SESSION_KEYS.access);
  await kit.client.get('/clubs');
  expect(kit.backend.calls.map(({ path }) => path)).toEqual(['/auth/refresh', '/clubs']);
});

test('a token that does not say when it expires is used as it is', async () => {
  const kit = tabWith(60 * SECOND);
  kit.local.setItem(SESSION_KEYS.access, 'opaque');
  await kit.client.get('/clubs');
  expect(refreshes(kit)).toBe(0);
});

test('the refresh call has no bearer and carries the refresh token', async () => {
  const kit = tabWith(4 * SECOND);
  const sent = kit.local.getItem(SESSION_KEYS.refresh);
  await kit.tokens.fresh();
  const [call] = kit.backend.callsTo('POST /auth/refresh');
  expect(call?.headers.get('authorization')).toBeNull();
  expect(call?.body).toEqual({ refreshToken: sent });
});

test('both tokens of the answer are kept', async () => {
  const kit = tabWith(4 * SECOND);
  const before = kit.local.entries();
  await kit.tokens.fresh();
  const after = kit.local.entries();
  expect(after.cl_access_token).not.toBe(before.cl_access_token);
  expect(after.cl_refresh_token).not.toBe(before.cl_refresh_token);
});

test('an answer under data without a new refresh token keeps the old one', async () => {
  const kit = tabWith(4 * SECOND);
  const sent = kit.local.getItem(SESSION_KEYS.refresh);
  kit.backend.handle('POST /auth/refresh', () => ({ data: { accessToken: 'Bearer next' } }));
  expect(await kit.tokens.fresh()).toBe('next');
  expect(kit.local.getItem(SESSION_KEYS.refresh)).toBe(sent);
});

test('five calls at once share one refresh', async () => {
  const kit = tabWith(4 * SECOND);
  await Promise.all(Array.from({ length: 5 }, () => kit.client.get('/clubs')));
  expect(refreshes(kit)).toBe(1);
});

test('a refresh is scheduled a tenth of the lifetime ahead of the expiry', async () => {
  const kit = tabWith(600 * SECOND);
  kit.session.start();
  await kit.clock.advance(539_999);
  expect(refreshes(kit)).toBe(0);
  await kit.clock.advance(1);
  expect(refreshes(kit)).toBe(1);
});

test('after a scheduled refresh the next one is scheduled', async () => {
  const kit = tabWith(600 * SECOND);
  kit.session.start();
  await kit.clock.advance(1_080 * SECOND);
  expect(refreshes(kit)).toBe(2);
});

test('becoming visible sets the timer anew from the token of now', async () => {
  const kit = tabWith(600 * SECOND);
  kit.session.start();
  await settle();
  kit.local.setItem(SESSION_KEYS.access, fakeToken(kit.clock.now() + 200 * SECOND));
  kit.environment.becomeVisible();
  expect(kit.clock.pending()).toEqual([170 * SECOND]);
});

test('a lifetime beyond what timers can count does not fire at once', async () => {
  const kit = tabWith(40 * 24 * 3_600 * SECOND);
  kit.session.start();
  await settle();
  expect(kit.clock.pending()).toEqual([2 ** 31 - 1]);
  await kit.clock.advance(2 ** 31 - 1);
  expect(refreshes(kit)).toBe(0);
  expect(kit.clock.pending()[0]).toBe(40 * 24 * 3_600 * SECOND - 90 * SECOND - (2 ** 31 - 1));
});

test.each([404, 405])('a refresh that answers %i is not asked for again', async (status) => {
  const kit = tabWith(4 * SECOND);
  kit.backend.fail('POST /auth/refresh', new FakeReply(status));
  await kit.client.get('/clubs');
  await kit.client.get('/clubs');
  expect(refreshes(kit)).toBe(1);
});

test('signing in again makes a refresh possible again', async () => {
  const kit = tabWith(4 * SECOND);
  kit.backend.fail('POST /auth/refresh', new FakeReply(404), 1);
  await kit.tokens.fresh();
  await kit.session.signIn('maya', 'secret1');
  await kit.tokens.fresh();
  expect(refreshes(kit)).toBe(2);
});

test.each([
  ['500', new FakeReply(500)],
  ['401', new FakeReply(401, { message: 'invalid token' })],
  ['no network', 'network'],
] as const)(
  'a refresh that fails with %s just fails: nothing is cleared and the next need asks again',
  async (_title, how) => {
    const kit = tabWith(4 * SECOND);
    kit.backend.fail('POST /auth/refresh', how);
    expect(await kit.tokens.refresh(kit.tokens.access())).toBe(false);
    expect(kit.local.getItem(SESSION_KEYS.refresh)).not.toBeNull();
    expect(kit.environment.announced()).toBe(0);
    await kit.tokens.refresh(kit.tokens.access());
    expect(refreshes(kit)).toBe(2);
  },
);

test('a refresh without an answer fails after fifteen seconds', async () => {
  const kit = tabWith(4 * SECOND);
  kit.backend.hold('POST /auth/refresh');
  const done = kit.tokens.refresh(kit.tokens.access());
  await kit.clock.advance(15 * SECOND);
  expect(await done).toBe(false);
});

test('a late refresh does not overwrite the session of somebody else', async () => {
  const kit = tabWith(4 * SECOND);
  const release = kit.backend.hold('POST /auth/refresh');
  const done = kit.tokens.refresh(kit.tokens.access());
  await settle();
  kit.tokens.store('theirs', 'their-refresh', { ...demoUser, id: 'u-9' });
  release();
  expect(await done).toBe(false);
  expect(kit.tokens.access()).toBe('theirs');
});

function threeTabs(exclusive: Parameters<typeof createTestSession>[0] & object) {
  const one = tabWith(60 * SECOND, exclusive);
  one.local.setItem(SESSION_KEYS.access, fakeToken(one.clock.now() + 4 * SECOND, 99));
  const shared = { ...exclusive, clock: one.clock, backend: one.backend, local: one.local };
  return [one, createTestSession(shared), createTestSession(shared)] as const;
}

test('three tabs with Web Locks refresh once and all use the new token', async () => {
  const [one, two, three] = threeTabs({ exclusive: createFakeLock() });
  const got = await Promise.all([one, two, three].map(({ tokens }) => tokens.fresh()));
  expect(refreshes(one)).toBe(1);
  expect(new Set(got)).toEqual(new Set([one.local.getItem(SESSION_KEYS.access)]));
});

test('three tabs without Web Locks refresh once too', async () => {
  const [one, two, three] = threeTabs({ exclusive: null });
  const all = Promise.all([one, two, three].map(({ tokens }) => tokens.refresh(tokens.access())));
  await one.clock.advance(5 * SECOND);
  expect(await all).toEqual([true, true, true]);
  expect(refreshes(one)).toBe(1);
});

test('a tab that vanished during a refresh blocks others for twenty seconds', async () => {
  const kit = tabWith(60 * SECOND, { exclusive: null });
  kit.local.setItem(
    'cl_lease_refresh',
    JSON.stringify({ id: 'gone', until: kit.clock.now() + 20 * SECOND }),
  );
  const done = kit.tokens.refresh(kit.tokens.access());
  await kit.clock.advance(19 * SECOND);
  expect(refreshes(kit)).toBe(0);
  await kit.clock.advance(2 * SECOND);
  expect(await done).toBe(true);
});

test('a refresh done by another tab moves the timer of this one', async () => {
  const kit = tabWith(600 * SECOND);
  kit.session.start();
  await settle();
  const other = createTestSession({ clock: kit.clock, backend: kit.backend, local: kit.local });
  await kit.clock.advance(100 * SECOND);
  await other.tokens.refresh(other.tokens.access());
  other.tokens.stop();
  // Until then the token that was exchanged stays taken.
  await kit.clock.advance(10 * SECOND);
  expect(kit.clock.pending()).toEqual([530 * SECOND]);
});

const MINUTE = 60 * SECOND;

/** A tab on a machine whose clock is this much ahead of the backend's. */
function tabWithWrongClock(ahead: number, saysWhenIssued = true) {
  const kit = createTestSession();
  const serverNow = () => kit.clock.now() - ahead;
  let serial = 0;
  const issue = () =>
    fakeToken(serverNow() + 15 * MINUTE, (serial += 1), saysWhenIssued ? serverNow() : undefined);
  kit.backend.handle('GET /clubs', () => []);
  kit.backend.handle('POST /auth/refresh', () => ({ accessToken: issue(), refreshToken: 'next' }));
  kit.tokens.store(issue(), 'first', demoUser);
  return kit;
}

test.each([
  ['an hour fast', 60 * MINUTE],
  ['a minute slow', -MINUTE],
  ['a day slow', -24 * 60 * MINUTE],
])('by a clock %s tokens are refreshed when they are due', async (_title, ahead) => {
  const kit = tabWithWrongClock(ahead);
  await kit.client.get('/clubs');
  await kit.clock.advance(15 * MINUTE - 91 * SECOND);
  expect(refreshes(kit)).toBe(0);
  await kit.clock.advance(2 * SECOND);
  expect(refreshes(kit)).toBe(1);
  await kit.clock.advance(15 * MINUTE);
  expect(refreshes(kit)).toBe(2);
});

test('another tab counts from the receipt, too', async () => {
  const kit = tabWithWrongClock(60 * MINUTE);
  const other = createTestSession({ clock: kit.clock, backend: kit.backend, local: kit.local });
  await other.client.get('/clubs');
  expect(refreshes(kit)).toBe(0);
});

test('a new token that looks expired is used as it is', async () => {
  const kit = tabWithWrongClock(60 * MINUTE, false);
  await kit.client.get('/clubs');
  await kit.client.get('/clubs');
  expect(refreshes(kit)).toBe(0);
  kit.backend.fail('GET /clubs', new FakeReply(401, { message: 'jwt expired' }), 1);
  await kit.client.get('/clubs');
  expect(refreshes(kit)).toBe(1);
});

test('what is stored of the session leaves nothing behind when it is cleared', () => {
  const kit = tabWithWrongClock(60 * MINUTE);
  kit.tokens.clear();
  expect(kit.local.entries()).toEqual({});
});

test('no token is presented again before storage shows the new one', async () => {
  const clock = createFakeClock();
  const first = tabWith(15 * MINUTE, { clock });
  first.local.setItem(SESSION_KEYS.access, fakeToken(clock.now() + 4 * SECOND, 99));
  const local = createLateStorage({
    clock,
    delay: () => 2 * SECOND,
    initial: first.local.entries(),
  });
  const shared = { clock, backend: first.backend, local, exclusive: createFakeLock() };
  const [one, two] = [createTestSession(shared), createTestSession(shared)];
  const oneIsFresh = one.tokens.fresh();
  await settle();
  const twoIsFresh = two.tokens.fresh();
  await clock.advance(5 * SECOND);
  expect(await twoIsFresh).toBe(await oneIsFresh);
  expect(refreshes(first)).toBe(1);
});

test('of a tab that renewed and then vanished, the refresh token is enough', async () => {
  const kit = tabWith(4 * SECOND);
  const done = kit.tokens.refresh(kit.tokens.access());
  kit.local.setItem(SESSION_KEYS.refresh, 'stored by a tab that is gone');
  kit.backend.handle('POST /auth/refresh', () => ({ accessToken: 'next' }));
  await kit.clock.advance(5 * SECOND);
  expect(await done).toBe(true);
  expect(kit.backend.callsTo('POST /auth/refresh').at(-1)?.body).toEqual({
    refreshToken: 'stored by a tab that is gone',
  });
});
