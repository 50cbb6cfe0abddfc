import type { Page } from '@playwright/test';
import { personAtHome, signIn } from './people';
import { expect, test } from './product';

/** How the rows of the first table stand, and what does not fit. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('table')!;
    const rows = [...table.querySelectorAll('tr')];
    const left = (row: Element) =>
      [...row.children].slice(4).map((cell) => Math.round(cell.getBoundingClientRect().left));
    const isTable = rows.every((row) => String(left(row)) === String(left(rows[0]!)));
    const tooWide = [...table.querySelectorAll('th, td')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent);
    const root = document.documentElement;
    return { isTable, tooWide, pageFits: root.scrollWidth <= root.clientWidth };
  });

test('scores are tables at 768 px and more, chat open or not, and cards below', async ({
  browser,
  product,
}) => {
  const demo = await personAtHome(browser, product.url, 'demo');
  const { page } = demo;
  await page.goto('/scores/aqua/sunday?race=pro-ski-grand-prix');
  await signIn(demo, 'demo', 'demo1234');
  await expect(page.getByRole('table')).toBeVisible();
  for (const isChatOpen of [false, true]) {
    if (isChatOpen) {
      await page.getByRole('button', { name: 'Join Live Chatroom' }).click();
      await expect(page.getByPlaceholder('Type a message…')).toBeVisible();
    }
    for (const width of [375, 767, 768, 1120, 1279, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${width} px, chat ${isChatOpen ? 'open' : 'closed'}`, async () => {
        await expect
          .poll(() => layoutOf(page))
          .toEqual({ isTable: width >= 768, tooWide: [], pageFits: true });
        const pictures = process.env['CLUBLINE_PICTURES'];
        for (const colorScheme of pictures ? (['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme });
          await page.getByRole('table').scrollIntoViewIfNeeded();
          await page.screenshot({
            path: `${pictures}/${width}-${isChatOpen ? 'chat' : 'alone'}-${colorScheme}.png`,
          });
        }
      });
    }
  }
  await test.step('a thousand reasons are not made before they are asked for', async () => {
    await expect(page.getByRole('table').locator('details p')).toHaveCount(0);
  });
  expect(demo.complaints).toEqual([]);
});

test('days fade at an edge while a chat takes their room, and no longer', async ({
  browser,
  product,
}) => {
  const demo = await personAtHome(browser, product.url, 'demo', {
    viewport: { width: 1280, height: 900 },
  });
  const { page } = demo;
  await page.goto('/scores');
  await signIn(demo, 'demo', 'demo1234');
  const days = page.getByRole('link', { name: 'Sunday', exact: true }).locator('xpath=../..');
  await expect(days).toHaveCSS('mask-image', 'none');
  await page.getByRole('button', { name: 'Join Live Chatroom' }).click();
  await expect(days).not.toHaveCSS('mask-image', 'none');
  await page.getByRole('button', { name: 'Hide Chatroom' }).click();
  await expect(days).toHaveCSS('mask-image', 'none');
  expect(demo.complaints).toEqual([]);
});

test('a rider is found on all days, leads to a page of their results, and that back', async ({
  browser,
  product,
}) => {
  const demo = await personAtHome(browser, product.url, 'demo');
  const { page } = demo;
  await page.goto('/scores');
  await signIn(demo, 'demo', 'demo1234');
  await page.getByRole('searchbox', { name: 'Find a rider or a boat' }).fill('delgado');
  const found = page.getByRole('region', { name: 'Riders of all days' });
  await found.getByRole('link', { name: /Mara Delgado.*Monday/ }).click();
  await expect(page).toHaveURL(/\/scores\/aqua\/monday\?race=novice-ski-lites#53$/);
  await page.getByRole('button', { name: 'From moto to moto' }).click();
  await expect(
    page.getByRole('table', { name: 'Places of Novice Ski Lites from moto to moto' }),
  ).toContainText('Mara Delgado');
  await page
    .getByRole('table')
    .first()
    .getByRole('link', { name: 'Mara Delgado', exact: true })
    .click();
  await expect(page).toHaveURL(/\/racer\/mara-delgado$/);
  const results = page.getByRole('region', { name: 'Results' });
  await results
    .getByRole('link', { name: /Monday/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/scores\/aqua\/monday\?race=novice-ski-lites#53$/);
  expect(demo.complaints).toEqual([]);
});
