import type { Page } from '@playwright/test';
import { newAccount, personSignedIn, type Person } from '../people';
import { expect, test, type Product } from '../product';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the next page' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/** A person at the scores, and what holds back whatever fits until it is let go. */
async function atScores(
  browser: Parameters<typeof personSignedIn>[0],
  product: Product,
  username: string,
): Promise<Person & { hold: (what: RegExp) => Promise<() => void> }> {
  const account = await newAccount(product.url, username, 'Nia');
  const person = await personSignedIn(browser, product.url, account);
  const { page } = person;
  await page.goto('/scores', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return {
    ...person,
    async hold(what) {
      let letGo = () => {};
      const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(what, async (route) => {
        await isLetGo;
        await route.continue();
      });
      return letGo;
    },
  };
}

test('the page before stays, with a bar, until code and data of the next one are there', async ({
  browser,
  product,
}) => {
  const { page, hold, complaints } = await atScores(browser, product, 'nav_bar');
  const letCode = await hold(/\/assets\/ClubsRoute-/);
  const letData = await hold(/\/get-clubs/);
  await menu(page).getByRole('link', { name: 'My Clubs' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL('/scores');
  await expect(page.getByRole('button', { name: 'View schedule' }).first()).toBeVisible();

  letCode();
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL('/scores');

  letData();
  await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeFocused();
  await expect(page).toHaveURL('/clubs');
  await expect(bar(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('who goes elsewhere meanwhile gets there, and only there', async ({ browser, product }) => {
  const { page, hold } = await atScores(browser, product, 'nav_other');
  const letGo = await hold(/\/assets\/ClubsRoute-/);
  await menu(page).getByRole('link', { name: 'My Clubs' }).click();
  await expect(bar(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  letGo();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await expect(page).toHaveURL('/scores');
});

test('a page whose link was pointed at is fetched, and there at once when it is followed', async ({
  browser,
  product,
}) => {
  const { page, hold, complaints } = await atScores(browser, product, 'nav_intent');
  const link = menu(page).getByRole('link', { name: 'My Clubs' });
  const data = page.waitForResponse(/\/get-clubs/);
  const code = page.waitForResponse(/\/assets\/ClubsRoute-/);
  await link.hover();
  await Promise.all([data, code]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Nothing more can come, and nothing more is needed.
  await hold(/\/assets\/|\/get-clubs/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeFocused();
  expect(asked.filter((url) => /get-clubs|assets/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a link that has the focus is fetched, too', async ({ browser, product }) => {
  const { page } = await atScores(browser, product, 'nav_focus');
  const code = page.waitForResponse(/\/assets\/NotificationsRoute-/);
  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .focus();
  await code;
});
