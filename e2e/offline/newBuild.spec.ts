import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../scripts/servers/startProduct.mjs';
import { root } from '../../scripts/install.mjs';
import { newAccount, personSignedIn } from '../people';
import { expect, test } from '../product';
import { siteKept } from './device';

test.use({ serviceWorkers: 'allow' });

/** A copy of the built site in which the code of each page has another name, as after a release. */
function nextBuild(): { siteDir: string; remove(): void } {
  const siteDir = mkdtempSync(join(tmpdir(), 'clubline-build-'));
  const renamed = (text: string) => text.replaceAll(/(\w+Route-)(?=[\w-]{8}\.js)/g, '$1next');
  cpSync(join(root, 'apps/site/dist'), siteDir, {
    recursive: true,
    // What is compressed is of before.
    filter: (file) => !/\.(br|gz|map)$/.test(file),
  });
  for (const file of readdirSync(siteDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(file)) continue;
    const path = join(siteDir, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    renameSync(path, join(siteDir, renamed(file)));
  }
  const worker = join(siteDir, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(/(\bid:")(?=[0-9a-f]{16}")/, '$1next'),
  );
  return { siteDir, remove: () => rmSync(siteDir, { recursive: true }) };
}

test('a new build takes over; a tab of the one before goes on working', async ({ browser }) => {
  test.setTimeout(240_000);
  const before = await startProduct({});
  const port = new URL(before.url).port;
  const account = await newAccount(before.url, 'offline_build', 'Bea');
  const { page, context, complaints } = await personSignedIn(browser, before.url, account);
  await page.goto('/clubs');
  await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
  await siteKept(page);
  await before.stop();

  const build = nextBuild();
  const now = await startProduct({ PORT: port, SITE_DIR: build.siteDir });
  try {
    const fresh = await context.newPage();
    const asked: string[] = [];
    fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await test.step('a page that is opened now is of the new build, with its code', async () => {
      await fresh.goto('/terms');
      await fresh.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
      });
      await expect.poll(() => fresh.evaluate(async () => (await caches.keys()).length)).toBe(2);
      await fresh.goto('/contact');
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked.some((path) => path.includes('ContactRoute-next'))).toBe(true);
    });

    await test.step('the tab of before opens pages it has never opened', async () => {
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.getByRole('link', { name: 'Scores' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Scores' })).toBeVisible();
      expect(loads).toBe(0);
    });

    await test.step('without a connection the new build opens', async () => {
      await context.setOffline(true);
      await fresh.goto('/terms');
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
      expect([...complaints].filter((words) => words.includes('imported module'))).toEqual([]);
    });
  } finally {
    await now.stop();
    build.remove();
  }
});
