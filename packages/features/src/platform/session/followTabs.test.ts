import { expect, test } from 'vitest';
import { createTestSession, demoUser, leaveSession, settle } from '../../testing';
import { SESSION_KEYS } from './sessionKeys';

/** A page of somebody signed in, and its storage as others change it while it hears nothing. */
async function pageLeftAside() {
  const tab = {};
  const kit = createTestSession({ tab });
  leaveSession(kit.backend, kit.local);
  kit.session.start();
  await settle();
  return { ...kit, unheard: kit.local.forTab(tab) };
}

test('a page back at the front shows nothing of who has signed out meanwhile', async () => {
  const { unheard, session, environment, counts } = await pageLeftAside();
  for (const key of Object.values(SESSION_KEYS)) unheard.removeItem(key);
  environment.becomeVisible();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', user: null });
  expect(counts).toMatchObject({ cleared: 1, lost: 1 });
});

test('a page back at the front is that of who has signed in meanwhile', async () => {
  const { unheard, session, environment, counts } = await pageLeftAside();
  const other = { ...demoUser, id: 'u2', username: 'somebody_else' };
  unheard.setItem(SESSION_KEYS.user, JSON.stringify(other));
  environment.becomeVisible();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: other });
  expect(counts.cleared).toBe(1);
});

test('a page back at the front to the same session keeps what it shows', async () => {
  const { session, environment, counts } = await pageLeftAside();
  environment.becomeVisible();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: demoUser });
  expect(counts).toMatchObject({ cleared: 0, lost: 0 });
});
