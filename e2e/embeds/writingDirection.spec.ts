import { expect, test, type Page } from '@playwright/test';
import { api, element as built, race, serveChat } from './embedPage';
import { reactPage } from './reactPage';

const message = (id: string, text: string, state?: string) => ({
  id,
  userId: state ? 'u-mara' : 'u-kai',
  username: state ? 'mara' : 'kai (Jr.)',
  text,
  state,
  sentAt: `2025-10-0${id}T17:30:00.000Z`,
  partner: state ? undefined : 'Harbour News Inc.',
});
const room = {
  connection: 'online',
  viewer: { id: 'u-mara', username: 'mara' },
  locale: 'en-US',
  timeZone: 'UTC',
  messages: [
    message('1', 'First (of all).'),
    message('2', '3 laps to go!'),
    message('3', 'On its way!', 'sending'),
    message('4', 'Not there!', 'failed'),
  ],
};
const reader = { ...room, viewer: null, messages: [] };

const embeds = `[
  h(ResultsTable, { ...race, key: 'r0', isSortable: true, explain: explainPlace,
    onTogglePin: () => {}, onDownload: () => {} }),
  h(ResultsTable, { ...race, key: 'r1', raceLabel: 'Race 1 (of 3)', title: 'Final (A)', rows: [] }),
  h(LiveResults, { key: 'r2', src: '/no.json', initial: race }),
  h(LiveResults, { key: 'r3', src: '/no.json' }),
  h(LiveResults, { key: 'r4', src: '/race.json' }),
  h(ChatRoom, { ...room, key: 'c0', onlineCount: 128, unreadFrom: '2', hasOlder: true,
    onRetry: () => {}, onDiscard: () => {}, onClose: () => {}, title: 'Finals (live)' }),
  h(ChatRoom, { ...room, key: 'c1', pauseSeconds: 5 }),
  h(ChatRoom, { ...room, key: 'c2', connection: 'offline', messages: [], maxLength: 3,
    onRetryConnection: () => {} }),
  ...['unreachable', 'unknownRoom', 'signInFailed'].map((problem) =>
    h(ChatRoom, { ...reader, key: problem, problem, onRetryConnection: () => {} })),
  h(ChatRoom, { ...reader, key: 'c4', connection: 'signedOut', onSignIn: () => {} }),
  h(ChatRoom, { ...room, key: 'c5', connection: 'reconnecting', isLoadingHistory: true,
    messages: [] }),
].map((embed) => h('div', { key: embed.key, id: embed.key, 'data-clubline': '',
  style: { inlineSize: 700 } }, embed))`;

async function openPage(page: Page, dir: 'ltr' | 'rtl') {
  await page.route('http://their.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/race.json') return route.fulfill({ json: race });
    if (pathname === '/no.json') return route.fulfill({ status: 503 });
    const body = `<!doctype html><html dir=${dir}><main></main>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('http://their.test/');
  for (const name of ['ResultsTable', 'ChatRoom'])
    await page.addStyleTag({ content: built(`ui/dist/${name}.css`) });
  await page.addScriptTag({ content: await reactPage(embeds, { race, room, reader }) });
  await page.getByText('Why this place').first().click();
  await page.locator('#c2').getByRole('textbox').fill('Far too long');
  await page.locator('#c2').getByRole('textbox').press('Enter');
  await expect(page.getByText('Updated just now.')).toBeVisible();
  await expect(page.getByText('These results cannot be refreshed at the moment.')).toBeVisible();
}

/** Each text of one line that does not begin at its left and end at its right, as English does. */
const turnedTexts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const root = main.querySelector('clubline-chat')?.shadowRoot ?? main;
    const turned: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const boxOf = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.data.trim() || node.parentElement!.closest('option, style')) continue;
      const first = boxOf(node, node.data.search(/\S/));
      const last = boxOf(node, node.data.trimEnd().length - 1);
      if (Math.abs(first.top - last.top) < 2 && last.left < first.left)
        turned.push(node.data.trim());
    }
    return turned;
  });

test('English sentences on a page from right to left end where they should', async ({ page }) => {
  await openPage(page, 'rtl');
  expect(await turnedTexts(page)).toEqual([]);
});

test('so they do in the element of a chat, whose heading begins where lines do', async ({
  page,
}) => {
  await serveChat(page);
  const chat = `<clubline-chat api="${api}" room="final" heading="Finals, live!" closable>`;
  await page.setContent(`<!doctype html><html dir=rtl><main>${chat}</clubline-chat></main>`);
  await page.addScriptTag({ content: built('features/dist/elements/chat.js') });
  await expect(page.getByText('You can read along here, but not write.')).toBeVisible();
  expect(await turnedTexts(page)).toEqual([]);
  const heading = await page.getByRole('heading', { name: 'Finals, live!' }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return title.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(heading).toBeCloseTo(0, 0);
});
