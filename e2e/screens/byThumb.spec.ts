import type { Locator, Page } from '@playwright/test';
import { personSignedIn, signInByApi } from '../people';
import { expect, test } from '../product';

interface Job {
  name: string;
  /** What is tapped, one after the other. */
  taps: ((page: Page) => Locator)[];
  /** What is there then. */
  reached: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const bar = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name, exact: true });
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first();
const made = (name: string) => (page: Page) => page.getByRole('menuitem', { name, exact: true });

const jobs: Job[] = [
  { name: 'scores', taps: [bar('Scores')], reached: heading('Live Scores') },
  {
    name: 'a race table',
    taps: [bar('Scores'), (page) => page.getByRole('link', { name: /^Race 14/ }).first()],
    reached: (page) => page.getByRole('table').first(),
  },
  {
    name: 'the live chat',
    taps: [bar('Scores'), button('Join Live Chatroom')],
    reached: (page) => page.getByPlaceholder('Type a message…'),
  },
  {
    name: 'a club',
    taps: [
      bar('Clubs'),
      (page) => page.getByRole('main').getByRole('link', { name: /Sunday Sofa Pundits/ }),
    ],
    reached: heading('Sunday Sofa Pundits'),
  },
  {
    name: 'a post of one’s own',
    taps: [button('New'), made('Post on your profile')],
    reached: (page) => page.getByPlaceholder('What happened at the race?'),
  },
  {
    name: 'a post in a club',
    taps: [button('New'), made('Sunday Sofa Pundits')],
    reached: (page) => page.getByPlaceholder('What’s new in your club?'),
  },
  {
    name: 'a person',
    taps: [(page) => page.getByRole('main').getByRole('link', { name: 'Priya Raman' }).first()],
    reached: heading('Priya Raman'),
  },
];

test('on a phone each main job is two taps away from the feed', async ({ browser, product }) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page, complaints } = await personSignedIn(browser, product.url, demo, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  for (const { name, taps, reached } of jobs)
    await test.step(name, async () => {
      expect(taps.length).toBeLessThanOrEqual(2);
      await page.goto('/feed');
      await expect(heading('My Feed')(page)).toBeVisible();
      for (const target of taps) await target(page).tap();
      await expect(reached(page)).toBeVisible();
      if (name.includes('post')) await expect(reached(page)).toBeFocused();
    });
  await test.step('a reaction, by one tap, and taken back', async () => {
    await page.goto('/feed');
    const own = page.getByRole('article').filter({ hasText: 'Agenda for Sunday' });
    const like = own.locator('button[aria-pressed]').first();
    const before = await like.getAttribute('aria-pressed');
    await like.tap();
    await expect(like).not.toHaveAttribute('aria-pressed', before ?? '');
    await like.tap();
    await expect(like).toHaveAttribute('aria-pressed', before ?? '');
  });
  expect(complaints).toEqual([]);
});
