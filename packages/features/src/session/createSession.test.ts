import { expect, test } from 'vitest';
import { PROFILE_PATHS } from '../client';
import { createFakeBackend, createTestSession, demoUser, FakeReply, leaveSession, settle } from '../testing';
import { LOGOUT_MARKER, SESSION_KEYS } from './index';

const MINUTE = 60_000;
const keysLeft = (entries: Record<string, string>) => Object.keys(entries).filter((key) => Object.values<string>(SESSION_KEYS).includes(key));

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

test('with nothing stored nobody is signed in and nothing is asked', () => {
  const { session, backend } = createTestSession();
  session.start();
  expect(session.getSnapshot().status).toBe('signedOut');
  expect(backend.calls).toEqual([]);
});

test('before it starts nothing is known', () => {
  expect(createTestSession().session.getSnapshot()).toMatchObject({ status: 'loading', user: null });
});

test.each(Object.values(SESSION_KEYS))('%s alone makes it ask who is signed in', async (key) => {
  const { session, backend } = createTestSession({ stored: { [key]: key === SESSION_KEYS.user ? '{"id":"1"}' : 'x' } });
  session.start();
  await settle();
  expect(backend.callsTo('GET /auth/me').length).toBeGreaterThan(0);
});

test('the logout marker alone does not make it ask', () => {
  const { session, backend } = createTestSession({ stored: { [LOGOUT_MARKER]: '1' } });
  session.start();
  expect(backend.calls).toEqual([]);
});

test('a stored session loads the user with one call', async () => {
  const { session, backend } = await started();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
  expect(backend.calls.map(({ path }) => path)).toEqual(['/auth/me']);
});

test('starting, stopping and starting again asks once', async () => {
  const kit = signedIn();
  kit.session.start()();
  kit.session.start();
  await settle();
  expect(kit.backend.callsTo('GET /auth/me')).toHaveLength(1);
});

test('a token stored with its scheme goes out with one scheme', async () => {
  const { session, backend } = createTestSession({ stored: { cl_access_token: 'Bearer abc' } });
  session.start();
  await settle();
  expect(backend.calls[0]?.headers.get('authorization')).toBe('Bearer abc');
});

test('the user is asked for again only after five minutes', async () => {
  const { session, backend, clock } = await started();
  await clock.advance(5 * MINUTE - 1);
  await session.revalidate();
  expect(backend.callsTo('GET /auth/me')).toHaveLength(1);
  await clock.advance(1);
  await session.revalidate();
  expect(backend.callsTo('GET /auth/me')).toHaveLength(2);
});

test('a user kept for less than five minutes is shown without a call', async () => {
  const first = await started();
  const again = createTestSession({ local: first.local, backend: first.backend, clock: first.clock });
  again.session.start();
  expect(again.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
  await settle();
  expect(first.backend.callsTo('GET /auth/me')).toHaveLength(1);
});

test('a user kept for less than fifteen minutes is shown at once and asked for behind it', async () => {
  const first = await started();
  await first.clock.advance(14 * MINUTE);
  const again = createTestSession({ local: first.local, backend: first.backend, clock: first.clock });
  again.session.start();
  expect(again.session.getSnapshot().status).toBe('signedIn');
  await settle();
  expect(first.backend.callsTo('GET /auth/me')).toHaveLength(2);
});

test('a user kept for longer is not shown before the answer', async () => {
  const first = await started();
  await first.clock.advance(15 * MINUTE + 1);
  const again = createTestSession({ local: first.local, backend: first.backend, clock: first.clock });
  again.session.start();
  expect(again.session.getSnapshot().status).toBe('loading');
  await settle();
  expect(again.session.getSnapshot().status).toBe('signedIn');
});

test('profile endpoints are asked in order as long as they do not exist', async () => {
  const kit = signedIn();
  for (const path of PROFILE_PATHS) kit.backend.fail(`GET ${path}`, new FakeReply(404, { message: 'Cannot GET' }));
  kit.session.start();
  await settle();
  expect(kit.backend.calls.map(({ path }) => path)).toEqual([...PROFILE_PATHS]);
  expect(kit.session.getSnapshot().status).toBe('signedOut');
  expect(kit.local.getItem(SESSION_KEYS.access)).not.toBeNull();
});

test('the first endpoint that exists is the last one asked', async () => {
  const kit = signedIn();
  kit.backend.fail('GET /auth/me', new FakeReply(404));
  kit.backend.handle('GET /user/me', () => ({ data: { user: demoUser } }));
  kit.session.start();
  await settle();
  expect(kit.backend.calls.map(({ path }) => path)).toEqual(['/auth/me', '/users/me', '/user/me']);
  expect(kit.session.getSnapshot().user).toMatchObject({ username: 'maya' });
});

test('a failing server is asked once and the stored user stays', async () => {
  const kit = signedIn();
  kit.backend.fail('GET /auth/me');
  kit.session.start();
  await settle();
  expect(kit.backend.calls).toHaveLength(1);
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser, error: null });
});

test('a failing server and no stored user is an error that can be tried again', async () => {
  const kit = signedIn();
  kit.local.removeItem(SESSION_KEYS.user);
  kit.backend.fail('GET /auth/me', new FakeReply(500, { message: 'tired' }), 1);
  kit.session.start();
  await settle();
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedOut', error: { message: 'tired' } });
  await kit.session.refresh();
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedIn', error: null });
});

test('a refused session is cleared, marked and announced once, and no other endpoint is asked', async () => {
  const kit = signedIn();
  kit.backend.fail('GET /auth/me', new FakeReply(401, { message: 'nope' }));
  kit.backend.fail('POST /auth/refresh', new FakeReply(401, { message: 'Invalid refresh token' }));
  kit.session.start();
  await settle();
  expect(kit.backend.calls.map(({ path }) => path)).toEqual(['/auth/me', '/auth/refresh']);
  expect(kit.session.getSnapshot().status).toBe('signedOut');
  expect(keysLeft(kit.local.entries())).toEqual([]);
  expect(kit.local.getItem(LOGOUT_MARKER)).toBe(String(kit.clock.now()));
  expect(kit.host.announced()).toBe(1);
  expect(kit.counts).toEqual({ cleared: 1, left: 0, lost: 1 });
});

test('five calls refused together end the session once', async () => {
  const kit = await started();
  kit.backend.handle('GET /clubs', () => new FakeReply(401, { message: 'token expired' }));
  await Promise.allSettled(Array.from({ length: 5 }, () => kit.client.get('/clubs')));
  expect(kit.host.announced()).toBe(1);
});

test('the page announcing auth:logout ends the session too', async () => {
  const kit = await started();
  kit.host.dispatchLogout();
  expect(kit.session.getSnapshot().status).toBe('signedOut');
  expect(keysLeft(kit.local.entries())).toEqual([]);
  expect(kit.counts.lost).toBe(1);
});

test('signing out tells the server with the bearer still there, clears everything and leads away', async () => {
  const kit = await started();
  const bearer = `Bearer ${kit.local.getItem(SESSION_KEYS.access)}`;
  kit.session.signOut();
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedOut', user: null, isEndedByChoice: true });
  expect(keysLeft(kit.local.entries())).toEqual([]);
  expect(Object.keys(kit.local.entries()).filter((key) => key.startsWith('sports_app_'))).toEqual([]);
  expect(kit.counts).toEqual({ cleared: 1, left: 1, lost: 0 });
  await settle();
  const [logout, ...more] = kit.backend.callsTo('POST /auth/logout');
  expect(more).toEqual([]);
  expect(logout?.headers.get('authorization')).toBe(bearer);
  expect(logout?.body).toBeUndefined();
  expect(kit.host.announced()).toBe(0);
});

test.each([['a failing server', new FakeReply(500)], ['no network', 'network']] as const)('%s does not keep anybody from signing out', async (_title, how) => {
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

test('signing in stores tokens, username and user', async () => {
  const kit = createTestSession();
  kit.session.start();
  await kit.session.signIn('Maya', 'secret1');
  const stored = kit.local.entries();
  expect(kit.backend.callsTo('POST /auth/sign-in')[0]?.body).toEqual({ username: 'maya', password: 'secret1' });
  expect(stored.cl_access_token).toBeTruthy();
  expect(stored.cl_refresh_token).toBe('refresh-u-1-1');
  expect(stored.cl_username).toBe('maya');
  expect(JSON.parse(stored.cl_user ?? '')).toEqual(demoUser);
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
});

test('an identifier with an @ goes as an email, its case untouched', async () => {
  const kit = createTestSession();
  await kit.session.signIn('  Maya@Example.com ', 'secret1');
  expect(kit.backend.callsTo('POST /auth/sign-in')[0]?.body).toEqual({ email: 'Maya@Example.com', password: 'secret1' });
});

test.each([
  ['no token', { user: demoUser }],
  ['no user', { accessToken: 'a', refreshToken: 'b' }],
  ['nothing', undefined],
])('an answer with %s does not sign in', async (_title, answer) => {
  const backend = createFakeBackend();
  backend.handle('POST /auth/sign-in', () => answer);
  const kit = createTestSession({ backend });
  await expect(kit.session.signIn('maya', 'secret1')).rejects.toThrow('Invalid login response');
  expect(kit.local.entries()).toEqual({});
});

test('refresh asks although the user is young', async () => {
  const kit = await started();
  kit.backend.handle('GET /auth/me', () => ({ ...demoUser, firstName: 'May' }));
  await kit.session.refresh();
  expect(kit.session.getSnapshot().user?.firstName).toBe('May');
  expect(JSON.parse(kit.local.getItem(SESSION_KEYS.user) ?? '')).toMatchObject({ firstName: 'May' });
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

test('what a tab kept of the person goes with the session, in every tab', async () => {
  const one = await started();
  const two = createTestSession({ local: one.local, backend: one.backend, clock: one.clock });
  two.session.start();
  for (const { host } of [one, two]) {
    host.storage.session.set('sports_app_clubs_view', '{}');
    host.storage.session.set('other', '1');
  }
  one.session.signOut();
  expect([one, two].map(({ host }) => host.storage.session.keys())).toEqual([['other'], ['other']]);
});

test('text being written outlives a lost session, but not signing out', async () => {
  const kit = await started();
  kit.host.storage.session.set('sports_app_draft_u-1_post', 'Half a th');
  kit.host.dispatchLogout();
  expect(kit.host.storage.session.get('sports_app_draft_u-1_post')).toBe('Half a th');
  await kit.session.signIn('maya', 'secret1');
  expect(kit.host.storage.session.get('sports_app_draft_u-1_post')).toBe('Half a th');
  kit.session.signOut();
  expect(kit.host.storage.session.get('sports_app_draft_u-1_post')).toBeNull();
});

test('signing in in one tab reaches the other', async () => {
  const one = createTestSession();
  one.session.start();
  const two = createTestSession({ local: one.local, backend: one.backend, clock: one.clock });
  two.session.start();
  await one.session.signIn('maya', 'secret1');
  expect(two.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
});
