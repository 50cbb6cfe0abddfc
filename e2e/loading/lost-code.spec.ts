import { newAccount, personSignedIn } from '../people';
import { expect, test } from '../product';

test('code that a release took away is asked for once more in silence, then said plainly', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'lost_code', 'Lou');
  const { page } = await personSignedIn(browser, product.url, account);
  await page.goto('/scores');
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  let isGone = true;
  let asked = 0;
  await page.route(/\/assets\/(ClubsRoute|SettingsRoute)-[^/]*\.js$/, (route) => {
    asked += 1;
    return isGone ? route.fulfill({ status: 404 }) : route.continue();
  });

  await test.step('what is there again after that is shown', async () => {
    page.once('load', () => (isGone = false));
    await menu.getByRole('link', { name: 'My Clubs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
    await expect(page).toHaveURL('/clubs');
    expect(asked).toBeGreaterThan(1);
  });

  await test.step('what stays away says so, and can be tried again', async () => {
    isGone = true;
    await menu.getByRole('link', { name: 'Account Settings' }).click();
    await expect(page.getByText(/^This page could not be loaded\./)).toBeVisible();
    isGone = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
