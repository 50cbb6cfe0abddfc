import { afterEach, expect, test, vi } from 'vitest';
import { fetchToken } from './fetchToken';

const answer = (...reply: ConstructorParameters<typeof Response>) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(...reply)));
afterEach(() => void vi.unstubAllGlobals());

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
    await expect(fetchToken('/chat-token')).rejects.toThrow('/chat-token holds no token');
  }
});

test('any other answer is a failure, and is named', async () => {
  answer('', { status: 502 });
  await expect(fetchToken('/chat-token')).rejects.toThrow('/chat-token has answered 502');
  answer('<!doctype html>');
  await expect(fetchToken('/chat-token')).rejects.toThrow(SyntaxError);
});
