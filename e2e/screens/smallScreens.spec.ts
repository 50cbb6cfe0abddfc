import type { Page } from '@playwright/test';
import { personAtHome, personSignedIn, signIn, signInByApi } from '../people';
import { expect, test } from '../product';

/** Words of the page that stand on more than one line, and whether it scrolls sideways. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const around = node.parentElement!;
      const { visibility, clipPath } = getComputedStyle(around);
      if (visibility === 'hidden' || clipPath !== 'none' || around.closest('script, style'))
        continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    const root = document.documentElement;
    return { broken, isWiderThanWindow: root.scrollWidth > root.clientWidth };
  });

test('at 320 px nothing breaks inside a word', async ({ browser, product }) => {
  const demo = await personAtHome(browser, product.url, 'demo', {
    viewport: { width: 320, height: 740 },
  });
  const { page } = demo;
  await page.goto('/auth?next=%2Fclubs');
  await signIn(demo, 'demo', 'demo1234');
  const club = page
    .getByRole('main')
    .getByRole('link', { name: /Havasu Wake Riders/ })
    .first();
  const address = (await club.getAttribute('href'))!;
  for (const path of [
    '/clubs',
    '/clubs/discover',
    address,
    `${address}/about`,
    `${address}/members`,
    '/scores',
    '/scores/teams',
    '/scores/aqua/monday?race=novice-ski-lites',
    '/profile/demo',
    '/settings',
    '/notifications',
    '/feed',
    '/create-club',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await faultsOf(page)).toEqual({ broken: [], isWiderThanWindow: false });
    });
});

test('the feed and the scores of teams are a link away', async ({ browser, product }) => {
  const demo = await personAtHome(browser, product.url, 'demo');
  const { page } = demo;
  await page.goto('/auth?next=%2Fclubs');
  await signIn(demo, 'demo', 'demo1234');
  await page.getByRole('main').getByRole('link', { name: 'My Feed' }).click();
  await expect(page).toHaveURL(/\/feed$/);
  await page.goto('/scores');
  await page.getByRole('link', { name: 'Your teams' }).click();
  await expect(page).toHaveURL(/\/scores\/teams$/);
  await expect(page.getByText('Scores of your teams are coming soon')).toBeVisible();
});

test('after posting one can write on, and the message of it covers no button', async ({
  browser,
  product,
}) => {
  const demo = await personAtHome(browser, product.url, 'demo', {
    viewport: { width: 320, height: 560 },
  });
  const { page } = demo;
  await page.goto('/auth?next=%2Fprofile%2Fdemo');
  await signIn(demo, 'demo', 'demo1234');
  const field = page.getByRole('textbox', { name: 'Write a post' });
  await field.fill('Out on the water early.');
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await post.click();
  const toast = page.getByRole('status').getByText('Posted');
  await expect(toast).toBeVisible();
  await expect(field).toBeFocused();
  const [over, under] = [await toast.boundingBox(), await post.boundingBox()];
  expect(over!.y >= under!.y + under!.height || over!.y + over!.height <= under!.y).toBe(true);
});

test('on a phone a channel opens where one writes, above the bar', async ({ browser, product }) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page } = await personSignedIn(browser, product.url, demo, {
    viewport: { width: 375, height: 812 },
  });
  const { userClubs } = await demo.get<{ userClubs: { id: string }[] }>(
    `/users/${demo.id}/get-clubs`,
  );
  await page.goto(`/clubs/${userClubs[0]!.id}/channels/lounge`);
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await expect(field).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isSeen = () =>
    field.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 8, bottom - 2) === element;
    });
  await expect.poll(isSeen).toBe(true);
});
