import { expect, test, type Page } from '@playwright/test';
import { element as built, race } from './embedPage';
import { reactPage } from './reactPage';

/** Opens a page that is being developed; returns what its console says of Clubline. */
async function develop(page: Page, script: string, style = '') {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Clubline')) said.push(message.text().split(' See ')[0]!);
  });
  await page.route('http://their.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' }),
  );
  await page.clock.install();
  await page.goto('http://their.test/');
  if (style) await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  return said;
}

/** Styles may come late: who has none is warned of after three seconds. */
const waitForStyles = (page: Page) => page.clock.runFor(4_000);

test('embeds without styles, and names that there are not, are warned of', async ({ page }) => {
  const script = await reactPage(
    `[
    h(ResultsTable, { key: 1, ...race, hrefForRidr: () => '/' }),
    h('div', { key: 2, 'data-clubline': '' }, h(ResultsTable, race)),
    h(LiveChat, { key: 3, api: 'http://their.test/api', room: 'final', getTokn: () => null }),
  ]`,
    { race },
    'development',
  );
  const said = await develop(page, script);
  await expect(page.getByRole('region', { name: 'Live chat', exact: true })).toBeVisible();
  await waitForStyles(page);
  for (const warning of [
    'Clubline warning 11 (unknown-name). ResultsTable: there is no hrefForRidr; hrefForRider was',
    'Clubline warning 11 (unknown-name). LiveChat: there is no getTokn; getToken was meant.',
    'Clubline warning 12 (no-styles). ResultsTable: no element around it has the attribute',
    'Clubline warning 12 (no-styles). ResultsTable: @clubline/ui/ResultsTable.css is not on',
    'Clubline warning 12 (no-styles). LiveChat: @clubline/features/chat.css is not on the page.',
  ])
    await expect.poll(() => said.filter((text) => text.startsWith(warning))).toHaveLength(1);
});

test('embeds that are whole are no reason to warn', async ({ page }) => {
  const script = await reactPage(
    `[
    h('div', { key: 1, 'data-clubline': '' }, h(ResultsTable, race)),
  ]`,
    { race },
    'development',
  );
  const said = await develop(page, script, built('ui/dist/ResultsTable.css'));
  await expect(page.getByRole('table', { name: 'Final' })).toBeVisible();
  await waitForStyles(page);
  expect(said).toEqual([]);
});
