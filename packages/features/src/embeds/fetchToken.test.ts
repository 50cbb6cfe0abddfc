import { afterEach, expect, test, vi } from 'vitest';
import { fetchToken } from './fetchToken';

const answer = (...reply: ConstructorParameters<typeof Response>) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(...reply)));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('the server of the page gives the token of who is signed in there', async () => {
  answer('{"token":"abc"}');
  expect(await fetchToken('/chat-token')).toBe('abc');
});

test.each([204, 401, 403])('%i says that nobody is signed in', async (status) => {
  answer(null, { status });
  expect(await fetchToken('/chat-token')).toBeNull();
});

test('the token null says so, too; an answer without a token is a failure', async () => {
  answer('{"token":null}');
  expect(await fetchToken('/chat-token')).toBeNull();
  for (const body of ['{"jwt":"abc"}', '{"token":7}', 'null']) {
    answer(body);
    await expect(fetchToken('/chat-token')).rejects.toThrow(
      '/chat-token has answered 200, text/plain;charset=UTF-8, without a token',
    );
  }
});

test.each([200, 403, 401])(
  '%i with `removed` says that who is there was removed',
  async (status) => {
    answer('{"removed":true}', { status });
    await expect(fetchToken('/chat-token')).rejects.toMatchObject({ code: 'removed' });
  },
);

const page = '<!doctype html><h1>Sign in</h1>';

test.each([
  ['a page to sign in', page, { headers: { 'content-type': 'text/html' } }, '200, text/html'],
  ['a page', page, { status: 404, headers: { 'content-type': 'text/html' } }, '404, text/html'],
  ['nothing', null, { status: 502 }, '502, no type'],
])('%s in its place is a failure, and is named with its address', async (_, body, reply, words) => {
  answer(body, reply);
  await expect(fetchToken('/chat-token')).rejects.toThrow(
    `/chat-token has answered ${words}, without a token`,
  );
});

test('the address to which it was led on is named, too', async () => {
  const login = new Response(page, { headers: { 'content-type': 'text/html' } });
  Object.defineProperties(login, {
    redirected: { value: true },
    url: { value: 'https://news.example/login' },
  });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(login));
  await expect(fetchToken('/chat-token')).rejects.toThrow(
    '/chat-token (https://news.example/login) has answered 200, text/html, without a token',
  );
});

test('an address that does not answer is named', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(fetchToken('/chat-token')).rejects.toThrow('/chat-token does not answer this page');
});

test.each([
  ['{"data":{"token":"abc"}}', ', as which .data.token stands there'],
  ['{"access_token":"abc"}', ', as which .access_token stands there'],
  ['eyJh.eyJz.c2ln', ', and not the token alone'],
  ['"eyJh"', ', and not the token alone'],
  ['{"token":{}}', ', in which token is text and not an object'],
  ['{"ok":true}', ''],
])('a server that answers %s is told what to answer in development', async (body, found) => {
  vi.stubEnv('NODE_ENV', 'development');
  answer(body);
  const failed = await fetchToken('/chat-token').catch((error: Error) => error.message);
  expect(failed).toBe(
    '/chat-token has answered 200, text/plain;charset=UTF-8, without a token: ' +
      `answer { "token": "…" }${found}`,
  );
});

const opaqueAlone = async (_: unknown, init?: RequestInit) => {
  if (init?.mode === 'no-cors') return new Response(null);
  throw new TypeError('Failed to fetch');
};

test('an address of another origin that may not be read is told apart in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(opaqueAlone));
  await expect(fetchToken('https://else.test/token')).rejects.toThrow(
    `https://else.test/token does not let ${location.origin} read it: its server has to send ` +
      'Access-Control-Allow-Origin, and gets no cookies',
  );
  await expect(fetchToken('/chat-token')).rejects.toThrow('/chat-token leads to another origin');
});

test('a page in a frame without an origin is told of that in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(opaqueAlone));
  vi.stubGlobal('origin', 'null');
  await expect(fetchToken('/chat-token')).rejects.toThrow(
    '/chat-token does not let this page read it, which is of no origin: it stands in an <iframe ' +
      'sandbox> without allow-same-origin. Add that, or give getToken',
  );
});

test('a page that was opened as a file is told of that in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(opaqueAlone));
  vi.stubGlobal('origin', 'null');
  vi.stubGlobal('location', new URL('file:///srv/page.html'));
  await expect(fetchToken('https://else.test/token')).rejects.toThrow(
    'https://else.test/token does not let this page read it, which was opened as a file: serve ' +
      'the page, or give getToken',
  );
});

test('in development an address is named with where a <base> has led', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  document.head.innerHTML = '<base href="https://cdn.example/assets/" />';
  answer('nothing', { status: 502 });
  await expect(fetchToken('chat-token')).rejects.toThrow(
    'chat-token (https://cdn.example/assets/chat-token) has answered 502',
  );
  document.head.innerHTML = '';
});
