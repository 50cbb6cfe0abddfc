import { REPLACED_SESSIONS } from '@clubline/contract';
import { expect, test } from 'vitest';
import {
  createFakeBackend,
  createTestSession,
  demoUser,
  FakeReply,
  leaveSession,
  settle,
} from '../../testing';
import { PROFILE_PATHS } from '../client';
import { LOGOUT_MARKER, SESSION_KEYS } from './sessionKeys';

const MINUTE = 60_000;

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

test(
  'before it starts, who left no trace is known to be a visitor, and of others nothing is ' +
    'known',
  () => {
    expect(createTestSession().session.getSnapshot()).toMatchObject({
      status: 'signedOut',
      user: null,
    });
    expect(
      createTestSession({ stored: { [SESSION_KEYS.access]: 'x' } }).session.getSnapshot(),
    ).toMatchObject({ status: 'loading', user: null });
  },
);

test.each(Object.values(SESSION_KEYS))('%s alone makes it ask who is signed in', async (key) => {
  const { session, backend } = createTestSession({
    stored: { [key]: key === SESSION_KEYS.user ? '{"id":"1"}' : 'x' },
  });
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
  const again = createTestSession({
    local: first.local,
    backend: first.backend,
    clock: first.clock,
  });
  again.session.start();
  expect(again.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
  await settle();
  expect(first.backend.callsTo('GET /auth/me')).toHaveLength(1);
});

test('a user kept for less than fifteen minutes is shown at once and then asked for', async () => {
  const first = await started();
  await first.clock.advance(14 * MINUTE);
  const again = createTestSession({
    local: first.local,
    backend: first.backend,
    clock: first.clock,
  });
  again.session.start();
  expect(again.session.getSnapshot().status).toBe('signedIn');
  await settle();
  expect(first.backend.callsTo('GET /auth/me')).toHaveLength(2);
});

test('a user kept for longer is not shown before the answer', async () => {
  const first = await started();
  await first.clock.advance(15 * MINUTE + 1);
  const again = createTestSession({
    local: first.local,
    backend: first.backend,
    clock: first.clock,
  });
  again.session.start();
  expect(again.session.getSnapshot().status).toBe('loading');
  await settle();
  expect(again.session.getSnapshot().status).toBe('signedIn');
});

test('profile endpoints are asked in order as long as they do not exist', async () => {
  const kit = signedIn();
  for (const path of PROFILE_PATHS)
    kit.backend.fail(`GET ${path}`, new FakeReply(404, { message: 'Cannot GET' }));
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
  expect(kit.session.getSnapshot()).toMatchObject({
    status: 'signedIn',
    user: demoUser,
    error: null,
  });
});

test('a failing server and no stored user is an error that can be tried again', async () => {
  const kit = signedIn();
  kit.local.removeItem(SESSION_KEYS.user);
  kit.backend.fail('GET /auth/me', new FakeReply(500, { message: 'tired' }), 1);
  kit.session.start();
  await settle();
  expect(kit.session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    error: { message: 'tired' },
  });
  await kit.session.refresh();
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedIn', error: null });
});

test('signing in stores tokens, username and user', async () => {
  const kit = createTestSession();
  kit.session.start();
  await kit.session.signIn('Maya', 'secret1');
  const stored = kit.local.entries();
  expect(kit.backend.callsTo('POST /auth/sign-in')[0]?.body).toEqual({
    username: 'maya',
    password: 'secret1',
  });
  expect(stored.cl_access_token).toBeTruthy();
  expect(stored.cl_refresh_token).toBe('refresh-u-1-1');
  expect(stored.cl_username).toBe('maya');
  expect(JSON.parse(stored.cl_user ?? '')).toEqual(demoUser);
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
});

test('an identifier with an @ goes as an email, its case untouched', async () => {
  const kit = createTestSession();
  await kit.session.signIn('  Maya@Example.com ', 'secret1');
  expect(kit.backend.callsTo('POST /auth/sign-in')[0]?.body).toEqual({
    email: 'Maya@Example.com',
    password: 'secret1',
  });
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

test('signing in anew ends the session before, where the server does that', async () => {
  const kit = signedIn();
  kit.backend.additions.add(REPLACED_SESSIONS);
  kit.session.start();
  await settle();
  const before = kit.session.getTokenNow();
  await kit.session.signIn('maya', 'secret1');
  const [call] = kit.backend.callsTo('POST /auth/sign-in');
  expect(call?.headers.get('authorization')).toBe(`Bearer ${before}`);
  expect([...kit.backend.tokens.keys()]).toEqual([kit.session.getTokenNow()]);
  await kit.session.refresh();
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
});

test.each(['a server of the protocol alone', 'nobody who was signed in before'])(
  'signing in sends no token: %s',
  async (which) => {
    const isPlain = which.startsWith('a server');
    const kit = isPlain ? await started() : createTestSession();
    if (!isPlain) kit.backend.additions.add(REPLACED_SESSIONS);
    await kit.client.get('/users/check-username/maya');
    await kit.session.signIn('maya', 'secret1');
    const [call] = kit.backend.callsTo('POST /auth/sign-in');
    expect(call?.headers.has('authorization')).toBe(false);
  },
);

test('refresh asks although the user is young', async () => {
  const kit = await started();
  kit.backend.handle('GET /auth/me', () => ({ ...demoUser, firstName: 'May' }));
  await kit.session.refresh();
  expect(kit.session.getSnapshot().user?.firstName).toBe('May');
  expect(JSON.parse(kit.local.getItem(SESSION_KEYS.user) ?? '')).toMatchObject({
    firstName: 'May',
  });
});

test('signing in in one tab reaches the other', async () => {
  const one = createTestSession();
  one.session.start();
  const two = createTestSession({ local: one.local, backend: one.backend, clock: one.clock });
  two.session.start();
  await one.session.signIn('maya', 'secret1');
  expect(two.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
});

test('a person whom another tab loads first does not make a refresh of this one late', async () => {
  const kit = signedIn({ lifetime: 4_000 });
  kit.local.removeItem(SESSION_KEYS.user);
  const release = kit.backend.hold('POST /auth/refresh');
  const sent = kit.local.getItem(SESSION_KEYS.refresh);
  kit.session.start();
  await settle();
  kit.local.setItem(SESSION_KEYS.user, JSON.stringify(demoUser));
  release();
  await settle();
  expect(kit.local.getItem(SESSION_KEYS.refresh)).not.toBe(sent);
  expect(kit.session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
});
