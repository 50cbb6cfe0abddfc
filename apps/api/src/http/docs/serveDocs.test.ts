import type * as Zlib from 'node:zlib';
import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { addressOf } from '../../testing/sockets';

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof Zlib>();
  return { ...zlib, gzip: vi.fn(zlib.gzip), brotliCompress: vi.fn(zlib.brotliCompress) };
});

const BUNDLE = '/api/docs/static/swagger-ui-bundle.js';
const LARGE = [
  BUNDLE,
  '/api/docs/static/swagger-ui-standalone-preset.js',
  '/api/docs/static/swagger-ui.css',
  '/api/docs/json',
  '/api/docs/yaml',
];

describeApi('the page of the API document', (t) => {
  const get = (url: string, encoding: string, method: 'GET' | 'HEAD' = 'GET') =>
    t.api.app.inject({ method, url, headers: { 'accept-encoding': encoding } });

  test.each(LARGE)('sends %s in each compression as it is without', async (url) => {
    // First of all, as who asks only whether it is there.
    expect((await get(url, 'br', 'HEAD')).statusCode).toBe(200);
    const plain = await get(url, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const _ of ['made', 'kept']) {
      const brotli = await get(url, 'gzip, deflate, br');
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
      const gzipped = await get(url, 'gzip;q=0.5, br;q=0, identity;q=0.1');
      expect(gzipped.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
      });
      expect(gunzipSync(gzipped.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(gzipped.headers['content-type']).toBe(plain.headers['content-type']);
    }
  });

  test('is packed once, however it is asked for', async () => {
    const packings = [vi.mocked(gzip), vi.mocked(brotliCompress)];
    const ask = async (urls: string[]) => {
      for (const url of urls) for (const encoding of ['br', 'gzip']) await get(url, encoding);
    };
    await ask(LARGE);
    for (const packing of packings) {
      expect(packing).toHaveBeenCalled();
      packing.mockClear();
    }
    await ask([...LARGE, `${BUNDLE}?x=1`, BUNDLE.replace('bundle', '%62undle')]);
    for (const packing of packings) expect(packing).not.toHaveBeenCalled();
  });

  test('answers who has it already, and who asks for a part, without packing it', async () => {
    const { headers } = await get(BUNDLE, 'br');
    const again = await t.api.app.inject({
      url: BUNDLE,
      headers: { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.rawPayload.length < 10]).toEqual([304, true]);
    const part = await t.api.app.inject({
      url: BUNDLE,
      headers: { 'accept-encoding': 'br', range: 'bytes=0-99' },
    });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  });

  test('comes whole to a browser that asks for several files at once', async () => {
    const address = await addressOf(t.api);
    const texts = await Promise.all(
      Array.from({ length: 6 }, async () => (await fetch(`${address}${BUNDLE}`)).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]!.length).toBeGreaterThan(1_000_000);
  });
});

describeApi(
  'the page of the API document, too often',
  (t) => {
    test('is refused an address, with all that belongs to it', async () => {
      const ask = async (url: string, remoteAddress: string) =>
        (await t.api.app.inject({ url, remoteAddress })).statusCode;
      const urls = ['/api/docs', '/api/docs/json', '/api/docs/static/index.css'];
      const statuses: number[] = [];
      for (let n = 0; n < 61; n += 1) statuses.push(await ask(urls[n % 3]!, `2001:db8::${n}`));
      expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([
        true,
        429,
      ]);
      expect(await ask('/api/docs/json', '203.0.113.1')).toBe(200);
    });
  },
  { rateLimitScale: 0.02 },
);
