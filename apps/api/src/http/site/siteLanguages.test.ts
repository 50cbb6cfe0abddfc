import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app';
import { testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';
import { cspHash } from '../htmlPage';

const siteDir = mkdtempSync(join(tmpdir(), 'clubline-languages-'));
const write = (file: string, words: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), `<!doctype html><html><head></head><p>${words}</p>`);
};
write('index.html', 'Home');
write('terms/index.html', 'Terms');
write('shell.html', 'Shell');
write('404.html', 'Nothing here');
write('languages/es/index.html', 'Inicio<script>spanish()</script>');
write('languages/es/terms/index.html', 'Condiciones');
write('languages/es/shell.html', 'Marco');
write('languages/es/404.html', 'Nada aquí');

describe('the languages of the site', async () => {
  const database = await freshDatabase('embedded');
  const api = await createApp(testConfig({ ...database.config, siteDir }));
  afterAll(async () => {
    await api.close();
    await database.drop();
    rmSync(siteDir, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };
  const kept = { cookie: 'other=1; clubline_language=es' };

  test.each([
    ['/', 'Inicio'],
    ['/terms', 'Condiciones'],
    ['/clubs/7', 'Marco'],
    ['/no-such-page', 'Nada aquí'],
  ])('%s is answered in the language that the browser asks for', async (url, words) => {
    const page = await get(url, spanish);
    expect(page.body).toContain(words);
    expect(page.headers['vary']).toMatch(/accept-language.*cookie/i);
    expect((await get(url)).body).not.toContain(words);
  });

  test('an earlier choice goes before the browser’s, one made now before both', async () => {
    expect((await get('/terms', kept)).body).toContain('Condiciones');
    expect((await get('/terms?language=en', { ...spanish, ...kept })).body).toContain('Terms');
  });

  test('a choice is kept for a year, for readers without script, too', async () => {
    expect((await get('/terms?language=es')).headers['set-cookie']).toBe(
      'clubline_language=es; Path=/; Max-Age=31536000; SameSite=Lax',
    );
  });

  test.each(['/terms?language=xx', '/terms?language=', '/terms?language=es&language=en', '/terms'])(
    '%s asks for no language of ours: nothing is kept',
    async (url) => {
      const page = await get(url);
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(page.body).toContain('Terms');
    },
  );

  test('the inline scripts of every language are allowed, and no others', async () => {
    const policy = String((await get('/', spanish)).headers['content-security-policy']);
    expect(policy).toContain(cspHash('spanish()'));
  });
});
