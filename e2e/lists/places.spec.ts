import type { Page, Route } from '@playwright/test';
import { expect, loadAll, reader, test } from './longLists';
import { resting } from './reading';

test.use({ settings: { RATE_LIMIT_SCALE: '1000' } });

const ROWS = 120;
/** A page of rows, made when they are asked for, from a server that leads on by a cursor. */
const pages =
  (size: number, name: string, make: (row: number) => object) =>
  (route: Route): Promise<void> => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const end = Math.min(ROWS, from + size);
    const rows = Array.from({ length: end - from }, (_, at) => make(from + at));
    const meta = { hasMore: end < ROWS, nextCursor: end < ROWS ? String(end) : null };
    return route.fulfill({ json: { data: { [name]: rows, meta }, meta } });
  };
const person = (row: number) => ({
  id: `u-${row}`,
  username: `rider_${row}`,
  firstName: 'Rider',
  lastName: `Number ${row}.`,
  profilePicture: null,
});
const at = (row: number) => new Date(Date.UTC(2026, 2, 1) - row * 60_000).toISOString();

const members = pages(50, 'members', (row) => ({ ...person(row), role: 'member' }));
const reports = pages(20, 'reports', (row) => ({
  post: { id: `p-${row}`, content: `Words ${row}.`, createdAt: at(row), user: person(row) },
  reasons: [{ reason: 'spam', count: 1 }],
  reportedAt: at(row),
}));
const notifications = pages(10, 'notifications', (row) => ({
  id: `n-${row}`,
  type: row % 2 ? 'follow' : 'mention',
  content: `Rider Number ${row}. wrote.`,
  isRead: true,
  createdAt: at(row),
}));

const lists: Record<string, { path: (clubId: string) => string; row: RegExp; rows: string }> = {
  members: { path: (id) => `/clubs/${id}/members`, row: /Number \d+\./, rows: '[role=listitem]' },
  reports: { path: (id) => `/clubs/${id}/reports`, row: /Words \d+\./, rows: 'main li:has(li)' },
  notifications: { path: () => '/notifications', row: /Number \d+\./, rows: 'main li' },
  clubs: { path: () => '/clubs', row: /Long Club \d+/, rows: 'main [role=listitem]' },
};

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'going back': async (page) => {
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('nav a[href="/feed"], nav a[href="/scores"]')!.click(),
    );
    await expect(page).toHaveURL(/\/(feed|scores)/);
    await page.goBack();
  },
  'a reload': (page) => page.reload(),
};

for (const [name, { path, row, rows }] of Object.entries(lists))
  for (const [way, leave] of Object.entries(ways))
    test(`${way} leads to the row that was read, far down in ${name}`, async ({
      browser,
      product,
      lists: long,
    }) => {
      const page = await reader(browser, product, long);
      await page.route(/\/api\/clubs\/[^/]+\/members/, members);
      await page.route(/\/api\/clubs\/[^/]+\/reports/, reports);
      await page.route(/\/api\/notifications\/(?!.*(unread|mark))/, notifications);
      await loadAll(page, path(long.clubId), 'listitem');
      await page.evaluate(() => window.scrollTo({ top: 3_000 }));
      await resting(page);
      const words = await page.evaluate(
        ([selector, source]) => {
          const inView = [...document.querySelectorAll(selector!)].find(
            (one) => one.getBoundingClientRect().top > 110,
          );
          return new RegExp(source!).exec(inView?.textContent ?? '')?.[0] ?? '';
        },
        [rows, row.source],
      );
      expect(words).not.toBe('');
      const read = page.getByRole('listitem').filter({ hasText: words });
      const top = () => read.evaluate((one) => one.getBoundingClientRect().top);
      const before = await top();
      await leave(page);
      await expect(read).toBeInViewport();
      await resting(page);
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    });

for (const [name, { path, found, other }] of Object.entries({
  clubs: { path: () => '/clubs', found: 'Long Club 42', other: 'Long Club 41' },
  members: {
    path: (clubId: string) => `/clubs/${clubId}/members`,
    found: 'Rider Number 77.',
    other: 'Rider Number 3.',
  },
}))
  test(`the words of a search of ${name} are there after a reload and on the way back`, async ({
    browser,
    product,
    lists: long,
  }) => {
    const page = await reader(browser, product, long);
    await page.route(/\/api\/clubs\/[^/]+\/members/, (route) =>
      new URL(route.request().url()).searchParams.has('search')
        ? route.fulfill({
            json: { data: { members: [{ ...person(77), role: 'member' }] }, meta: {} },
          })
        : members(route),
    );
    await page.goto(path(long.clubId));
    const field = page.getByRole('main').getByRole('searchbox');
    const row = page.getByRole('main').getByRole('link', { name: found });
    const foundAlone = async () => {
      await expect(field).toHaveValue(found);
      await expect(row).toBeVisible();
      await expect(page.getByRole('link', { name: other })).toHaveCount(0);
    };
    await field.fill(found);
    await foundAlone();
    await expect(page).toHaveURL(/[?]q=/);
    await page.reload();
    await foundAlone();
    await row.click();
    await expect(page).not.toHaveURL(/[?]q=/);
    await page.goBack();
    await foundAlone();
  });

for (const [way, leave] of Object.entries({
  'a reload': ways['a reload']!,
  'going back': async (page: Page) => {
    await page.getByRole('tab', { name: 'General' }).click();
    await expect(page.getByRole('textbox', { name: 'Write a post' })).toBeVisible();
    // A tab is shown before its address: gone back too soon, it is left instead of the channel.
    await expect(page).not.toHaveURL(/channels/);
    await page.goBack();
  },
}))
  test(`${way} leads to the messages of a channel that were read`, async ({
    browser,
    product,
    lists: long,
  }) => {
    const page = await reader(browser, product, long);
    await page.goto(`/clubs/${long.clubId}/channels/lounge`);
    const box = page.getByRole('log');
    await expect(box.getByText('Message 109.')).toBeInViewport();
    await resting(page);
    // Older ones are asked for near the top.
    for (let loaded = 0; loaded < 2; loaded += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const high = await box.evaluate((element) => element.scrollHeight);
      // oxlint-disable-next-line no-await-in-loop
      await box.evaluate((element) => element.scrollTo({ top: 0 }));
      // oxlint-disable-next-line no-await-in-loop
      await expect
        .poll(() => box.evaluate((element) => element.scrollHeight))
        .toBeGreaterThan(high);
      // oxlint-disable-next-line no-await-in-loop
      await resting(page);
    }
    await box.evaluate((element) => element.scrollTo({ top: 700 }));
    await resting(page);
    const words = await box.evaluate((element) => {
      const edge = element.getBoundingClientRect().top;
      const inView = [...element.querySelectorAll('[data-message]')].find(
        (row) => row.getBoundingClientRect().top > edge,
      );
      return /Message \d+\./.exec(inView?.textContent ?? '')?.[0] ?? '';
    });
    expect(words).not.toBe('');
    const read = box.getByText(words);
    const below = async () => {
      const edge = await box.evaluate((element) => element.getBoundingClientRect().top);
      return (await read.evaluate((row) => row.getBoundingClientRect().top)) - edge;
    };
    const before = await below();
    await leave(page);
    await expect(read).toBeInViewport();
    await resting(page);
    expect(Math.abs((await below()) - before)).toBeLessThanOrEqual(1);
  });
