import type { Page } from '@playwright/test';
import { personAtHome, signIn, signUp } from './people';
import { expect, test } from './product';

const race = 'Race 1 · Novice Ski Lites';
const table = 'Race 1 Novice Ski Lites';

/** Opens the page of scores as somebody who has an account. */
async function atScores(page: Page, sign: () => Promise<void>) {
  await page.goto('/scores');
  await sign();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Scores' })).toBeVisible();
}

test(
  'scores by keyboard alone: leagues, days, sorting, reasons, pins, hidden places and ' + 'links',
  async ({ browser, product }) => {
    const demo = await personAtHome(browser, product.url, 'demo');
    await demo.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = demo;
    await atScores(page, () => signIn(demo, 'demo', 'demo1234'));

    await test.step('each league shows its own board, within the heights allowed', async () => {
      await page.getByRole('tab', { name: 'AQUA' }).press('ArrowRight');
      const frames: [league: string, titles: string[]][] = [
        ['MLB', ['MLB playoffs', 'MLB season scores']],
        ['NBA', ['NBA scores']],
        ['NFL', ['NFL scores']],
        ['NHL', ['NHL scores']],
        ['NCAAF', ['NCAAF scores']],
      ];
      for (const [league, titles] of frames) {
        await expect(page.getByRole('tab', { name: league })).toBeFocused();
        for (const title of titles) {
          const board = page.locator(`iframe[title="${title}"]`);
          await expect(
            board.contentFrame().getByText('Sample games: teams and scores are made up.'),
          ).toBeVisible();
          const height = (await board.boundingBox())?.height ?? 0;
          const [least, most] = title === 'MLB playoffs' ? [450, 500] : [700, 800];
          expect(height).toBeGreaterThanOrEqual(least);
          expect(height).toBeLessThanOrEqual(most);
        }
        await expect(page.locator('iframe')).toHaveCount(titles.length);
        await page.keyboard.press('ArrowRight');
      }
      await expect(page.getByRole('tab', { name: 'AQUA' })).toBeFocused();
    });

    await test.step('a board follows the theme at once, without being loaded anew', async () => {
      await page.goto('/scores/nba');
      const board = page.locator('iframe[title="NBA scores"]').contentFrame().locator('html');
      await expect(board.getByText('Live', { exact: true }).first()).toBeVisible();
      await board.evaluate((root) => root.setAttribute('data-kept', ''));
      for (const [name, theme] of [
        ['Light', 'light'],
        ['Dark', 'dark'],
      ] as const) {
        await page.getByRole('button', { name: 'Your account' }).click();
        await page.getByRole('menuitemradio', { name }).click();
        await expect(board).toHaveAttribute('data-theme', theme);
      }
      await expect(board).toHaveAttribute('data-kept', '');
      await page.keyboard.press('Escape');
      await page.goto('/scores');
    });

    await test.step('a day and a class open, the table sorts and gives its reasons', async () => {
      await page.getByRole('button', { name: "Show Monday's Results" }).press('Enter');
      await expect(
        page.getByRole('region', { name: 'Monday' }).getByRole('heading', { name: 'AI analysis' }),
      ).toBeVisible();
      await page.getByRole('button', { name: race }).press('Enter');
      await expect(page.getByRole('table', { name: table })).toBeVisible();
      await page.getByRole('button', { name: 'Moto 2' }).press('Enter');
      await expect(page.getByRole('columnheader', { name: 'Moto 2' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(page.getByRole('row').nth(1)).toContainText('Hanna Berg');
      await page.getByRole('row').nth(1).getByText('Why this place').press('Enter');
      await expect(page.getByText('Moto 1: 4 · Moto 2: 1. Together 5.')).toBeVisible();
    });

    await test.step('a pinned rider stands first, after a reload, too', async () => {
      await page.getByRole('button', { name: 'Pin Mina Sato' }).press('Space');
      await expect(page.getByRole('row').nth(1)).toContainText('Mina Sato');
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toContainText('Mina Sato');
    });

    await test.step('hidden places are nowhere on the page until asked for', async () => {
      const hide = page.getByRole('switch', { name: /^Hide places/ });
      await hide.press('Space');
      await expect(page.getByText('The analysis is hidden')).toBeVisible();
      await expect(page.getByRole('table', { name: table })).not.toContainText(
        /gold|silver|bronze|DNF/,
      );
      await page.getByRole('button', { name: `Show places of ${race}` }).press('Enter');
      await expect(page.getByRole('table', { name: table })).toContainText('gold');
      await expect(page.getByText('The analysis is hidden')).toBeVisible();
    });

    await test.step(
      'a row has an address that leads back to it, and its place stays hidden ' + 'elsewhere',
      async () => {
        const linkedRow = page
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: /^Mara Delgado/ }) });
        await page
          .getByRole('link', { name: '53, link to this row of Mara Delgado' })
          .press('Enter');
        await expect(page).toHaveURL(/\/scores\/aqua\/monday\?race=novice-ski-lites#53$/);
        await expect(linkedRow).toBeFocused();
        await page.getByRole('button', { name: 'Copy link to Mara Delgado' }).press('Enter');
        await expect(page.getByText('Link copied')).toBeVisible();
        const address = await page.evaluate(() => navigator.clipboard.readText());
        await page.goto('/notifications');
        await page.goto(address);
        await expect(linkedRow).toBeFocused();
        await expect(linkedRow).toBeInViewport();
        await page.goto('/scores?day=monday&race=novice-ski-lites#1000');
        await expect(page.getByText('There is no such boat in Novice Ski Lites')).toBeVisible();
      },
    );

    await test.step(
      'in the chat such an address shows as a card, which says no more than the ' + 'tables do',
      async () => {
        await page.getByRole('switch', { name: /^Hide places/ }).press('Space');
        await page.getByRole('switch', { name: /^Hide places/ }).press('Space');
        await page.getByRole('button', { name: 'Join Live Chatroom' }).press('Enter');
        await page
          .getByPlaceholder('Type a message…')
          .fill(`Did you see ${product.url}/scores?day=monday&race=novice-ski-lites#53`);
        await page.keyboard.press('Enter');
        const card = page.getByRole('link', { name: /Mara Delgado.*Novice Ski Lites/ });
        await expect(card).toContainText('Place hidden');
        await page.getByRole('switch', { name: /^Hide places/ }).press('Space');
        await expect(card).toContainText('Place 1, gold');
      },
    );

    expect(demo.complaints).toEqual([]);
  },
);

test(
  'somebody is told of a new follower as it happens, is led to them, and can mark ' +
    'everything as read',
  async ({ browser, product }) => {
    const ada = await personAtHome(browser, product.url, 'ada_follows');
    const ben = await personAtHome(browser, product.url, 'ben_is_followed');
    for (const [person, name] of [
      [ada, 'Ada'],
      [ben, 'Ben'],
    ] as const) {
      await person.page.goto('/auth');
      await signUp(person, name);
      await expect(person.page.getByRole('button', { name: 'Logout' })).toBeVisible();
    }
    const follow = async ({ page }: typeof ada) => {
      await page.goto(`/profile/${ben.username}`);
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
    };
    const unread = (count: number) =>
      ben.page.getByRole('link', { name: `Notifications, ${count} unread` }).first();

    await ben.page.goto('/clubs');
    await test.step('the bell counts what comes in while Ben is elsewhere', async () => {
      await follow(ada);
      await expect(unread(1)).toBeVisible();
    });

    await test.step('it leads to who it is about, and is read by that', async () => {
      await unread(1).click();
      await expect(ben.page.getByText('1 new')).toBeVisible();
      await ben.page.getByRole('link', { name: /Ada/ }).click();
      await expect(ben.page).toHaveURL(/\/profile\/ada_follows$/);
      await expect(unread(1)).toHaveCount(0);
    });

    await test.step('a second one comes in on the page itself; marking all is kept', async () => {
      await ben.page.goto('/notifications');
      await expect(ben.page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
      const demo = await personAtHome(browser, product.url, 'demo');
      await demo.page.goto('/auth');
      await signIn(demo, 'demo', 'demo1234');
      await expect(demo.page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await follow(demo);
      await expect(ben.page.getByText('1 new')).toBeVisible();
      await ben.page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
      await expect(ben.page.getByText('All notifications marked as read.')).toBeVisible();
      await expect(
        ben.page.getByRole('heading', { level: 1, name: 'Notifications' }),
      ).toBeFocused();
      await ben.page.reload();
      await expect(ben.page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
      await expect(ben.page.getByText(/\d new/)).toHaveCount(0);
    });
  },
);
