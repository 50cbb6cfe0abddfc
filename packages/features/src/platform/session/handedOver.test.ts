import { HANDED_OVER_KEY } from '@clubline/contract';
import { expect, test } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createFakeStorage,
  createTestSession,
  demoUser,
  leaveSession,
  settle,
} from '../../testing';
import { SESSION_KEYS } from './sessionKeys';

/** A tab in which the answer to a plain form has left what the backend says of signing in. */
async function afterPlainForm(before: { isSignedIn?: boolean } = {}) {
  const clock = createFakeClock();
  const backend = createFakeBackend({ areas: [authFake({ now: clock.now })] });
  const local = createFakeStorage();
  const earlier = before.isSignedIn
    ? leaveSession(backend, local, { ...demoUser, id: 'u-2', username: 'sam' })
    : null;
  const form = createTestSession({ clock, backend });
  const answer = await form.client.post('/auth/sign-in', { username: 'maya', password: 'secret1' });
  const ofTab = createFakeStorage({ [HANDED_OVER_KEY]: JSON.stringify(answer) });
  backend.calls.length = 0;
  return { ...createTestSession({ clock, backend, local, ofTab }), ofTab, earlier };
}

test('a session that a plain form has begun is there as the script starts', async () => {
  const { session, local, ofTab, client, backend } = await afterPlainForm();
  session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { username: 'maya' } });
  expect(local.getItem(SESSION_KEYS.refresh)).toMatch(/^refresh-u-1/);
  expect(ofTab.getItem(HANDED_OVER_KEY)).toBeNull();
  expect(await client.get('/auth/me')).toMatchObject({ username: 'maya' });
  expect(backend.callsTo('POST /auth/logout')).toHaveLength(0);
});

test('it takes the place of the one before, which ends, with what was known of it', async () => {
  const { session, backend, earlier, counts } = await afterPlainForm({ isSignedIn: true });
  session.start();
  await settle();
  expect(session.getSnapshot().user).toMatchObject({ username: 'maya' });
  const [logout] = backend.callsTo('POST /auth/logout');
  expect(logout?.headers.get('authorization')).toBe(`Bearer ${earlier?.accessToken}`);
  expect(counts.cleared).toBe(1);
});

test.each(['', 'no JSON', '{}', '{"accessToken":"a"}', 'null'])(
  'what is no session there changes nothing: %j',
  (text) => {
    const ofTab = createFakeStorage({ [HANDED_OVER_KEY]: text });
    const { session, backend } = createTestSession({ ofTab });
    session.start();
    expect(session.getSnapshot().status).toBe('signedOut');
    expect(backend.calls).toEqual([]);
    expect(ofTab.getItem(HANDED_OVER_KEY)).toBeNull();
  },
);
