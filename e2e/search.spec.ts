import type { Page } from '@playwright/test';
import { newAccount, personSignedIn, signInByApi } from './people';
import { expect, test } from './product';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search everything' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('on a phone a person is two taps away, and the code comes with the first', async ({
  browser,
  product,
}) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page, complaints } = await personSignedIn(browser, product.url, demo, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/feed', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.includes('SearchOverlay'))).toEqual([]);
  const before = asked.length;
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(field(page)).toBeFocused();
  expect(asked.filter((path) => path.includes('SearchOverlay'))).toHaveLength(1);
  await expect(dialog(page).getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  // Pictures of the page beneath may still be on their way; of one's own clubs some are offered.
  const isData = (path: string) =>
    path.startsWith('/api/') && !/^\/api\/(uploads\/|users\/[^/]+\/get-clubs$)/.test(path);
  expect(asked.slice(before).filter(isData)).toEqual([]);
  await page.keyboard.type('anika');
  await dialog(page)
    .getByRole('option', { name: /Anika Voss/ })
    .tap();
  await expect(page).toHaveURL(/\/profile\/anika_voss$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Anika Voss' })).toBeVisible();
  expect(asked.length - before).toBeLessThanOrEqual(40);
  expect(complaints).toEqual([]);
});

test('keys open the search, choose, follow and close it, and the focus comes back', async ({
  browser,
  product,
}) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page, complaints } = await personSignedIn(browser, product.url, demo);
  await page.goto('/clubs');
  const link = page.getByRole('link', { name: 'Add Club' });
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('carvalho');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();

  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('anika');
  await expect(dialog(page).getByRole('option', { name: /Anika Voss/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/anika_voss$/);
  await expect(dialog(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('all results have an address that a reload and going back keep', async ({
  browser,
  product,
}) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page, complaints } = await personSignedIn(browser, product.url, demo);
  await page.goto('/feed');
  // Keys are heard once the page is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('runabout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=runabout$/);
  await expect(page).toHaveTitle('Search: runabout · Clubline');
  const races = page.getByRole('region', { name: 'Races' });
  await expect(races.getByRole('link').first()).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('runabout');
  await races.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/scores\/aqua\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=runabout$/);
  await field(page).fill('anika');
  await expect(page).toHaveURL(/\/search\?q=anika$/);
  await expect(
    page.getByRole('region', { name: 'People' }).getByRole('link', { name: /Anika Voss/ }),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/feed$/);
  expect(complaints).toEqual([]);
});

test('what was searched for is offered again on this device, until one logs out', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'rita_recent', 'Rita');
  const { page } = await personSignedIn(browser, product.url, account);
  await page.goto('/search?q=zzzz');
  await expect(page.getByText('Nothing found for “zzzz”.').last()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('anika');
  await dialog(page)
    .getByRole('option', { name: /Anika Voss/ })
    .click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await dialog(page).getByRole('option', { name: 'anika' }).click();
  await expect(dialog(page).getByRole('option', { name: /Anika Voss/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_searches_')));
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect.poll(kept).toEqual([]);
});

test('a private club is found by its members alone', async ({ browser, product }) => {
  const [owner, stranger] = [
    await newAccount(product.url, 'olga_private', 'Olga'),
    await newAccount(product.url, 'sven_stranger', 'Sven'),
  ];
  for (const [name, isPrivate] of [
    ['Velvet Paddock', true],
    ['Velvet Grandstand', false],
  ])
    await owner.send('POST', '/clubs', { name, isPrivate, ownerId: owner.id });
  const clubsFor = async (person: typeof owner) => {
    const { page } = await personSignedIn(browser, product.url, person);
    await page.goto('/search?q=velvet');
    const clubs = page.getByRole('region', { name: 'Clubs' });
    await expect(clubs.getByRole('link', { name: /Velvet Grandstand/ })).toBeVisible();
    return clubs.getByRole('link');
  };
  await expect(await clubsFor(owner)).toHaveCount(2);
  await expect(await clubsFor(stranger)).toHaveCount(1);
});

test('a part that fails is named, and found once more when asked', async ({ browser, product }) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page } = await personSignedIn(browser, product.url, demo);
  let isBroken = true;
  await page.route('**/api/clubs?*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/search?q=sofa');
  await expect(page.getByText('Could not be searched: Clubs.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  const clubs = page.getByRole('region', { name: 'Clubs' });
  await expect(clubs.getByRole('link', { name: /Sunday Sofa Pundits/ })).toBeVisible();
});

test('words of a post lead to it, and the name of the event to the event', async ({
  browser,
  product,
}) => {
  const demo = await signInByApi(product.url, 'demo', 'demo1234');
  const { page, complaints } = await personSignedIn(browser, product.url, demo);
  await page.goto('/search?q=finals+week+starts');
  const words = page.getByRole('region', { name: 'Posts' });
  await words.getByRole('link', { name: /Elena Marchetti/ }).click();
  await expect(page).toHaveURL(/\/clubs\/[\w-]+\?post=/);
  await expect(page.getByText('Finals week starts tomorrow')).toBeVisible();

  await page.goto('/search?q=lake+havasu');
  await page.getByRole('link', { name: /World Finals/ }).click();
  await expect(page).toHaveURL(/\/scores$/);
  expect(complaints).toEqual([]);
});
