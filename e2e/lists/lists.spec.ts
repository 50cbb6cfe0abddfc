import type { Page } from '@playwright/test';
import {
  expect,
  loadAll,
  longHistory,
  manyPeople,
  message,
  PEOPLE,
  post,
  reader,
  test,
  type LongLists,
} from './longLists';
import { markPlace, placeKept, resting, shiftWhileScrolling } from './reading';

test.use({ settings: { RATE_LIMIT_SCALE: '1000' } });

/** What is there of a row, seen or not. */
const text = (page: Page, words: string) => page.getByText(words).first();
const atEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
const feed = ({ clubId }: LongLists) => `/clubs/${clubId}`;
const article = 'main article';

const people = async (page: Page) => {
  await page.route(/\/api\/users\?/, manyPeople);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Find people' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  return dialog;
};
/** The last of the people, who come page by page as one scrolls. */
const toLastPerson = async (page: Page) => {
  const box = page.getByRole('dialog').locator(':has(> [role=list])');
  const down = () => box.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(async () => {
    await down();
    await expect(text(page, `Number ${PEOPLE - 1}.`)).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [50] });
};
const lounge = async (page: Page, lists: LongLists) => {
  await page.goto(feed(lists));
  await page.getByRole('tab', { name: 'lounge' }).click();
  await expect(text(page, message(109))).toBeInViewport();
};
const liveRoom = async (page: Page) => {
  await page.route(/\/api\/live-chats\/messages\//, longHistory);
  await page.goto('/scores');
  await page.getByRole('button', { name: 'Join Live Chatroom' }).click();
  await expect(text(page, message(450))).toBeInViewport();
};

test('what is far away leaves the feed; printing, finding and selecting bring all of it', async ({
  browser,
  product,
  lists,
}) => {
  const page = await reader(browser, product, lists);
  await loadAll(page, feed(lists), 'article');
  const far = text(page, post(0));
  await atEnd(page);
  await expect(far).toHaveCount(0);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.locator(article).count()).toBe(lists.postIds.length);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(far).toHaveCount(0);

  await page.keyboard.press('Control+a');
  const copied = () => page.evaluate(() => String(document.getSelection()));
  await expect.poll(copied).toContain(post(0));
  const words = await copied();
  for (let row = 0; row < lists.postIds.length; row += 1) expect(words).toContain(post(row));
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await expect(far).toHaveCount(0);

  await page.keyboard.press('Control+f');
  await expect(far).toBeAttached();
  expect(await page.locator(article).count()).toBe(lists.postIds.length);
});

test('clubs and people are found wherever they are', async ({ browser, product, lists }) => {
  const page = await reader(browser, product, lists);
  await loadAll(page, '/clubs', 'listitem');
  await atEnd(page);
  const clubs = page.getByRole('listitem').filter({ hasText: 'Long Club' });
  await expect.poll(() => clubs.count()).toBeLessThan(60);
  await page.keyboard.press('Control+f');
  await expect(clubs).toHaveCount(70);

  const dialog = await people(page);
  await toLastPerson(page);
  await expect(text(page, 'Number 0.')).toHaveCount(0);
  await page.keyboard.press('F3');
  await expect(dialog.getByRole('link')).toHaveCount(PEOPLE);
});

test('the keyboard goes through rows far away one by one, also from one out of sight', async ({
  browser,
  product,
  lists,
}) => {
  const page = await reader(browser, product, lists);
  await loadAll(page, '/clubs', 'listitem');
  // Each page that was asked for led further down.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await resting(page);
  const focused = () =>
    page.evaluate(() => Number(/\d+$/.exec(document.activeElement?.textContent ?? '')?.[0]));
  await page
    .getByRole('link', { name: /^Long Club/ })
    .first()
    .focus();
  const seen = [await focused()];
  for (let stop = 1; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  const first = seen[0]!;
  const step = seen[1]! - first;
  expect(seen).toEqual(seen.map((_, index) => first + step * index));

  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await resting(page);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(first + step * 40);
  for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(first + step * 30);

  const dialog = await people(page);
  await dialog.getByRole('searchbox').focus();
  const person = (row: number) => dialog.getByRole('link', { name: `Rider Number ${row}.` });
  for (let row = 0; row < 60; row += 1) {
    // The next page is asked for on the way; until it is there the key has nowhere to go.
    await expect(person(row)).toBeAttached();
    await page.keyboard.press('ArrowDown');
  }
  await expect(person(59)).toBeFocused();
});

test('a link leads to a post far down, which stays where it is', async ({
  browser,
  product,
  lists,
}) => {
  const page = await reader(browser, product, lists);
  await page.goto(`${feed(lists)}?post=${lists.postIds[52]}`);
  const linked = page.getByRole('article').filter({ hasText: post(52) });
  await expect(linked).toBeFocused();
  await expect(linked).toBeInViewport();
  const moved = await markPlace(page, { rows: article });
  await page.waitForLoadState('networkidle');
  expect(await moved()).toBeLessThanOrEqual(1);
});

test('going back leads to the very pixel, and the focus to its link', async ({
  browser,
  product,
  lists,
}) => {
  const page = await reader(browser, product, lists);
  await loadAll(page, '/clubs', 'listitem');
  await page.evaluate(() => window.scrollTo({ top: 4_300 }));
  await resting(page);
  const club = page.getByRole('link', { name: 'Long Club 26', exact: true });
  await club.scrollIntoViewIfNeeded();
  await resting(page);
  const top = () => club.evaluate((link) => link.getBoundingClientRect().top);
  const before = await top();
  await club.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Long Club 26' })).toBeVisible();
  await page.goBack();
  await expect(club).toBeInViewport();
  await expect(club).toBeFocused();
  await resting(page);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

for (const [way, leave] of Object.entries({
  'going back': async (page: Page) => {
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('nav a[href="/notifications"]')!.click(),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await page.goBack();
  },
  'a reload': async (page: Page) => {
    await placeKept(page);
    await page.reload();
  },
}))
  test(`${way} leads to the post that was read, far down in the feed`, async ({
    browser,
    product,
    lists,
  }) => {
    const page = await reader(browser, product, lists);
    await loadAll(page, feed(lists), 'article');
    await page.evaluate(() => window.scrollTo({ top: 6_000 }));
    await resting(page);
    const words = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('main article')];
      const inView = rows.find((row) => row.getBoundingClientRect().top > 110);
      return /Post \d+\./.exec(inView?.textContent ?? '')?.[0] ?? '';
    });
    expect(words).not.toBe('');
    const read = page.getByRole('article').filter({ hasText: words });
    const top = () => read.evaluate((row) => row.getBoundingClientRect().top);
    const before = await top();
    await leave(page);
    await expect(read).toBeInViewport();
    await resting(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

/** Each list that is read upwards: how to open it at its end. */
const places: Record<
  string,
  {
    open: (page: Page, lists: LongLists) => Promise<void>;
    rows: string;
    box?: string;
  }
> = {
  feed: {
    open: async (page, lists) => {
      const last = text(page, post(lists.postIds.length - 1));
      await loadAll(page, feed(lists), 'article');
      await expect(async () => {
        await atEnd(page);
        await expect(last).toBeInViewport({ timeout: 100 });
      }).toPass({ intervals: [50] });
      await resting(page);
      await placeKept(page);
      // Then nothing above has been laid out yet.
      await page.reload();
      await expect(last).toBeInViewport();
    },
    rows: article,
  },
  clubs: {
    open: async (page) => {
      await loadAll(page, '/clubs', 'listitem');
      await atEnd(page);
    },
    rows: 'main [role=listitem]',
  },
  people: {
    open: async (page) => {
      await people(page);
      await toLastPerson(page);
    },
    rows: '[role=listitem]',
    box: '[role=dialog] :has(> [role=list])',
  },
  'a channel': { open: lounge, rows: '[data-message]', box: '[role=log]' },
  'the live room': { open: liveRoom, rows: 'li', box: 'section[aria-label^="Messages, "]' },
};

/** Makes a row above what is seen higher, as a late picture does. */
const growAbove = (page: Page, rows: string, box?: string) =>
  page.evaluate(
    ([selector, wanted]) => {
      const edge = selector ? document.querySelector(selector)!.getBoundingClientRect().top : 0;
      const above = [...document.querySelectorAll<HTMLElement>(wanted)].findLast(
        (row) => row.getBoundingClientRect().bottom < edge - 50,
      )!;
      above.style.paddingBlockEnd = '170px';
    },
    [box, rows] as const,
  );

// A channel and the live room keep the place themselves in every browser.
for (const [anchoring, names] of [
  ['auto', ['feed', 'clubs', 'people']],
  ['none', ['feed', 'clubs', 'people', 'a channel', 'the live room']],
] as const)
  for (const name of names)
    test(`${name}: reading upwards nothing moves, with overflow-anchor: ${anchoring}`, async ({
      browser,
      product,
      lists,
    }) => {
      const { open, rows, box } = places[name]!;
      const page = await reader(browser, product, lists, anchoring);
      await open(page, lists);
      await page.waitForLoadState('networkidle');
      await resting(page);
      await test.step('what comes back stands where it was', async () => {
        expect(await shiftWhileScrolling(page, { rows, box }, -300, 8)).toBeLessThanOrEqual(1);
      });
      await test.step('nor when something above becomes higher, late', async () => {
        const moved = await markPlace(page, { rows, box });
        await growAbove(page, rows, box);
        await resting(page);
        expect(await moved()).toBeLessThanOrEqual(1);
      });
      if (name === 'a channel' || name === 'the live room')
        await test.step('nor when older messages come', async () => {
          const top = () => page.locator(box!).evaluate((element) => element.scrollTop);
          const moved = await markPlace(page, { rows, box }, 40);
          await expect.poll(top).toBeGreaterThan(900);
          await resting(page);
          expect(await moved()).toBeLessThanOrEqual(1);
        });
      if (name === 'feed')
        await test.step('another width keeps what one reads in view', async () => {
          const moved = await markPlace(page, { rows, box });
          await page.setViewportSize({ width: 500, height: 860 });
          await resting(page);
          expect(await moved()).toBeLessThanOrEqual(1);
        });
    });
