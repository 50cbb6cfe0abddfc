import { expect, test } from '@playwright/test';
import { openElement, race } from './embedPage';

const address = 'http://partner.test/race.json';

test('the rows of the element can be ordered, explained and pinned', async ({ page }) => {
  await openElement(page, 'sortable explain pinnable', race);
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toContainText('Rider 1');
  await page.getByRole('button', { name: 'Rank' }).click();
  await expect(rows.first()).toContainText('Rider 5');
  await page.getByText('Why this place').nth(1).click();
  await expect(page.getByText('Moto 1: 4 · Moto 2: 4. Together 8.')).toBeVisible();
  await page.getByRole('button', { name: 'Pin Rider 2' }).click();
  await expect(rows.first()).toContainText('Rider 2');
  await expect(page.getByRole('button', { name: 'Pin Rider 2' })).toBeFocused();
});

test('a race in a child shows also when the child comes after the element', async ({ page }) => {
  await openElement(page, '', race);
  await page.evaluate(
    (data) => {
      const element = document.createElement('clubline-results');
      document.body.append(element);
      const child = document.createElement('script');
      child.type = 'application/json';
      element.append(child);
      child.append(JSON.stringify(data));
    },
    { ...race, title: 'Later' },
  );
  await expect(page.getByRole('table', { name: 'Race 1 Later' })).toBeVisible();
});

test('results at an address load, stay while the server fails, and catch up', async ({ page }) => {
  await page.clock.install();
  let answer: { json: object } | { status: number } = { status: 503 };
  await page.route(address, (route) =>
    route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
  );
  await openElement(page, `src=${address} refresh=30`);
  await expect(page.getByText('The results cannot be loaded at the moment.')).toBeVisible();
  answer = { json: race };
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Race 1 Final' })).toBeVisible();
  await expect(page.getByText('Updated just now.')).toBeVisible();
  answer = { status: 503 };
  await page.clock.fastForward(90_000);
  await expect(
    page.getByText('These results cannot be refreshed at the moment. Updated 1 min ago.'),
  ).toBeVisible();
  answer = { json: { ...race, title: 'Final, corrected' } };
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('table', { name: 'Race 1 Final, corrected' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('what an address refuses to this page alone is told apart', async ({ page }) => {
  let onListening = () => {};
  const isListening = new Promise<void>((resolve) => (onListening = resolve));
  await page.route(address, async (route) => {
    await isListening;
    const headers = { 'access-control-allow-origin': 'https://elsewhere.example' };
    await route.fulfill({ json: race, headers });
  });
  await openElement(page, `src=${address}`);
  const code = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('clubline-error', (event) =>
          resolve((event as CustomEvent<{ code: string }>).detail.code),
        ),
      ),
  );
  onListening();
  expect(await code).toBe('cors');
});
