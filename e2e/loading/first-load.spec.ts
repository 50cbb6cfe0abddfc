import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../product';
import { complaintsOf } from '../watch';

test('a visitor’s first page needs at most 120 kB of gzipped script, and nothing fails', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const scripts: { url: string; bytes: number }[] = [];
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', async (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    if (response.request().resourceType() === 'script')
      scripts.push({ url: response.url(), bytes: gzipSync(await response.body()).length });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(120_000);
  expect(complaints).toEqual([]);
});

for (const width of [320, 375, 768, 1280]) {
  test(`the home page does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ left: 200, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
}

/** Adds up what moves on the page, from its beginning on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => (state.shift += (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

for (const path of ['/', '/terms', '/contact', '/auth']) {
  test(`nothing on ${path} moves while it loads`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}

for (const width of [375, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`nothing on / moves when its fonts come late, ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      let letGo = () => {};
      const isRead = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/*.woff2', async (route) => {
        await isRead;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: 'Join', exact: true })).toBeVisible();
      letGo();
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Variable') && status === 'loaded',
        ),
      );
      // Until what they move is painted, and reported after that.
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 4; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(await shiftOf(page)).toBeLessThan(0.01);
    });
