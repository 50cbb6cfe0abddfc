import { newAccount, PASSWORD, type SignedIn } from '../people';
import { PHONE } from './drivers/driver';
import { servePartnerPages, type PartnerPages } from './partnerPages';
import { expect, test as people, until } from './people';
import { Screen } from './screen';
import { largestShift } from './scrolling';

const test = people.extend<object, { partner: PartnerPages }>({
  partner: [
    // Playwright reads what a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const pages = await servePartnerPages();
      await give(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ partner }, give) => give({ EMBED_PARTNERS: `example=${partner.url}` }),
    { scope: 'worker' },
  ],
});

const shownPlaces = (screen: Screen) => screen.getByRole('rowheader').texts();
const fits = ({ page }: Screen) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const width of [1280, PHONE.width])
  test(`both custom elements work on a page of a partner, at ${width} px`, async ({
    person,
    partner,
    product,
  }, info) => {
    partner.leadTo(product.url);
    const account = await newAccount(product.url, `elm_${info.project.name}_${width}`, 'Elm');
    const { screen } = await person(undefined, partner.url);
    await screen.page.resize(width, PHONE.height);
    await screen.goto('/');

    await test.step('a table, whose rows can be pinned and explained', async () => {
      await screen.getByRole('button', { name: 'Pin Sofia Brandt' }).click();
      await until(
        () => shownPlaces(screen),
        ([first]) => first?.includes('Sofia Brandt') === true,
        (rows) => `the rows are ${String(rows)}`,
      );
    });

    await test.step('a room, in which who signs in writes', async () => {
      await screen.getByText(/^\d+ online$|^Online$/).shown();
      await screen.getByRole('button', { name: 'Sign in to chat' }).click();
      await screen.page.evaluate(
        (detail) =>
          void document
            .querySelector('clubline-chat')!
            .dispatchEvent(new CustomEvent('token', { detail })),
        account.accessToken,
      );
      const words = `From an element at ${width} px in ${info.project.name}`;
      await screen.getByRole('textbox', { name: /message/i }).fill(words);
      await screen.page.press('Enter');
      await screen.getByText(words).shown();
    });

    expect(await fits(screen)).toBe(true);
  });

/** Signs in in the window that opens from the frame, and says yes there. */
async function signInFromFrame(screen: Screen, frame: Screen, { username }: SignedIn, url: string) {
  await frame.getByRole('button', { name: 'Sign in to chat' }).click();
  const asked = new Screen(await screen.page.opened(), url);
  await asked.getByRole('link', { name: 'Continue with email' }).click();
  await asked.getByLabel('Username or email').fill(username);
  await asked.getByLabel('Password').fill(PASSWORD);
  await asked.getByRole('button', { name: 'Sign in to your account' }).click();
  await asked.getByRole('button', { name: `Continue as ${username}` }).click();
  await until(
    () => asked.page.url().then(Boolean, () => false),
    (isOpen) => !isOpen,
    () => 'the window stays open',
  );
}

async function write(frame: Screen, words: string) {
  await frame.getByText(/^\d+ online$|^Online$/).shown();
  await frame.getByRole('textbox', { name: /message/i }).fill(words);
  await frame.page.press('Enter');
  await frame.getByText(words).shown();
}

/** So many riders, two of three with a name of several lines. */
const showLongNames = ({ page }: Screen, riders: number) =>
  page.evaluate((count) => {
    const table = document.querySelector('clubline-results') as Element & { data?: unknown };
    const name = 'Maximilian of the House of Names That Need More Than One Line Each Time '.repeat(
      3,
    );
    table.data = {
      title: 'Long names',
      motoLabels: ['Moto 1'],
      rows: Array.from({ length: count }, (_, row) => ({
        rank: row + 1,
        bikeNumber: row,
        rider: `${row % 3 === 0 ? 'Ann' : name} ${row}`,
        motos: [{ pos: row + 1 }],
      })),
    };
  }, riders);

for (const width of [1280, PHONE.width])
  test(`results with long names stay where they are while one scrolls, at ${width} px`, async ({
    person,
    partner,
    product,
  }, info) => {
    partner.leadTo(product.url);
    const { screen } = await person(undefined, partner.url);
    await screen.page.resize(width, PHONE.height);
    await screen.goto('/');
    await screen.getByRole('button', { name: 'Pin Sofia Brandt' }).shown();
    await showLongNames(screen, 250);
    await screen.getByText('Ann 249').shown();
    const place = { host: 'clubline-results', rows: 'tbody tr' };
    const shifts: Record<string, number> = {};
    const how = width === PHONE.width ? 'cards' : 'table';
    for (const [by, count] of [
      [5_000, 2],
      [-150, 4],
      [-3_000, 2],
      [300, 4],
      [3_000, 1],
    ] as const)
      shifts[by] = await largestShift(screen.page, { ...place, by, count, watched: 250 });
    for (const [by, px] of Object.entries(shifts))
      info.annotations.push({ type: 'shift', description: `results as ${how}: ${by}: ${px}` });
    expect(Object.values(shifts).filter((px) => px > 1)).toEqual([]);
  });

for (const refusesFrameStorage of [false, true])
  test(`the frame on another site: who signs in writes, ${
    refusesFrameStorage
      ? 'as long as the page where frames may keep nothing'
      : 'also after a reload'
  }`, async ({ person, partner, product }, info) => {
    partner.leadTo(product.url);
    const name = `frm_${info.project.name}_${refusesFrameStorage ? 'no' : 'yes'}`;
    const account = await newAccount(product.url, name, 'Frida');
    const { screen } = await person(undefined, partner.url, { refusesFrameStorage });
    await screen.goto('/iframe.html');
    const frame = new Screen(screen.page.frame(), product.url);
    await frame.getByText(/^\d+ online$|^Online$/).shown();
    await signInFromFrame(screen, frame, account, product.url);
    await write(frame, `First words of ${name}`);
    await screen.page.reload();
    if (refusesFrameStorage) await frame.getByRole('button', { name: 'Sign in to chat' }).shown();
    else await write(frame, `Words of ${name} after the reload`);
  });
