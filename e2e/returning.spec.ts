import type { Page } from '@playwright/test';
import { personAtHome, signIn } from './people';
import { expect, test } from './product';

/** Opens an address with no script but what stands in the document itself. */
const withoutBundle = async (page: Page, path: string) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  await page.unroute('**/assets/*.js');
};

test('a chosen theme is in force before the script has arrived, and on every page', async ({
  browser,
  product,
}) => {
  const person = await personAtHome(browser, product.url, 'demo');
  const { page } = person;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/auth?next=/settings');
  await signIn(person, 'demo', 'demo1234');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const path of ['/', '/terms']) {
    await withoutBundle(page, path);
    await expect(page.locator('#root > [data-clubline]')).toHaveAttribute(
      'data-clubline-theme',
      'dark',
    );
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe('rgb(11, 18, 32)');
  }
  person.complaints.length = 0;
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await expect(page.locator('#root > [data-clubline]')).toHaveAttribute(
    'data-clubline-theme',
    'dark',
  );
  expect(person.complaints).toEqual([]);
});

test('who is signed in is never asked to join, and nothing moves when the greeting comes', async ({
  browser,
  product,
}) => {
  const person = await personAtHome(browser, product.url, 'demo');
  const { page } = person;
  await page.goto('/auth?next=/');
  await signIn(person, 'demo', 'demo1234');
  await expect(page.getByText(/^Welcome back, /)).toBeVisible();
  await withoutBundle(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toBeHidden();

  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText(/^Welcome back, /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    ),
  ).toBeLessThan(0.02);
});
