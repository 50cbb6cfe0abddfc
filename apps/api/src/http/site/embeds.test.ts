import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app';
import { readConfig } from '../../config';
import { testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';
import { cspHash } from '../htmlPage';
import { REFUSAL_SCRIPT } from './refusedFrame';

const siteDir = mkdtempSync(join(tmpdir(), 'clubline-embeds-'));
mkdirSync(join(siteDir, 'embed'));
writeFileSync(join(siteDir, 'index.html'), '<!doctype html><p>Site</p>');
writeFileSync(
  join(siteDir, 'embed', 'chat.html'),
  '<!doctype html><head><meta name="clubline-ancestors" content="%ANCESTORS%"></head>',
);

const EMBED_PARTNERS =
  'harbour=https://news.example https://m.news.example; club=https://club.example:8443';

describe('pages that stand in frames', async () => {
  const database = await freshDatabase('embedded');
  const { embedPartners } = readConfig({ EMBED_PARTNERS });
  const api = await createApp(testConfig({ ...database.config, siteDir, embedPartners }));
  afterAll(async () => {
    await api.close();
    await database.drop();
    rmSync(siteDir, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const ancestorsOf = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];
  /** A frame on the page at this address asks for its document. */
  const frameOn = (referer: string) => ({ 'sec-fetch-dest': 'iframe', referer });

  test.each([
    ['?partner=harbour', "'self' https://news.example https://m.news.example"],
    ['?room=x&partner=club', "'self' https://club.example:8443"],
  ])('/embed/chat/final%s may be framed by %s', async (query, ancestors) => {
    const answer = await get(`/embed/chat/final${query}`);
    expect([
      answer.statusCode,
      ancestorsOf(answer.headers['content-security-policy']),
      answer.headers['x-frame-options'],
    ]).toEqual([200, ancestors, undefined]);
    expect(answer.body).toContain(`content="${ancestors.replace(/^'self' ?/, '')}"`);
    expect(
      String(answer.headers['content-security-policy']).match(/frame-ancestors/g),
    ).toHaveLength(1);
  });

  /** What people read of a page, and what keeps it from doing anything. */
  const readable = ({ body, headers }: Awaited<ReturnType<typeof get>>) => ({
    text: /<p id="[-a-z]+">([^<]*)<\/p>/.exec(body)?.[1],
    html: /<html[^>]*>/.exec(body)?.[0],
    policy: String(headers['content-security-policy']),
  });

  test.each([
    '',
    '?partner=unknown',
    '?partner=constructor',
    '?partner=harbour&partner=club',
    '?partner=harbour;script-src%20*',
    '?partner=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
  ])(
    '/embed/chat/final%s says on any page that it is not shown, and holds nothing',
    async (query) => {
      const answer = await get(`/embed/chat/final${query}`);
      const { text, policy } = readable(answer);
      expect([answer.statusCode, text]).toEqual([404, 'This chat cannot be shown on this page.']);
      expect(answer.headers['x-frame-options']).toBeUndefined();
      expect(policy.replaceAll(/'sha256-[^']*'/g, '#')).toBe(
        "default-src 'none'; script-src #; style-src #; base-uri 'none'; form-action 'none'; " +
          'frame-ancestors *',
      );
      expect(answer.body).not.toMatch(/ANCESTORS|alert|<script src|https:\/\/news/);
      for (const [, script] of answer.body.matchAll(/<script>([\s\S]*?)<\/script>/g))
        expect(policy).toContain(cspHash(script!));
    },
  );

  test('a frame on a page of our own is shown, also where a proxy renames the host', async () => {
    const headers = { host: 'node-1:4000', 'sec-fetch-site': 'same-origin' };
    const page = frameOn('https://clubline.example/rooms');
    const answer = await get('/embed/chat/final?partner=harbour', { ...headers, ...page });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ['https://elsewhere.example/', 403],
    ['https://news.example.elsewhere.example/', 403],
    ['http://news.example/', 403],
    ['https://news.example/', 200],
    ['https://m.news.example/a?b', 200],
    ['no address', 200],
  ])('a frame of a known partner on %s is answered %i', async (referer, status) => {
    const answer = await get('/embed/chat/final?partner=harbour', frameOn(referer));
    expect([answer.statusCode, ancestorsOf(answer.headers['content-security-policy'])]).toEqual([
      status,
      status === 200 ? "'self' https://news.example https://m.news.example" : '*',
    ]);
  });

  test('a link from any page leads to the room of a known partner', async () => {
    const { statusCode } = await get('/embed/chat/final?partner=harbour', {
      'sec-fetch-dest': 'document',
      referer: 'https://elsewhere.example/',
    });
    expect(statusCode).toBe(200);
  });

  test.each([
    ['&locale=es-MX', 'ar', '<html lang="es">', 'Este chat no se puede mostrar en esta página.'],
    [
      '&locale=fr',
      'ar, en',
      '<html lang="ar" dir="rtl">',
      'لا يمكن عرض هذه الدردشة في هذه الصفحة.',
    ],
    ['', 'es-AR', '<html lang="es">', 'Este chat no se puede mostrar en esta página.'],
    [
      '&theme=dark',
      'fr',
      '<html lang="en" data-theme="dark">',
      'This chat cannot be shown on this page.',
    ],
    [
      '&scheme=light',
      '',
      '<html lang="en" data-theme="light">',
      'This chat cannot be shown on this page.',
    ],
    ['&theme=%22x', '', '<html lang="en">', 'This chat cannot be shown on this page.'],
  ])(
    'what is asked with %s and "%s" is refused in its language',
    async (query, accepts, html, text) => {
      const answer = await get(`/embed/chat/final?partner=who${query}`, {
        'accept-language': accepts,
      });
      expect(readable(answer)).toMatchObject({ html, text });
      expect(answer.headers.vary).toMatch(/accept-language/i);
    },
  );

  test.each([
    ['', 'it is not given.'],
    ['unknown=partnr,turbo-track', 'it is not given; nothing reads data-partnr, data-turbo-track.'],
    ['unknown=rom&bare=partner', 'it is not given; nothing reads data-rom, partner.'],
    ['partner=who&unknown=rom', 'there is no partner "who".'],
  ])('on a frame with "%s" the developer reads that %s', (query, fault) => {
    const warn = vi.fn<(text: string) => void>();
    const frame = {
      document: {
        querySelector: () => ({ id: '', getBoundingClientRect: () => ({ height: 24 }) }),
      },
      location: { search: `?${query}` },
      console: { warn },
      window: undefined,
      parent: undefined,
    };
    runInNewContext(REFUSAL_SCRIPT, { ...frame, URLSearchParams });
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`data-partner: ${fault} The`)]]);
  });

  test('its warning stands by number and code where it leads', () => {
    const readme = readFileSync('packages/features/README.md', 'utf8');
    const [, section] = readme.split(/^### When something goes wrong$/m);
    expect(section!.match(/^\| 15 +\| `unknown-partner` /gm)).toHaveLength(1);
  });

  test.each([
    '/',
    '/clubs',
    '/embed/sign-in?partner=harbour',
    '/embed/chat',
    '/nowhere?partner=harbour',
    '/api/clubs?partner=harbour',
  ])('%s is framed by nobody else, whatever its address says', async (url) => {
    const { headers } = await get(url);
    expect([ancestorsOf(headers['content-security-policy']), headers['x-frame-options']]).toEqual([
      "'self'",
      'SAMEORIGIN',
    ]);
  });

  test('only the window in which people sign in for a frame keeps its opener', async () => {
    expect((await get('/embed/sign-in?state=a')).headers['cross-origin-opener-policy']).toBe(
      'unsafe-none',
    );
    for (const url of ['/', '/auth', '/clubs'])
      expect((await get(url)).headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

test.each([
  'harbour',
  'harbour=',
  'harbour=news.example',
  'harbour=http://news.example',
  'harbour=https://news.example/',
  'harbour=https://*',
  "harbour='self'",
  '=https://a.example',
])('EMBED_PARTNERS "%s" is refused at the start', (value) => {
  expect(() => readConfig({ EMBED_PARTNERS: value })).toThrow('EMBED_PARTNERS');
});
