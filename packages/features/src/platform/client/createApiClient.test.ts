import { expect, test, vi } from 'vitest';
import { createFakeBackend, createFakeClock, FakeReply } from '../../testing';
import { ApiError } from './ApiError';
import type { Credentials } from './client.types';
import { createApiClient } from './createApiClient';
import { createTransport } from './createTransport';

function setUp() {
  const backend = createFakeBackend();
  const state = { token: 'old' as string | null, epoch: 0, hasExpired: false };
  const credentials = {
    fresh: vi.fn(() => Promise.resolve(state.token)),
    refresh: vi.fn(() => {
      state.token = 'new';
      return Promise.resolve(true);
    }),
    hasExpired: vi.fn(() => state.hasExpired),
    epoch: () => state.epoch,
    lost: vi.fn(),
  } satisfies Credentials;
  const client = createApiClient(
    createTransport({ fetch: backend.fetch, clock: createFakeClock() }),
    credentials,
  );
  return { backend, client, credentials, state };
}

const bearers = (calls: { headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get('authorization'));

test('calls carry the stored token as bearer', async () => {
  const { backend, client } = setUp();
  backend.handle('PATCH /users/update-name', () => ({}));
  await client.patch('/users/update-name', {});
  expect(bearers(backend.calls)).toEqual(['Bearer old']);
});

test('without a token there is no bearer', async () => {
  const { backend, client, state } = setUp();
  state.token = null;
  backend.handle('GET /clubs', () => []);
  await client.get('/clubs');
  expect(bearers(backend.calls)).toEqual([null]);
});

test.each([
  ['POST', '/auth/sign-in'],
  ['POST', '/auth/sign-up'],
  ['POST', '/auth/refresh'],
  ['POST', '/api/contact'],
  ['GET', '/users/check-username/maya'],
  ['GET', '/users/check-email/a%2Bb%40c.d'],
] as const)('%s %s goes without a bearer', async (method, path) => {
  const { backend, client, credentials } = setUp();
  await (method === 'GET' ? client.get(path) : client.post(path, {})).catch(() => undefined);
  expect(bearers(backend.calls)).toEqual([null]);
  expect(credentials.fresh).not.toHaveBeenCalled();
});

test.each([
  '/auth/me',
  '/users/me',
  '/auth/profile',
  '/users/profile',
  '/api/auth/me',
  '/auth/me?full=1',
])('a 401 of %s refreshes once and asks again', async (path) => {
  const { backend, client, credentials } = setUp();
  const seen: (string | null)[] = [];
  for (const pattern of ['/auth/me', '/users/me', '/auth/profile', '/users/profile'])
    backend.handle(`GET ${pattern}`, ({ headers }) => {
      seen.push(headers.get('authorization'));
      return seen.length === 1 ? new FakeReply(401, { message: 'Unauthorized' }) : { id: '1' };
    });
  expect(await client.get(path)).toEqual({ id: '1' });
  expect(seen).toEqual(['Bearer old', 'Bearer new']);
  expect(credentials.refresh).toHaveBeenCalledExactlyOnceWith('old');
  expect(credentials.lost).not.toHaveBeenCalled();
});

test('a second 401 is not tried again and ends the session', async () => {
  const { backend, client, credentials } = setUp();
  backend.handle('GET /auth/me', () => new FakeReply(401, { message: 'nope' }));
  await expect(client.get('/auth/me')).rejects.toMatchObject({ status: 401 });
  expect(backend.calls).toHaveLength(2);
  expect(credentials.refresh).toHaveBeenCalledOnce();
  expect(credentials.lost).toHaveBeenCalledOnce();
});

test.each(['/clubs', '/social/profile-posts'])('a 401 of %s does not refresh', async (path) => {
  const { backend, client, credentials } = setUp();
  backend.handle(`GET ${path}`, () => new FakeReply(401, { message: 'nope' }));
  await expect(client.get(path)).rejects.toMatchObject({ status: 401 });
  expect(credentials.refresh).not.toHaveBeenCalled();
  expect(backend.calls).toHaveLength(1);
});

test.each([
  ['that would end the session', '/clubs', 'jwt expired', false],
  ['of /user/me', '/user/me', 'nope', false],
  ['of a token that has run out', '/clubs', 'Who are you?', true],
])('a 401 %s is first answered by a refresh', async (_title, path, message, hasExpired) => {
  const { backend, client, credentials, state } = setUp();
  state.hasExpired = hasExpired;
  backend.handle(`GET ${path}`, ({ headers }) =>
    headers.get('authorization') === 'Bearer new' ? [] : new FakeReply(401, { message }),
  );
  expect(await client.get(path)).toEqual([]);
  expect(credentials.refresh).toHaveBeenCalledExactlyOnceWith('old');
  expect(credentials.lost).not.toHaveBeenCalled();
});

test('a 401 ends no session when the refresh does not reach the backend, and says so', async () => {
  const { backend, client, credentials } = setUp();
  const unreachable = new ApiError(0, 'No connection.');
  credentials.refresh.mockRejectedValue(unreachable);
  backend.handle('GET /auth/me', () => new FakeReply(401, { message: 'jwt expired' }));
  await expect(client.get('/auth/me')).rejects.toBe(unreachable);
  expect(credentials.lost).not.toHaveBeenCalled();
});

test('what was refused is not sent again for somebody who signed in meanwhile', async () => {
  const { backend, client, credentials, state } = setUp();
  credentials.refresh.mockImplementation(() => {
    state.epoch += 1;
    return Promise.resolve(true);
  });
  backend.handle('POST /clubs', () => new FakeReply(401, { message: 'jwt expired' }));
  await expect(client.post('/clubs', {})).rejects.toMatchObject({ status: 401 });
  expect(backend.calls).toHaveLength(1);
});

test.each([
  ['a token', false],
  ['another token after a refusal', true],
])('what waits for %s is not sent for somebody who signs in meanwhile', async (_what, isLater) => {
  const { backend, client, credentials, state } = setUp();
  const signInAnother = () => {
    state.epoch += 1;
    return Promise.resolve('theirs');
  };
  if (isLater) credentials.fresh.mockResolvedValueOnce('old');
  credentials.fresh.mockImplementationOnce(signInAnother);
  backend.handle('POST /clubs', ({ headers }) =>
    headers.get('authorization') === 'Bearer old'
      ? new FakeReply(401, { message: 'jwt expired' })
      : {},
  );
  await expect(client.post('/clubs', {})).rejects.toMatchObject({ status: 401 });
  expect(bearers(backend.calls)).toEqual(isLater ? ['Bearer old'] : []);
  expect(credentials.lost).not.toHaveBeenCalled();
});

test('a 401 of /user/me ends the session whatever it says', async () => {
  const { backend, client, credentials } = setUp();
  backend.handle('GET /user/me', () => new FakeReply(401, { message: 'nope' }));
  await client.get('/user/me').catch(() => undefined);
  expect(credentials.lost).toHaveBeenCalledOnce();
});

test.each(['Bad token', 'JWT malformed', 'Session expired', 'invalid Signature', 'Unauthorized'])(
  'a 401 that says %j ends the session on any path',
  async (message) => {
    const { backend, client, credentials } = setUp();
    backend.handle('GET /clubs', () => new FakeReply(401, { message }));
    await client.get('/clubs').catch(() => undefined);
    expect(credentials.lost).toHaveBeenCalledOnce();
  },
);

test.each([
  ['a 401 with other words', '/clubs', new FakeReply(401, { message: 'Not allowed here' })],
  [
    'a 401 of a path that merely contains profile',
    '/social/profile-posts',
    new FakeReply(401, { message: 'Not allowed here' }),
  ],
  ['a 403 about tokens', '/clubs', new FakeReply(403, { message: 'token expired' })],
  ['a 403 of a profile path', '/auth/me', new FakeReply(403, { message: 'no' })],
  ['a 500', '/auth/me', new FakeReply(500, { message: 'jwt' })],
])('%s keeps the session', async (_title, path, reply) => {
  const { backend, client, credentials } = setUp();
  backend.handle(`GET ${path}`, () => reply);
  await client.get(path).catch(() => undefined);
  expect(credentials.lost).not.toHaveBeenCalled();
});

test('a wrong password is not the end of a session', async () => {
  const { backend, client, credentials } = setUp();
  backend.handle('POST /auth/sign-in', () => new FakeReply(401, { message: 'Unauthorized' }));
  await client.post('/auth/sign-in', {}).catch(() => undefined);
  expect(credentials.lost).not.toHaveBeenCalled();
});

test('a refusal that comes after somebody else signed in says nothing about them', async () => {
  const { backend, client, credentials, state } = setUp();
  backend.handle('GET /clubs', () => {
    state.epoch += 1;
    return new FakeReply(401, { message: 'Unauthorized' });
  });
  await client.get('/clubs').catch(() => undefined);
  expect(credentials.lost).not.toHaveBeenCalled();
});
