import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app';
import { readConfig } from '../../config';
import { cspHash } from '../htmlPage';
import { testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';

/** As on a machine that has the product from git: the history stands above the built site. */
const checkout = mkdtempSync(join(tmpdir(), 'clubline-site-'));
const siteDir = join(checkout, 'dist');
mkdirSync(join(checkout, '.git'));
for (const file of ['HEAD', 'config']) writeFileSync(join(checkout, '.git', file), 'a secret');
mkdirSync(siteDir);
mkdirSync(join(siteDir, '.git'));
mkdirSync(join(siteDir, 'assets'));
for (const file of ['.env', '.env.local', '.git/packed.txt', 'assets/.hidden.js'])
  writeFileSync(join(siteDir, file), 'to be kept');
const script = 'console.log("large");'.repeat(200);
writeFileSync(
  join(siteDir, 'index.html'),
  '<!doctype html><script>theme()</script><script type="module" ' +
    'src="/assets/main-abc123.js"></script>',
);
mkdirSync(join(siteDir, 'terms'));
writeFileSync(
  join(siteDir, 'terms', 'index.html'),
  '<!doctype html><script>terms()</script><h1>Terms</h1><script type="module" ' +
    'src="/assets/main-abc123.js"></script>',
);
mkdirSync(join(siteDir, 'auth', 'sign-in'), { recursive: true });
writeFileSync(
  join(siteDir, 'auth', 'sign-in', 'index.html'),
  '<!doctype html><html lang="en"><head></head><h1>Sign in</h1>' +
    '<a class="b" href="/auth/reset">Forgot?</a><a href="/">Home</a>',
);
writeFileSync(
  join(siteDir, 'shell.html'),
  '<!doctype html><html lang="en"><head></head><p>Shell</p><script type="module" ' +
    'src="/assets/main-abc123.js"></script>',
);
mkdirSync(join(siteDir, 'shells'));
writeFileSync(
  join(siteDir, 'shells', 'club.html'),
  '<!doctype html><html lang="en"><head></head><script>askAhead()</script><p>Club</p>' +
    '<script type="module" src="/assets/main-abc123.js"></script>',
);
writeFileSync(
  join(siteDir, '404.html'),
  '<!doctype html><html lang="en"><head></head><p>Nothing here</p><script type="module" ' +
    'src="/assets/main-abc123.js"></script>',
);
writeFileSync(join(siteDir, 'assets', 'main-abc123.js'), script);
// Not what the server itself would make of it.
const built = brotliCompressSync(`${script}// built`);
writeFileSync(join(siteDir, 'assets', 'main-abc123.js.br'), built);
writeFileSync(join(siteDir, 'sw.js'), 'keep()');
writeFileSync(join(siteDir, 'sw-off.js'), 'remove()');
writeFileSync(join(siteDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

describe('the site', async () => {
  const database = await freshDatabase('embedded');
  const api = await createApp(testConfig({ ...database.config, siteDir }));
  afterAll(async () => {
    await api.close();
    await database.drop();
    rmSync(checkout, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    api.app.inject({ url, headers });

  const addresses = [
    '/',
    '/auth?next=%2Fclubs',
    '/login',
    '/reset-password',
    '/reset-password?token=abc',
    '/contact',
    '/contact/',
    '/terms',
    '/welcome',
    '/scores',
    '/scores/teams',
    '/feed',
    '/explore',
    '/search?q=lake',
    '/messages',
    '/notifications',
    '/profile',
    '/profile/ann',
    '/racer/some-one',
    '/clubs',
    '/clubs/discover',
    '/clubs/c1?post=p1&comments=1',
    '/create-club',
    '/club-settings/c1',
    '/settings',
    '/_admin/create-racer',
  ];
  test.each(addresses)('%s is the page', async (url) => {
    const answer = await get(url);
    expect([
      answer.statusCode,
      answer.headers['cache-control'],
      answer.headers['content-type'],
    ]).toEqual([200, 'no-cache', 'text/html; charset=utf-8']);
    expect(answer.body).toContain('main-abc123.js');
  });

  test('a page with its own document is sent that one, and what it runs is allowed', async () => {
    for (const url of ['/clubs/c1', '/clubs/c1/?post=p1']) {
      const { body, headers } = await get(url);
      expect(body).toContain('<p>Club</p>');
      expect(headers['content-security-policy']).toContain(cspHash('askAhead()'));
    }
    for (const url of ['/clubs', '/clubs/discover', '/clubs/c1/members'])
      expect((await get(url)).body).toContain('<p>Shell</p>');
    for (const url of ['/shells/club.html', '/shells/club', '/shells'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  test('a call that has left out /api learns that what answers is not the API', async () => {
    const headers = { accept: 'application/json' };
    const answer = await get('/live-chats/messages/final', headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toContain('The API is below /api.');
  });

  test('an unknown address is the site’s page for those, with status 404', async () => {
    for (const url of ['/nowhere/at/all', '/%2e%2e/%2e%2e/etc/passwd']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<p>Nothing here</p>');
    }
    expect((await get('/clubs')).body).not.toContain('Nothing here');
  });

  test.each(['/missing.js', '/assets/old-123.js', '/.env', '/assets/../../package.json'])(
    '%s is a plain 404',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('main-abc123.js');
    },
  );

  test.each([
    '/.git/HEAD',
    '/.git/config',
    '/../.git/HEAD',
    '/%2e%2e/.git/config',
    '/assets/%2e%2e/%2e%2e/.git/HEAD',
    '/assets/..%2f..%2f.git%2fconfig',
    '/.svn/entries',
  ])('no history of the sources is served at %s', async (url) => {
    for (const accept of ['text/html', '*/*', 'application/octet-stream']) {
      const answer = await get(url, { accept });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('a secret');
    }
  });

  test.each(['/.env', '/.env.local', '/.git/packed.txt', '/assets/.hidden.js', '/assets/../.env'])(
    'nothing hidden is served of the site’s own folder: %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([
        404,
        expect.not.stringContaining('to be kept'),
      ]);
    },
  );

  test('a page is the same whatever its address says, so that no script holds input', async () => {
    const withoutNonce = (body: string) => body.replaceAll(/nonce="[^"]*"/g, '');
    const plain = withoutNonce((await get('/clubs')).body);
    const club = withoutNonce((await get('/clubs/c1')).body);
    for (const words of ['</script><script>alert(1)</script>', '"+alert(1)+"', '\u2028alert(1)']) {
      const written = encodeURIComponent(words);
      for (const url of [`/clubs?search=${written}`, `/profile/${written}`])
        expect([url, withoutNonce((await get(url)).body)]).toEqual([url, plain]);
      const url = `/clubs/${written}`;
      expect([url, withoutNonce((await get(url)).body)]).toEqual([url, club]);
    }
  });

  test('the ways between the views of the sign-in page keep where it is to lead', async () => {
    const link = async (next: string) =>
      /<a class="b" href="([^"]*)">/.exec(
        (await get(`/auth/sign-in?${new URLSearchParams({ next })}`)).body,
      )?.[1];
    expect(await link('/scores?q=a')).toBe('/auth/reset?next=%2Fscores%3Fq%3Da');
    expect(await link('//evil.example')).toBe('/auth/reset?next=%2Fclubs');
    expect(await link('/"><script>alert(1)</script>')).toMatch(/^\/auth\/reset\?next=[\w.%*+-]+$/);
    expect(await link('')).toBe('/auth/reset');
    const { body } = await get('/auth/sign-in?next=%2Fscores&next=%2Fclubs');
    expect(body).toContain('href="/auth/reset">');
    expect(body).toContain('<a href="/">');
  });

  test(
    'a page that was rendered ahead stands at its own address only; every other address ' +
      'gets the shell',
    async () => {
      for (const url of ['/terms', '/terms/', '/terms?utm=x'])
        expect((await get(url)).body).toContain('<h1>Terms</h1>');
      for (const url of ['/auth/sign-in', '/auth/sign-in?next=%2Fclubs'])
        expect((await get(url)).body).toContain('<h1>Sign in</h1>');
      for (const url of ['/', '/clubs', '/terms/more', '/nowhere'])
        expect((await get(url)).body).not.toContain('<h1>Terms</h1>');
      expect((await get('/clubs')).body).toContain('<p>Shell</p>');
      expect((await get('/')).body).not.toContain('<p>Shell</p>');
    },
  );

  test.each(['/shell.html', '/404.html', '/terms/index.html'])(
    '%s is no address: it would lack its nonce',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('what opens without a connection is the shell, with a nonce as any page has', async () => {
    const { body, headers, statusCode } = await get('/offline', { accept: '*/*' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toMatch(/<head><meta property="csp-nonce" nonce="[^"]+">.*<p>Shell<\/p>/);
  });

  test('the service worker is asked for anew each time, and allowed', async () => {
    const { body, headers } = await get('/sw.js', {});
    expect([body, headers['cache-control']]).toEqual(['keep()', 'no-cache']);
    expect(headers['content-type']).toContain('javascript');
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).toContain("worker-src 'self'");
  });

  test('a service worker that is turned off is taken off the devices that have it', async () => {
    const isSiteKept = readConfig({ OFFLINE_SITE: 'off' }).isSiteKept;
    const off = await createApp(testConfig({ ...database.config, siteDir, isSiteKept }));
    expect((await off.app.inject('/sw.js')).body).toBe('remove()');
    await off.close();
  });

  test('calls never get the page', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ statusCode: 404 });
  });

  test.each(['/auth/sign-in', '/clubs/7', '/assets/none-abc123.js', '/api/nothing'])(
    'no cache in front keeps for others that %s is not there for a program',
    async (url) => {
      const { headers, statusCode } = await get(url, { accept: 'application/json' });
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('hashed files are kept for ever and compressed', async () => {
    const plain = await get('/assets/main-abc123.js', {});
    expect([plain.statusCode, plain.headers['cache-control'], plain.body]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      script,
    ]);
    const brotli = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(`${script}// built`);
    const gzip = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('compressed files are kept apart where only listed origins may read answers', async () => {
    const corsOrigins = ['https://partner.example'];
    const listed = await createApp(testConfig({ ...database.config, siteDir, corsOrigins }));
    const { headers } = await listed.app.inject('/assets/main-abc123.js');
    expect(String(headers.vary).split(', ').toSorted()).toEqual(['Origin', 'accept-encoding']);
    await listed.close();
  });

  test('files are compressed when the site is built, and not for each request', async () => {
    const { headers, rawPayload, statusCode } = await get('/assets/main-abc123.js', {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect([statusCode, rawPayload.equals(built)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const plain = await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' });
    expect([plain.body, plain.headers.vary]).toEqual([script, 'accept-encoding']);
  });

  test.each(['/assets/main-abc123.js', '/favicon.svg'])(
    '%s is protected by few words: those for pages are as long as a small script',
    async (url) => {
      const { headers } = await get(url, {});
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      });
      expect(JSON.stringify(headers).length).toBeLessThan(900);
      const page = await get('/');
      expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBeUndefined();
    },
  );

  test(
    'the content security policy allows the page’s own scripts, its inline one by hash, ' +
      'and nothing else',
    async () => {
      const policy = String((await get('/')).headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*'){2}/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'self'");
    },
  );

  test('the page may connect to its own origin only, also by socket', async () => {
    const connections = async (host: string) =>
      /connect-src ([^;]*)/
        .exec(
          String(
            (await get('/', { accept: 'text/html', host })).headers['content-security-policy'],
          ),
        )?.[1]
        ?.trim();
    expect(await connections('fans.example:8443')).toBe(
      "'self' ws://clubline.test ws://fans.example:8443 wss://fans.example:8443",
    );
    // What is no host is not repeated, however a client came to send it.
    expect(await connections("evil.example 'unsafe-eval' https:")).toBe(
      "'self' ws://clubline.test",
    );
  });

  test('styles that libraries insert are allowed by a nonce that differs each time', async () => {
    const nonces = [];
    for (let n = 0; n < 2; n += 1) {
      const answer = await get('/clubs');
      const nonce = /<head>\s*<meta property="csp-nonce" nonce="([^"]+)">/.exec(answer.body)![1]!;
      expect(String(answer.headers['content-security-policy'])).toMatch(
        new RegExp(`style-src 'self' 'nonce-${nonce.replace(/[+/]/g, '.')}'`),
      );
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('partners’ pages may call', async () => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/sign-in',
      headers: { origin: 'https://partner.test', 'access-control-request-method': 'POST' },
    });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

test('an address is sent so many pages in a minute, and files as before', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'clubline-pages-'));
  mkdirSync(join(dir, 'embed'));
  for (const file of ['index.html', '404.html', 'embed/chat.html', 'main.js'])
    writeFileSync(join(dir, file), '<!doctype html><html><head></head></html>');
  const database = await freshDatabase('embedded');
  const api = await createApp(
    testConfig({ ...database.config, siteDir: dir, rateLimitScale: 0.02 }),
  );
  const statusOf = async (url: string, remoteAddress: string) =>
    (await api.app.inject({ url, remoteAddress, headers: { accept: 'text/html' } })).statusCode;
  const urls = ['/', '/clubs', '/nowhere', '/embed/chat/final', '/index.html'];
  const statuses: number[] = [];
  for (let n = 0; n < 60; n += 1) statuses.push(await statusOf(urls[n % 5]!, `2001:db8::${n}`));
  expect(statuses.slice(0, 5)).toEqual([200, 200, 404, 404, 200]);
  expect(statuses.filter((status) => status === 429)).toEqual([]);
  for (const url of urls) expect([url, await statusOf(url, '2001:db8::f')]).toEqual([url, 429]);
  expect(await statusOf('/main.js', '2001:db8::f')).toBe(200);
  expect(await statusOf('/', '203.0.113.1')).toBe(200);
  await api.close();
  await database.drop();
  rmSync(dir, { recursive: true });
});
