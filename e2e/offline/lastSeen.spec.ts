import { expect, test } from '../product';
import { personWithClub, siteKept } from './device';

test.use({ serviceWorkers: 'allow' });

test('what was seen last is shown without a connection, with its age, until signing out', async ({
  browser,
  product,
}) => {
  const { person, clubId } = await personWithClub(browser, product.url, {
    username: 'offline_seen',
    club: 'Harbour Hulls',
    post: 'Seen before the tunnel',
  });
  const { page, context } = person;
  const post = page.getByRole('article').filter({ hasText: 'Seen before the tunnel' });
  const notice = page.getByRole('status').filter({ hasText: 'No connection.' });
  await page.goto(`/clubs/${clubId}`);
  await expect(post).toBeVisible();
  await page.goto('/clubs');
  await expect(page.getByRole('link', { name: 'Harbour Hulls' }).first()).toBeVisible();
  await siteKept(page);

  await test.step('an hour later, list and club open again and say how old they are', async () => {
    await context.setOffline(true);
    await page.clock.install({ time: Date.now() + 60 * 60_000 });
    await page.goto('/clubs');
    await expect(page.getByRole('link', { name: 'Harbour Hulls' }).first()).toBeVisible();
    await expect(notice).toContainText('Updated 1 h ago.');
    await page.goto(`/clubs/${clubId}`);
    await expect(post).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });

  await test.step('what says that there is no connection goes with its return', async () => {
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await expect(post).toBeVisible();
  });

  await test.step('nothing of it is left on the device after signing out', async () => {
    await page.goto('/clubs');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await context.setOffline(true);
    await page.goto(`/clubs/${clubId}`);
    await expect(page).toHaveURL(/\/auth/);
    const left = await page.evaluate(async () => {
      const answers = (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const all = (await cache.keys()).map(async (key) => (await cache.match(key))?.text());
        return Promise.all(all);
      });
      return JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        await Promise.all(answers),
      ]);
    });
    for (const words of ['Seen before the tunnel', 'Harbour Hulls', 'offline_seen'])
      expect(left.includes(words), words).toBe(false);
  });
});
