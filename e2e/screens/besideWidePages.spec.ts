import type { Browser, Page } from '@playwright/test';
import { personSignedIn, signInByApi, type SignedIn } from '../people';
import { expect, test, type Product } from '../product';

const column = (page: Page) => page.getByRole('complementary', { name: 'At a glance' });
const ofColumn = (path: string) =>
  /\/SideColumn-[^/]*\.(js|css)$/.test(path) || /\/clubs\/[^/]+\/members$/.test(path);

interface Seen {
  page: Page;
  complaints: string[];
  /** Addresses that were asked for the column alone. */
  asked: string[];
  demo: SignedIn;
  /** Path of a club of which one is a member. */
  club: string;
  shift: () => Promise<number>;
}

/** A page in a window of this width, and what it asks for the column. */
async function at(width: number, browser: Browser, product: Product): Promise<Seen> {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page, complaints } = await personSignedIn(browser, product.url, demo, {
    viewport: { width, height: 900 },
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (ofColumn(pathname)) asked.push(pathname + search);
  });
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => (state.shift += (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const { userClubs } = await demo.get<{ userClubs: { id: string; name: string }[] }>(
    `/users/${demo.id}/get-clubs`,
  );
  const { id } = userClubs.find(({ name }) => name === 'Sunday Sofa Pundits')!;
  return {
    page,
    complaints,
    asked,
    demo,
    club: `/clubs/${id}`,
    shift: () => page.evaluate(() => (window as unknown as { shift: number }).shift),
  };
}

test('at 1,440 px members and results stand beside a club, and nothing moves for them', async ({
  browser,
  product,
}) => {
  const { page, complaints, asked, club, shift } = await at(1440, browser, product);
  await page.goto(club, { waitUntil: 'networkidle' });
  const members = column(page).getByRole('region', { name: /^\d+ members?$/ });
  await expect(members.getByRole('list').getByRole('link').first()).toBeVisible();
  await expect(column(page).getByRole('region', { name: /^Latest results/ })).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
  const calls = asked.filter((path) => path.includes('/members'));
  // Once more where other journeys have changed something in the club shortly before.
  expect([...new Set(calls)]).toEqual([`/api${club}/members?limit=10`]);

  const main = (await page.getByRole('main').boundingBox())!;
  const box = (await column(page).boundingBox())!;
  expect(box.x).toBeGreaterThan(main.x + main.width - 8);
  expect(box.width).toBeGreaterThan(290);

  // After the page in the order of the keyboard.
  await page.getByRole('main').getByRole('link').last().focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(column(page).locator(':focus')).toHaveCount(1, { timeout: 50 });
  }).toPass({ timeout: 10_000, intervals: [0] });

  await members.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(`${club}/members`);
  await expect(members).toBeHidden();
  expect(complaints).toEqual([]);
});

test('at 1,440 px the latest results stand beside the feed, and lead to their scores', async ({
  browser,
  product,
}) => {
  const { page, complaints, shift } = await at(1440, browser, product);
  await page.goto('/feed', { waitUntil: 'networkidle' });
  const results = column(page).getByRole('region', { name: /^Latest results/ });
  await expect(results).toBeVisible();
  await expect(page.getByRole('region', { name: /^Latest results/ })).toHaveCount(1);
  expect(await shift()).toBeLessThan(0.02);
  await page.emulateMedia({ media: 'print' });
  await expect(results).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await results.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/scores\/aqua\/\w+$/);
  await expect(column(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

for (const width of [375, 1280])
  test(`at ${width} px they stand among the posts, and nothing moves for them`, async ({
    browser,
    product,
  }) => {
    const { page, complaints, shift } = await at(width, browser, product);
    await page.setViewportSize({ width, height: 1600 });
    const main = page.getByRole('main');
    // After the posts, as on a slow network.
    await page.route(/\/SideColumn-[^/]*\.js$/, async (route) => {
      await expect(main.getByRole('article').nth(3)).toBeVisible();
      await route.continue();
    });
    await page.goto('/feed', { waitUntil: 'networkidle' });
    const results = main.getByRole('region', { name: /^Latest results/ });
    await expect(results).toBeVisible();
    expect(await shift()).toBeLessThan(0.002);
    const third = (await main.getByRole('article').nth(2).boundingBox())!;
    expect((await results.boundingBox())!.y).toBeGreaterThan(third.y + third.height);
    await results.getByRole('link', { name: /^See all/ }).click();
    await expect(page).toHaveURL(/\/scores\/aqua\/\w+$/);
    expect(complaints).toEqual([]);
  });

test('in Arabic it stands at the left', async ({ browser, product }) => {
  const { page } = await at(1440, browser, product);
  await page.goto('/feed?language=ar', { waitUntil: 'networkidle' });
  const aside = page.getByRole('complementary', { name: 'لمحة سريعة' });
  const main = (await page.getByRole('main').boundingBox())!;
  const box = (await aside.boundingBox())!;
  expect(box.x + box.width).toBeLessThan(main.x + 8);
});

test('at 1,280 px there is no column, and nothing is asked for it but by the feed', async ({
  browser,
  product,
}) => {
  const { page, complaints, asked, club } = await at(1280, browser, product);
  for (const path of [club, '/notifications', '/clubs', '/profile/demo']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(column(page)).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});
