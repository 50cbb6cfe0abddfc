import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';

const MB = 1_048_576;
const account = JSON.stringify({ username: 'nobody', password: 'guess-1' });
const zeros = Buffer.alloc(100 * MB);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

describeApi('a compressed body', (t) => {
  const send = (payload: Buffer, encoding: string, url = '/api/auth/sign-in', type = 'json') =>
    t.api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': `application/${type}`, 'content-encoding': encoding },
      payload,
    });

  // Unpacked, it would be so also once it had turned out to be too long.
  test.each([
    ['gigabytes in a call', brotliCompressSync(zeros, quick), 'br', '/api/auth/sign-in', 'json'],
    [
      'gigabytes in a form',
      brotliCompressSync(zeros, quick),
      'br',
      '/contact',
      'x-www-form-urlencoded',
    ],
    ['little', gzipSync(account), 'gzip', '/api/auth/sign-in', 'json'],
    ['little in another way', deflateSync(account), 'DEFLATE', '/api/auth/sign-in', 'json'],
    ['nothing known', Buffer.from(account), 'none', '/api/auth/sign-in', 'json'],
  ])('of %s is refused before it is read', async (_what, body, encoding, url, type) => {
    expect((await send(body, encoding, url, type)).statusCode).toBe(415);
  });

  test('that says it is none is read', async () => {
    expect((await send(Buffer.from(account), 'identity')).statusCode).toBe(400);
  });
});
