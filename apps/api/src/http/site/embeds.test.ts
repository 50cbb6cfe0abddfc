import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app';
import { readConfig } from '../../config';
import { freshDatabase, testConfig } from '../../testing/describeApi';

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
  const get = (url: string) => api.app.inject({ url, headers: { accept: 'text/html' } });
  const ancestorsOf = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];

  test.each([
    ['?partner=harbour', "'self' https://news.example https://m.news.example"],
    ['?room=x&partner=club', "'self' https://club.example:8443"],
    ['', "'self'"],
    ['?partner=unknown', "'self'"],
    ['?partner=constructor', "'self'"],
    ['?partner=harbour&partner=club', "'self'"],
    ['?partner=harbour;script-src%20*', "'self'"],
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
