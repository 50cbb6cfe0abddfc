import type { Page } from '@playwright/test';
import { personSignedIn, signInByApi, type SignedIn } from '../people';
import { expect, test } from '../product';

/**
 * What a page asks for until nothing more comes, sockets included, by kind and path; the icon of
 * its tab the browser fetches on its own.
 */
async function requestsOf(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname !== '/favicon.svg') seen.push(`${request.resourceType()} ${pathname}${search}`);
  });
  page.on('websocket', () => seen.push('websocket'));
  await open();
  return seen;
}

const calls = (requests: string[]) => requests.filter((request) => request.startsWith('fetch '));

/** What the scripts that a page has loaded weigh as they were sent. */
const scriptBytesOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

interface Screen {
  name: string;
  pathOf: (demo: SignedIn) => Promise<string>;
  shown: string;
  /** What its scripts may weigh as they are sent. */
  scriptBytes: number;
}

const screens: Screen[] = [
  {
    name: 'all clubs',
    pathOf: async () => '/clubs/discover',
    shown: 'Load more',
    scriptBytes: 240_000,
  },
  {
    name: 'a club',
    async pathOf({ id, get }) {
      // By its name: other journeys make clubs for the same person.
      const { userClubs } = await get<{ userClubs: { id: string; name: string }[] }>(
        `/users/${id}/get-clubs`,
      );
      return `/clubs/${userClubs.find(({ name }) => name === 'Sunday Sofa Pundits')!.id}`;
    },
    shown: 'Choose a reaction',
    scriptBytes: 290_000,
  },
  { name: 'scores', pathOf: async () => '/scores', shown: 'View schedule', scriptBytes: 262_000 },
  { name: 'own clubs', pathOf: async () => '/clubs', shown: 'Open menu', scriptBytes: 255_000 },
];

for (const { name, pathOf, shown, scriptBytes } of screens)
  test(`${name}: at most 20 requests, 12 light scripts, and nothing is asked for twice`, async ({
    browser,
    product,
  }) => {
    const demo = await signInByApi(product.url, 'demo', 'demo1234');
    const { page, complaints } = await personSignedIn(browser, product.url, demo, {
      viewport: { width: 375, height: 760 },
    });
    const path = await pathOf(demo);
    const isThere = page.getByRole('button', { name: shown }).first();
    const first = await requestsOf(page, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(isThere).toBeVisible();
    });
    expect(first.length).toBeLessThanOrEqual(20);
    const scripts = first.filter((request) => request.startsWith('script '));
    expect(scripts.length).toBeLessThanOrEqual(12);
    expect(await scriptBytesOf(page)).toBeLessThanOrEqual(scriptBytes);
    expect(calls(first)).toEqual([...new Set(calls(first))]);
    expect(complaints).toEqual([]);

    // What was kept is fresh: who one is need not be asked.
    const again = await requestsOf(page, async () => {
      await page.reload({ waitUntil: 'networkidle' });
      await expect(isThere).toBeVisible();
    });
    expect(calls(again)).toEqual([...new Set(calls(again))]);
    expect(calls(again).filter((call) => call.includes('/auth/me'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('the picture of a club is fetched before the code that shows it, and once', async ({
  browser,
  product,
}) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page } = await personSignedIn(browser, product.url, demo, {
    viewport: { width: 375, height: 760 },
  });
  const path = await screens.find(({ name }) => name === 'a club')!.pathOf(demo);
  let letCodeThrough: () => void;
  const held = new Promise<void>((resolve) => (letCodeThrough = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  const isUpload = /^\/api\/uploads\/[^-]*\.webp$/;
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => pictures.filter((picture) => isUpload.test(picture))).toHaveLength(1);
  letCodeThrough!();
  await expect(page.getByRole('heading', { name: 'Sunday Sofa Pundits', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [first, ...others] = pictures.filter((picture) => isUpload.test(picture));
  expect(others).not.toContain(first);
});

test('a visitor on the way to sign in asks for nothing of the page behind it', async ({ page }) => {
  const requests = await requestsOf(page, async () => {
    await page.goto('/clubs/discover');
    await expect(page.getByRole('heading', { name: 'Welcome to Clubline' })).toBeVisible();
  });
  expect(requests.filter((request) => /ClubsRoute|\/api\//.test(request))).toEqual([]);
});
