import { expect, test } from 'vitest';
import { createTestSession, FakeReply, leaveSession, settle } from '../../testing';
import { LOGOUT_MARKER, SESSION_KEYS } from './sessionKeys';

const MINUTE = 60_000;
const keysLeft = (entries: Record<string, string>) =>
  Object.keys(entries).filter((key) => Object.values<string>(SESSION_KEYS).includes(key));

function signedIn(options: Parameters<typeof createTestSession>[0] = {}) {
  const kit = createTestSession(options);
  leaveSession(kit.backend, kit.local);
  return kit;
}

async function started(options: Parameters<typeof createTestSession>[0] = {}) {
  const kit = signedIn(options);
  kit.session.start();
  await settle();
  return kit;
}

test('a refused session is cleared, marked and announced once; nothing else is asked', async () => {
  const kit = signedIn();
  kit.backend.fail('GET /auth/me', new FakeReply(401, { message: 'nope' }));
  kit.backend.fail('POST /auth/refresh', new FakeReply(401, { message: 'Invalid refresh token' }));
  kit.session.start();
  await settle();
  expect(kit.backend.calls.map(({ path }) => path)).toEqual(['/auth/me', '/auth/refresh']);
  expect(kit.session.getSnapshot().status).toBe('signedOut');
  expect(keysLeft(kit.local.entries())).toEqual([]);
  expect(kit.local.getItem(LOGOUT_MARKER)).toBe(String(kit.clock.now()));
  expect(kit.environment.announced()).toBe(1);
  expect(kit.counts).toEqual({ cleared: 1, left: 0, lost: 1 });
});

test('five calls refused together end the session once', async () => {
  const kit = await started();
  kit.backend.handle('GET /clubs', () => new FakeReply(401, { message: 'token expired' }));
  await Promise.allSettled(Array.from({ length: 5 }, () => kit.client.get('/clubs')));
  expect(kit.environment.announced()).toBe(1);
});

test('the page announcing auth:logout ends the session too', async () => {
  const kit = await started();
  kit.environment.dispatchLogout();
  expect(kit.session.getSnapshot().status).toBe('signedOut');
  expect(keysLeft(kit.local.entries())).toEqual([]);
  expect(kit.counts.lost).toBe(1);
});

test(
  'signing out tells the server with the bearer still there, clears everything and leads ' + 'away',
  async () => {
    const kit = await started();
    const bearer = `Bearer ${kit.local.getItem(SESSION_KEYS.access)}`;
    kit.session.signOut();
    expect(kit.session.getSnapshot()).toMatchObject({
      status: 'signedOut',
      user: null,
      isEndedByChoice: true,
    });
    expect(keysLeft(kit.local.entries())).toEqual([]);
    expect(Object.keys(kit.local.entries()).filter((key) => key.startsWith('sports_app_'))).toEqual(
      [],
    );
    expect(kit.counts).toEqual({ cleared: 1, left: 1, lost: 0 });
    await settle();
    const [logout, ...more] = kit.backend.callsTo('POST /auth/logout');
    expect(more).toEqual([]);
    expect(logout?.headers.get('authorization')).toBe(bearer);
    expect(logout?.body).toBeUndefined();
    expect(kit.environment.announced()).toBe(0);
  },
);

test.each([
  ['a failing server', new FakeReply(500)],
  ['no network', 'network'],
] as const)('%s does not keep anybody from signing out', async (_title, how) => {
  const kit = await started();
  kit.backend.fail('POST /auth/logout', how);
  kit.session.signOut();
  await settle();
  expect(kit.session.getSnapshot().status).toBe('signedOut');
});

test('signing out with a token that has run out still ends the session on the server', async () => {
  const kit = await started();
  kit.tokens.stop();
  await kit.clock.advance(61 * MINUTE);
  kit.session.signOut();
  await settle();
  const paths = kit.backend.calls.map(({ path }) => path);
  expect(paths.slice(-2)).toEqual(['/auth/refresh', '/auth/logout']);
  expect(keysLeft(kit.local.entries())).toEqual([]);
});

test('an answer that comes after signing out does not bring the user back', async () => {
  const kit = signedIn();
  const release = kit.backend.hold('GET /auth/me');
  kit.session.start();
  await settle();
  kit.session.signOut();
  release();
  await settle();
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedOut', user: null });
  expect(keysLeft(kit.local.entries())).toEqual([]);
});

test('a refresh that comes after signing out stores nothing', async () => {
  const kit = await started();
  const release = kit.backend.hold('POST /auth/refresh');
  const refreshing = kit.tokens.refresh(kit.tokens.access());
  await settle();
  kit.session.forget();
  release();
  expect(await refreshing).toBe(false);
  expect(keysLeft(kit.local.entries())).toEqual([]);
});

test('signing out in one tab reaches the other', async () => {
  const one = await started();
  const two = createTestSession({ local: one.local, backend: one.backend, clock: one.clock });
  two.session.start();
  await settle();
  one.session.signOut();
  expect(two.session.getSnapshot()).toMatchObject({ status: 'signedOut', isEndedByChoice: false });
  expect(two.counts.lost).toBe(1);
  expect(one.counts.lost).toBe(0);
});

test('why a session was lost is known in the other tab as well', async () => {
  const one = await started();
  const two = createTestSession({ local: one.local, backend: one.backend, clock: one.clock });
  two.session.start();
  await settle();
  const heard: (string | null)[] = [];
  for (const { session } of [one, two]) session.onLost((reason) => void heard.push(reason));
  one.backend.fail('GET /auth/me', new FakeReply(401, { message: 'nope' }));
  one.backend.fail('POST /auth/refresh', new FakeReply(401, { message: 'Invalid refresh token' }));
  await one.session.ended({ reason: 'account disabled' });
  expect(heard).toEqual(['account disabled', 'account disabled']);
  expect([one, two].map(({ counts }) => counts.lost)).toEqual([1, 1]);
});

test('what a tab kept of the person goes with the session, in every tab', async () => {
  const one = await started();
  const two = createTestSession({ local: one.local, backend: one.backend, clock: one.clock });
  two.session.start();
  for (const { environment } of [one, two]) {
    environment.storage.session.set('sports_app_clubs_view', '{}');
    environment.storage.session.set('other', '1');
  }
  one.session.signOut();
  expect([one, two].map(({ environment }) => environment.storage.session.keys())).toEqual([
    ['other'],
    ['other'],
  ]);
});

test('text being written outlives a lost session, but not signing out', async () => {
  const kit = await started();
  kit.environment.storage.session.set('sports_app_draft_u-1_post', 'Half a th');
  kit.environment.dispatchLogout();
  expect(kit.environment.storage.session.get('sports_app_draft_u-1_post')).toBe('Half a th');
  await kit.session.signIn('maya', 'secret1');
  expect(kit.environment.storage.session.get('sports_app_draft_u-1_post')).toBe('Half a th');
  kit.session.signOut();
  expect(kit.environment.storage.session.get('sports_app_draft_u-1_post')).toBeNull();
});
