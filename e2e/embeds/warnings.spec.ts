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
  // The last row lacks a number, and a place.
  const whole = { ...race, rows: race.rows.slice(0, -1) };
  const script = await reactPage(
    `[
    h('div', { key: 1, 'data-clubline': '' }, h(ResultsTable, race)),
  ]`,
    { race: whole },
    'development',
  );
  const said = await develop(page, script, built('ui/dist/ResultsTable.css'));
  await expect(page.getByRole('table', { name: 'Final' })).toBeVisible();
  await waitForStyles(page);
  expect(said).toEqual([]);
});

test('elements are named by their id, with what they were given', async ({ page }) => {
  const script = ['ui/dist/elements/results', 'features/dist/elements/chat']
    .map((file) => built(`${file}.development.js`))
    .join('\n');
  const said = await develop(page, script);
  await page.locator('main').evaluate((main) => {
    main.innerHTML = `
      <clubline-results id="keys"><script type="application/json">${JSON.stringify({
        title: 'Pro',
        motoLabels: ['1'],
        rows: [{ rank: 1, number: 7, rider: 'Ada', motos: [{ position: 1 }] }],
      })}</script></clubline-results>
      <clubline-results id="comma"><script type="application/json">{"rows":[],}</script>
      </clubline-results>
      <clubline-chat id="late" api="/api" room="final" locale="english" gettoken="ask">
      </clubline-chat>`;
  });
  await page.clock.runFor(4_000);
  for (const warning of [
    '6 (bad-race). <clubline-results id="keys">: rows[0].number is not read: did you mean bikeNum',
    '6 (bad-race). <clubline-results id="keys">: rows[0].motos[0].position is not read: did you m',
    '6 (bad-race). <clubline-results id="comma">: the JSON in its child: ',
    '7 (bad-locale). <clubline-chat id="late">, locale: "english" is no language that this browse',
    '8 (late-script). <clubline-chat id="late">: getToken is a property, and was written as an at',
  ])
    await expect
      .poll(() => said.filter((text) => text.startsWith(`Clubline warning ${warning}`)))
      .toHaveLength(1);
  expect(said.filter((text) => text.includes('(missing)'))).toEqual([]);
});
