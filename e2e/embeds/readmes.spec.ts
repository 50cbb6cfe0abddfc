import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { race } from './embedPage';

const root = join(import.meta.dirname, '../..');
const readme = (name: string) => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');

/** The pieces of code of a README that have a picture, with its file. */
const pictured = (name: string) =>
  [...readme(name).matchAll(/```tsx\n((?:(?!```)[^])*)```\n\n!\[[^\]]+\]\((\S+)\)/g)].map(
    ([, code = '', picture = '']) => ({ name, code, picture }),
  );

const blocks = [...pictured('ui'), ...pictured('features')];

test('three pieces of code have a picture', () => {
  expect(blocks).toHaveLength(3);
});

for (const { name, code, picture } of blocks) {
  const [, shown = ''] = /export const (\w+)/.exec(code) ?? [];
  test(`${shown || code} of the README of ${name} works as it is copied`, async ({ page }) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `${code}
          import { createElement } from 'react';
          import { createRoot } from 'react-dom/client';
          createRoot(document.querySelector('main')).render(createElement(${shown}));`,
        resolveDir: join(root, 'e2e'),
        loader: 'tsx',
      },
      bundle: true,
      write: false,
      outdir: root,
      format: 'iife',
      jsx: 'automatic',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    await page.route('http://their.test/**', (route) =>
      route.request().url().endsWith('/race.json')
        ? route.fulfill({ json: race })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' }),
    );
    await page.route('http://localhost:4000/**', (route) =>
      route.request().url().includes('/live-chats/messages/')
        ? route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } })
        : route.abort(),
    );
    await page.goto('http://their.test/');
    for (const { path, text } of outputFiles)
      await (path.endsWith('.css')
        ? page.addStyleTag({ content: text })
        : page.addScriptTag({ content: text }));
    const embed = page
      .getByRole('table', { name: 'Pro Stock' })
      .or(page.getByRole('table', { name: race.title }))
      .or(page.getByRole('region', { name: 'Live chat', exact: true }));
    await expect(embed).toBeVisible();
    // Without a scope around it, it would have no colours of its own.
    const card = page.locator('[data-clubline] > *').first();
    await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(said).toEqual([]);
    const [, file] = /\/main\/(packages\/\S+)$/.exec(picture) ?? [];
    expect(picture).toMatch(/^https:\/\/raw\.githubusercontent\.com\/clubline\/clubline\/main\//);
    expect(readFileSync(join(root, file!)).subarray(1, 4).toString()).toBe('PNG');
  });
}
