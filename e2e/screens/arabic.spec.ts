import type { Browser, Page } from '@playwright/test';
import { personAtHome, signIn } from '../people';
import { expect, test } from '../product';

/** Texts whose last mark does not stand where the direction of their own words ends. */
const turnedTexts = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const turned: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const boxOf = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const end = node.data.trimEnd().length - 1;
      const [letter] = /\p{L}/u.exec(node.data) ?? [];
      const isHidden = node.parentElement!.closest('option, script, style, noscript');
      if (!letter || end < 1 || isHidden || !/[.!?…:)”]/.test(node.data[end]!)) continue;
      const [before, last] = [boxOf(node, end - 1), boxOf(node, end)];
      if (last.width === 0 || Math.abs(before.top - last.top) > 2) continue;
      const isArabic = /\p{Script=Arabic}/u.test(letter);
      if (isArabic ? last.left > before.left : last.left < before.left)
        turned.push(node.data.trim());
    }
    return turned;
  });

/** The own clubs of somebody who has signed in, on a phone. */
async function ownClubs(browser: Browser, url: string): Promise<Page> {
  const demo = await personAtHome(browser, url, 'demo', {
    viewport: { width: 375, height: 780 },
  });
  await demo.page.goto('/auth?next=%2Fclubs');
  await signIn(demo, 'demo', 'demo1234');
  await expect(demo.page).toHaveURL(/\/clubs$/);
  return demo.page;
}

test('in Arabic, what is said in any language ends where it should, and nothing is wider', async ({
  browser,
  product,
}) => {
  const page = await ownClubs(browser, product.url);
  const club = page
    .getByRole('main')
    .getByRole('link', { name: /Havasu Wake Riders/ })
    .first();
  const address = (await club.getAttribute('href'))!;
  await page.goto('/?language=ar');
  for (const path of [
    '/',
    '/terms',
    '/contact',
    '/feed',
    '/clubs/discover',
    address,
    `${address}/about`,
    '/scores/aqua/monday?race=novice-ski-lites',
    '/notifications',
    '/profile/demo',
    '/settings',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await turnedTexts(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    });
});

test('in Arabic, what another server says in English ends where it should', async ({
  browser,
  product,
}) => {
  const page = await ownClubs(browser, product.url);
  await page.goto('/?language=ar');
  const message = 'Amy Lake started following you.';
  const answers = {
    list: { notifications: [{ id: 'n1', type: 'follow', content: message }], meta: {} },
    refused: { statusCode: 503, message: 'The service is resting for maintenance.' },
  };
  for (const [name, json] of Object.entries(answers))
    await test.step(name, async () => {
      await page.route('**/api/notifications/**', (route) =>
        route.fulfill({ status: name === 'list' ? 200 : 503, json }),
      );
      await page.goto('/notifications');
      await expect(
        page.getByText(name === 'list' ? message : answers.refused.message),
      ).toBeVisible();
      expect(await turnedTexts(page)).toEqual([]);
      await page.unroute('**/api/notifications/**');
    });
});

test('in Arabic, an empty field begins at the right, and follows what is written', async ({
  browser,
  product,
}) => {
  const visitor = await personAtHome(browser, product.url, 'nobody', { locale: 'ar' });
  const { page } = visitor;
  await page.goto('/contact');
  const message = page.getByLabel('الرسالة');
  const isFromRight = () =>
    message.evaluate((field: HTMLTextAreaElement) => {
      const { direction, unicodeBidi } = getComputedStyle(field);
      return direction === 'rtl' && unicodeBidi === 'plaintext';
    });
  expect(await isFromRight()).toBe(true);
});
