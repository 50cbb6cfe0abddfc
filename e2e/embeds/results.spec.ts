import { resultsTable } from '@clubline/ui/locales/es';
import { expect, test, type Locator } from '@playwright/test';
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

/** How far down the middle of a part stands. */
const middleOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox())!;
  return y + height / 2;
};

for (const width of [400, 600, 900])
  test(`the arrow of an order stands beside its word, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1_000, height: 800 });
    await openElement(page, `style="inline-size:${width}px" sortable`, race);
    const { rank, final } = resultsTable;
    await page
      .locator('clubline-results')
      .evaluate((results, labels) => void Object.assign(results, { labels }), { rank, final });
    for (const name of ['Puesto', 'Final']) {
      const button = page.getByRole('button', { name });
      const isBeside = await button.evaluate((box) => {
        const all = document.createRange();
        all.selectNodeContents(box);
        const [word, arrow] = [...all.getClientRects()];
        return arrow!.top > word!.top && arrow!.bottom <= word!.bottom;
      });
      expect(isBeside).toBe(true);
    }
  });

for (const width of [343, 375, 600])
  test(`cards have one line of figures for two motos, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await openElement(page, `style="inline-size:${width}px"`, race);
    const row = page.getByRole('row').nth(1);
    const cells = row.getByRole('cell');
    const tops = await Promise.all([0, 1, 2, 3, 4].map((at) => middleOf(cells.nth(at))));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
    expect(await middleOf(cells.nth(5))).toBeLessThan(Math.min(...tops));
  });
