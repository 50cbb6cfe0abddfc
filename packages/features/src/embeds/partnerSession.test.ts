import { expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  fakeToken,
  FakeReply,
  settle,
} from '../testing';
import { sharedPage } from './sharedPage';

const MINUTE = 60_000;
let pages = 0;

/** A partner's page: it knows who is signed in, and we only ask it for a token. */
function partnerPage(initial: string | null = 'signed in') {
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  const backend = createFakeBackend({ areas: [authFake({ now: clock.now })] });
  backend.handle('GET /clubs', () => []);
  let serial = 0;
  const page = { isSignedIn: initial !== null };
  const getToken = vi.fn(() => {
    if (!page.isSignedIn) return null;
    const token = fakeToken(clock.now() + 15 * MINUTE, (serial += 1));
    backend.tokens.set(token, demoUser);
    return token;
  });
  pages += 1;
  const { client, session, hold } = sharedPage({
    api: backend.apiBase,
    userId: String(pages),
    environment,
    fetch: backend.fetch,
    socketFactory: backend.socketFactory,
    getToken,
  });
  hold();
  return { clock, environment, backend, page, getToken, client, session };
}

test('the token of the page signs its person in, and nothing of it is stored', async () => {
  const { session, environment, backend } = partnerPage();
  await settle();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', user: { username: 'maya' } });
  expect(JSON.stringify(environment.local.entries())).not.toContain(session.getTokenNow());
  expect(backend.callsTo('POST /auth/refresh')).toEqual([]);
});

test('while the page has no token nobody is signed in, and no call is made', async () => {
  const { session, backend } = partnerPage(null);
  await settle();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', error: null });
  expect(backend.calls).toEqual([]);
});

test('a token is asked for once and used until it runs out', async () => {
  const { client, getToken, clock } = partnerPage();
  await settle();
  await Promise.all([client.get('/clubs'), client.get('/clubs')]);
  expect(getToken).toHaveBeenCalledTimes(1);
  await clock.advance(15 * MINUTE - 2_000);
  await Promise.all([client.get('/clubs'), client.get('/clubs')]);
  expect(getToken).toHaveBeenCalledTimes(2);
});

test('a refused token is replaced by a new one; a second refusal ends the session', async () => {
  const { session, backend, getToken } = partnerPage();
  await settle();
  const refuse = vi.fn(
    () => new FakeReply(401, { statusCode: 401, error: 'Unauthorized', message: 'jwt expired' }),
  );
  backend.handle('GET /auth/me', refuse);
  await session.refresh();
  expect(refuse).toHaveBeenCalledTimes(2);
  expect(getToken).toHaveBeenCalledTimes(2);
  expect(session.getSnapshot().status).toBe('signedOut');
});

test(
  'who signs in on the page later is found when asked again, or when the page comes back ' +
    'to the front',
  async () => {
    for (const look of [
      ({ session }: ReturnType<typeof partnerPage>) => session.refresh(),
      ({ environment }: ReturnType<typeof partnerPage>) => environment.becomeVisible(),
    ]) {
      const kit = partnerPage(null);
      await settle();
      kit.page.isSignedIn = true;
      await look(kit);
      await settle();
      expect(kit.session.getSnapshot().status).toBe('signedIn');
    }
  },
);

test('a token function that fails leaves people signed out, and says why', async () => {
  const { session, getToken } = partnerPage(null);
  getToken.mockImplementation(() => {
    throw new Error('no session');
  });
  await session.refresh();
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    error: new Error('no session'),
  });
});

test('nobody waits longer than eight seconds for a token; a late one signs in', async () => {
  const kit = partnerPage();
  let give: (token: string) => void = () => {};
  const late = new Promise<string>((resolve) => (give = resolve));
  kit.getToken.mockReturnValue(late as unknown as string);
  const { clock, session, backend } = kit;
  await clock.advance(7_900);
  expect(session.getSnapshot().status).toBe('loading');
  await clock.advance(100);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    error: new Error('No answer in 8000 ms'),
  });
  const token = fakeToken(clock.now() + 15 * MINUTE);
  backend.tokens.set(token, demoUser);
  give(token);
  await settle();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', error: null });
  expect(kit.getToken).toHaveBeenCalledTimes(1);
  expect(clock.pending()).toEqual([]);
});

test('asking again does not wait for a function that never answers', async () => {
  const { clock, session, getToken, backend } = partnerPage();
  getToken.mockReturnValueOnce(new Promise<string>(() => {}) as unknown as string);
  await clock.advance(8_000);
  expect(session.getSnapshot().status).toBe('signedOut');
  await session.refresh();
  expect(session.getSnapshot().status).toBe('signedIn');
  expect(backend.callsTo('GET /auth/me')).toHaveLength(1);
});

test('nobody waits longer than eight seconds for the API to say who they are', async () => {
  const { clock, session, backend } = partnerPage();
  const answer = backend.hold('GET /auth/me');
  await clock.advance(8_000);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    error: new Error('No answer of the API in 8000 ms'),
  });
  answer();
  await settle();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', error: null });
});

test('a token that the API refuses is told of; the end of a session is not', async () => {
  const { session, backend, page, clock } = partnerPage();
  await settle();
  page.isSignedIn = false;
  backend.tokens.clear();
  await clock.advance(15 * MINUTE);
  await session.refresh();
  expect(session.getSnapshot()).toMatchObject({ status: 'signedOut', error: null });
  page.isSignedIn = true;
  backend.handle('GET /auth/me', () => new FakeReply(401, { message: 'Unauthorized' }));
  await session.refresh();
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    error: new Error('The API refused the token'),
  });
});

test('a refused token that has expired is told to have', async () => {
  const { session, getToken, clock } = partnerPage();
  await settle();
  getToken.mockImplementation(() => fakeToken(clock.now() - 15 * MINUTE));
  await clock.advance(15 * MINUTE);
  await session.refresh();
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedOut',
    error: new Error('The API refused the expired token'),
  });
});
