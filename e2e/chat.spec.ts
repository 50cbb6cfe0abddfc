import type { Page } from '@playwright/test';
import { newAccount, personAtHome, personSignedIn, signUp, type Person } from './people';
import { expect, test } from './product';
import { enterRoom } from './writer';

const OUTAGE_MESSAGES = 30;
const ROOM = 'aqua_world_finals_2025';
const LONG = 'and a good deal more about it, so that some rows take several lines; '.repeat(3);

test.use({ settings: { RATE_LIMIT_SCALE: '100' } });

async function enter(person: Person, firstName: string) {
  const { page } = person;
  await page.goto('/auth');
  await signUp(person, firstName);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible({ timeout: 30_000 });
  await page.goto('/scores');
  await page.getByRole('button', { name: 'Join Live Chatroom' }).click();
  await expect(page.getByPlaceholder('Type a message…')).toBeVisible();
}

async function write(page: Page, words: string) {
  await page.getByPlaceholder('Type a message…').fill(words);
  await page.keyboard.press('Enter');
}

/** What the room shows of this journey, from the oldest to the newest. */
async function seen(page: Page): Promise<string[]> {
  const rows = await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('listitem')
    .allInnerTexts();
  return rows.flatMap((row) => /«[^»]*»/.exec(row)?.[0] ?? []);
}

test(
  'three people chat; one loses the network for half a minute and misses, doubles and ' +
    'loses nothing',
  async ({ browser, product }) => {
    test.setTimeout(180_000);
    // By number: on `localhost` Socket.IO's client does not believe a browser that says it is
    // offline.
    const url = product.url.replace('localhost', '127.0.0.1');
    const people = await Promise.all(
      ['lena_fischer', 'omar_haddad', 'ines_costa'].map((name) => personAtHome(browser, url, name)),
    );
    const [lena, omar, ines] = people as [Person, Person, Person];
    for (const [person, firstName] of [
      [lena, 'Lena'],
      [omar, 'Omar'],
      [ines, 'Ines'],
    ] as const)
      await enter(person, firstName);
    for (const { page } of people) await expect(page.getByText('3 online')).toBeVisible();

    await write(lena.page, '«before the tunnel»');
    for (const { page } of people)
      await expect.poll(() => seen(page)).toEqual(['«before the tunnel»']);

    await test.step('Lena’s network goes: so does the count, and her words wait', async () => {
      await lena.context.setOffline(true);
      await expect(
        lena.page.getByText('Reconnecting…').or(lena.page.getByText('Offline', { exact: true })),
      ).toBeVisible();
      await expect(lena.page.getByText('3 online')).toHaveCount(0);
      await write(lena.page, '«said in the tunnel»');
      await write(lena.page, '«and once more»');
      await expect(lena.page.getByText('Waiting for the connection')).toHaveCount(2);
    });

    await test.step('for half a minute the others write a message a second', async () => {
      const begun = Date.now();
      for (let count = 1; count <= OUTAGE_MESSAGES; count += 1) {
        const [writer, reader] = count % 2 === 0 ? [omar, ines] : [ines, omar];
        await write(writer.page, `«meanwhile ${count}»`);
        await expect.poll(() => seen(reader.page)).toContain(`«meanwhile ${count}»`);
        await expect
          .poll(() => Date.now() - begun, { intervals: [50] })
          .toBeGreaterThanOrEqual(count * 1_000);
      }
      await expect(omar.page.getByText('2 online')).toBeVisible();
      expect(await seen(lena.page)).toEqual([
        '«before the tunnel»',
        '«said in the tunnel»',
        '«and once more»',
      ]);
    });

    await test.step('it comes back: everyone has everything once, in one order', async () => {
      await lena.context.setOffline(false);
      await expect(lena.page.getByText('3 online')).toBeVisible({ timeout: 30_000 });
      const meanwhile = Array.from(
        { length: OUTAGE_MESSAGES },
        (_, index) => `«meanwhile ${index + 1}»`,
      );
      const all = ['«before the tunnel»', ...meanwhile, '«said in the tunnel»', '«and once more»'];
      for (const { page } of people) await expect.poll(() => seen(page)).toEqual(all);
      await expect(lena.page.getByText('Waiting for the connection')).toHaveCount(0);
      await write(omar.page, '«welcome back»');
      for (const { page } of people)
        await expect.poll(() => seen(page)).toEqual([...all, '«welcome back»']);
    });

    await test.step('a reload shows the same', async () => {
      const before = await seen(lena.page);
      await lena.page.reload();
      await lena.page.getByRole('button', { name: 'Join Live Chatroom' }).click();
      await expect.poll(() => seen(lena.page)).toEqual(before);
    });
  },
);

test('what is written without a network survives a reload and arrives once', async ({
  browser,
  product,
}) => {
  const [noor, sam] = [
    await personAtHome(browser, product.url, 'noor_aziz'),
    await personAtHome(browser, product.url, 'sam_oneill'),
  ];
  await enter(noor, 'Noor');
  await enter(sam, 'Sam');
  await expect(sam.page.getByText('2 online')).toBeVisible();
  // The room may hold what other journeys have said.
  const kept = async ({ page }: Person) => (await seen(page)).filter((words) => words === '«kept»');
  // Only the socket and the chat's calls are cut, so that the page itself can be loaded again.
  let isCut = true;
  await noor.context.routeWebSocket(
    /socket\.io/,
    (socket) => void (isCut ? socket.close() : socket.connectToServer()),
  );
  await noor.page.reload();
  await noor.page.getByRole('button', { name: 'Join Live Chatroom' }).click();
  await write(noor.page, '«kept»');
  await expect(noor.page.getByText('Waiting for the connection')).toBeVisible();
  isCut = false;
  await noor.page.reload();
  await noor.page.getByRole('button', { name: 'Join Live Chatroom' }).click();
  await expect.poll(() => kept(noor)).toEqual(['«kept»']);
  await expect(noor.page.getByText('Waiting for the connection')).toHaveCount(0);
  await expect.poll(() => kept(sam)).toEqual(['«kept»']);
});

const box = (page: Page) => page.getByRole('region', { name: /^Messages, / });
const field = (page: Page) => page.getByPlaceholder('Type a message…');
/** What one reads: the first row that begins in view, and how far below the top it does. */
const placeIn = (page: Page) =>
  box(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    for (const row of element.querySelectorAll('li')) {
      const offset = row.getBoundingClientRect().top - top;
      if (offset >= 0) return `${/«[^»]*»/.exec(row.textContent ?? '')?.[0]} ${Math.round(offset)}`;
    }
    return '';
  });
const scrollBack = async (page: Page, newest: string) => {
  await box(page).evaluate((element) => element.scrollBy({ top: -600, behavior: 'instant' }));
  await expect(page.getByText(newest)).not.toBeInViewport();
};
/** Follows a link of the page itself, so that nothing is loaded anew. */
const go = async (page: Page, name: string) => {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name, exact: true }).first().click();
};

for (const [device, viewport] of [
  ['a wide window', { width: 1280, height: 800 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`on ${device} the live room stays while one moves through the site`, async ({
    browser,
    product,
  }) => {
    const isPhone = viewport.width < 1120;
    const id = isPhone ? 'phone' : 'wide';
    const other = await newAccount(product.url, `tess_${id}`, 'Tess');
    const writer = await enterRoom(product.url, other, ROOM);
    for (let count = 1; count <= 60; count += 1)
      await writer.say(`«${id} ${count}» ${count % 3 === 0 ? LONG : 'short'}`);
    const newest = `«${id} 60»`;
    const account = await newAccount(product.url, `stay_${id}`, 'Stacy');
    const person = await personSignedIn(browser, product.url, account, { viewport });
    const { page } = person;
    let connections = 0;
    page.on('websocket', () => (connections += 1));
    const button = page.getByRole('button', { name: /^Live chat/ });

    await test.step('one reads back, and writes half a sentence', async () => {
      await page.goto('/scores');
      await page.getByRole('button', { name: 'Join Live Chatroom' }).click();
      if (isPhone) await expect(page.getByRole('dialog')).toBeFocused();
      else
        await expect(page.getByRole('complementary', { name: 'World Finals live' })).toBeVisible();
      await expect(page.getByText(newest)).toBeInViewport();
      await scrollBack(page, newest);
      await field(page).fill('half a sentence');
    });
    const place = await placeIn(page);
    const before = connections;

    await test.step('on the way to a club the draft and the place stay', async () => {
      if (isPhone) {
        await page.keyboard.press('Escape');
        await expect(button).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await go(page, 'Discover Clubs');
      await page.getByRole('searchbox', { name: 'Search clubs' }).fill('Havasu Wake Riders');
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Havasu Wake Riders' })
        .first()
        .click();
      // The page below puts a sheet away when it comes, so that one sees it first.
      await expect(
        page.getByRole('heading', { level: 1, name: 'Havasu Wake Riders' }),
      ).toBeVisible();
      if (isPhone) await button.click();
      await expect(field(page)).toHaveValue('half a sentence');
      expect(await placeIn(page)).toBe(place);
    });

    await test.step('put away, its button counts what others write', async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(button).toHaveAccessibleName('Live chat');
      await writer.say(`«${id} 61» first news`);
      await expect(button).toHaveAccessibleName('Live chat, 1 unread message');
      await writer.say(`«${id} 62» more news`);
      await expect(button).toHaveAccessibleName('Live chat, 2 unread messages');
    });

    await test.step('back at the scores it is all there, with a line above the news', async () => {
      await go(page, 'All Scores');
      await expect(page).toHaveURL(/\/scores$/);
      await button.click();
      await expect(field(page)).toHaveValue('half a sentence');
      expect(await placeIn(page)).toBe(place);
      const rows = box(page).getByRole('listitem');
      await expect(rows.nth(-3)).toHaveText('Unread from here');
      await expect(rows.nth(-2)).toContainText(`«${id} 61» first news`);
      expect(connections).toBe(before);
    });

    await test.step('leaving it leaves nothing behind', async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'Leave the live chat' }).click();
      await expect(button).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Join Live Chatroom' })).toBeVisible();
    });
    writer.leave();
    expect(person.complaints).toEqual([]);
  });
