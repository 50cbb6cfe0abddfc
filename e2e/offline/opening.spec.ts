import { newAccount, personAtHome, personSignedIn } from '../people';
import { expect, test } from '../product';
import { siteKept } from './device';

test.use({ serviceWorkers: 'allow' });

test('a site that was visited opens without a connection, at any address of it', async ({
  browser,
  product,
}) => {
  const { page, context } = await personAtHome(browser, product.url, 'nobody');
  await page.goto('/');
  await siteKept(page);
  await context.setOffline(true);

  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/auth/sign-in?next=%2Fscores');
  await expect(page.getByLabel('Username or email')).toBeVisible();
});

test('a page never visited shows its frame without a connection, and no missing code', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'offline_shell', 'Noor');
  const { page, context, complaints } = await personSignedIn(browser, product.url, account);
  await page.goto('/clubs');
  await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
  await siteKept(page);
  await context.setOffline(true);

  await page.goto('/scores/teams');
  await expect(page.getByRole('heading', { level: 1, name: 'Scores' })).toBeVisible();
  await page.getByRole('link', { name: 'Account Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(complaints.filter((words) => words.includes('dynamically imported'))).toEqual([]);
});

test('nothing of who is signed in is kept with the site', async ({ browser, product }) => {
  const account = await newAccount(product.url, 'offline_secret', 'Sana');
  const { page } = await personSignedIn(browser, product.url, account);
  await page.goto('/clubs');
  await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
  await siteKept(page);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((path) => /^\/(api|settings|clubs)/.test(path))).toEqual([]);
});
