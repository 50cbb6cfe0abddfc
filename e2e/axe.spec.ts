import axe from 'axe-core';
import type { Browser, Page } from '@playwright/test';
import { newAccount, personAtHome, personSignedIn, signInByApi } from './people';
import { expect, test } from './product';

const themes = ['light', 'dark', 'high-contrast'] as const;
const widths = [320, 768, 1280];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One state of one page: how to get there, and what shows that it is there. */
interface Screen {
  name: string;
  open: (page: Page) => Promise<unknown>;
}

const wear = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    localStorage.setItem('clubline_theme', name);
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'clubline_theme',
        newValue: name,
        storageArea: localStorage,
      }),
    );
    const isWorn = () =>
      [...document.querySelectorAll('[data-clubline]')].every(
        (scope) =>
          scope.hasAttribute('data-theme-fixed') ||
          scope.getAttribute('data-clubline-theme') === name,
      );
    while (!isWorn()) await new Promise(requestAnimationFrame);
    // What is on its way has the colours of neither end.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, theme);

/** What axe finds wrong with the page as it is now, one line each. */
const violationsOf = (page: Page) =>
  page.evaluate(async (values) => {
    const { axe: look } = window as unknown as { axe: typeof axe };
    const { violations } = await look.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`,
      ),
    );
  }, tags);

/** How far the page can be scrolled sideways, in px. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const before = scrollY;
    scrollTo({ left: 1000, top: before, behavior: 'instant' });
    const far = scrollX;
    scrollTo({ left: 0, top: before, behavior: 'instant' });
    return far;
  });

/** Everything wrong with a screen at every width and in every theme, both changed in place. */
async function faultsOf(page: Page, { name, open }: Screen): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 860 });
  await open(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    const far = await sideways(page);
    if (far > 0) faults.push(`${name} at ${width}: scrolls ${far} px sideways`);
    for (const theme of themes) {
      await wear(page, theme);
      for (const fault of await violationsOf(page))
        faults.push(`${name} at ${width}, ${theme}: ${fault}`);
    }
  }
  return faults;
}

async function expectNoFaults(page: Page, screens: Screen[]) {
  const faults: string[] = [];
  for (const screen of screens)
    faults.push(...(await test.step(screen.name, () => faultsOf(page, screen))));
  expect(faults).toEqual([]);
}

const shows = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await shows(page, heading);
};
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const visitorAt = async (browser: Browser, url: string) =>
  (await personAtHome(browser, url, '')).page;
const demoAt = async (browser: Browser, url: string) => {
  const demo = await signInByApi(url, 'demo', 'demo1234');
  return { demo, page: (await personSignedIn(browser, url, demo)).page };
};

test.describe.configure({ timeout: 120_000 });

test('the public pages are sound in every theme at every width', async ({ browser, product }) => {
  await expectNoFaults(await visitorAt(browser, product.url), [
    { name: 'Home', open: at('/', 'Make Sports More You') },
    { name: 'Terms', open: at('/terms', 'Terms of Service & Privacy Policy') },
    { name: 'Contact', open: at('/contact', 'Contact') },
    {
      name: 'Contact with what is missing',
      async open(page) {
        await press('Send Message')(page);
        await expect(page.getByText('Name is required')).toBeVisible();
      },
    },
    { name: 'Welcome view', open: at('/auth', 'Welcome to Clubline') },
    {
      name: 'Sign in',
      async open(page) {
        await page.getByRole('link', { name: 'Continue with email' }).click();
        await page.getByLabel('Password', { exact: true }).fill('abc');
        await page.getByLabel('Username or email').focus();
        await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
      },
    },
    {
      name: 'Sign up with everything missing',
      async open(page) {
        await page.getByRole('tab', { name: 'Sign Up' }).click();
        await page.getByLabel('First Name').press('Enter');
        await expect(page.getByText('Please select at least one sport.')).toBeVisible();
      },
    },
    {
      name: 'Forgotten password',
      async open(page) {
        await page.getByRole('tab', { name: 'Sign In' }).click();
        await page.getByRole('link', { name: 'Forgot password?' }).click();
        await shows(page, 'Reset your password');
      },
    },
    { name: 'After a new username', open: at('/auth?reason=renamed', 'Your username has changed') },
    { name: 'New password', open: at('/reset-password?token=abc', 'Choose a new password') },
  ]);
});

test('the pages of a member are sound in every theme at every width', async ({
  browser,
  product,
}) => {
  const { demo, page } = await demoAt(browser, product.url);
  const { username } = demo;
  await page.addInitScript(() => {
    // The splash leaves after two seconds; here it stays to be looked at.
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 2000 && location.pathname === '/welcome'
        ? 0
        : start(run, ms)) as typeof window.setTimeout;
  });
  await expectNoFaults(page, [
    { name: 'Splash', open: at('/welcome', 'Welcome to Clubline') },
    { name: 'My Feed', open: at('/feed', 'My Feed') },
    { name: 'Explore Feed', open: at('/explore', 'Explore Feed') },
    { name: 'Messages', open: at('/messages', 'Messages') },
    { name: 'Search', open: at('/search?q=run', 'Races') },
    { name: 'Search, nothing found', open: at('/search?q=zzzz', 'Search') },
    {
      name: 'Search from everywhere',
      async open() {
        await page.goto('/feed');
        await press('Search')(page);
        await page.getByRole('searchbox', { name: 'Search everything' }).fill('an');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
      },
    },
    { name: 'Notifications', open: at('/notifications', 'Notifications') },
    {
      name: 'Settings',
      async open() {
        await page.goto('/settings');
        await expect(page.getByLabel('Username')).toHaveValue(username);
      },
    },
    {
      name: 'Settings with what is missing',
      async open() {
        await page.getByLabel('First Name').fill('');
        await press('Update Profile')(page);
        await expect(page.getByText('First name is required').first()).toBeVisible();
      },
    },
    { name: 'Own profile', open: at(`/profile/${username}`, 'Dana Moreau') },
    { name: 'Profile of somebody else', open: at('/profile/anika_voss', 'Anika Voss') },
    { name: 'Not found', open: at('/nope', '404 Page not found.') },
    { name: 'Admin', open: at('/_admin/create-racer', /./) },
    {
      name: 'Logging out',
      async open() {
        await page.goto('/feed');
        await press('Logout')(page);
        await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
      },
    },
  ]);
});

test('the pages of clubs are sound in every theme at every width', async ({ browser, product }) => {
  const { demo, page } = await demoAt(browser, product.url);
  const { userClubs } = await demo.get<{
    userClubs: { id: string; name: string; ownerId: string }[];
  }>(`/users/${demo.id}/get-clubs`);
  const own = userClubs.find(({ ownerId }) => ownerId === demo.id)!;
  await expectNoFaults(page, [
    { name: 'My clubs', open: at('/clubs', own.name) },
    { name: 'Discover clubs', open: at('/clubs/discover', 'Clubs') },
    { name: 'Create a club', open: at('/create-club', /club/i) },
    { name: 'Club settings', open: at(`/club-settings/${own.id}`, /settings|club/i) },
    {
      name: 'Club',
      async open() {
        await page.goto(`/clubs/${own.id}`);
        await shows(page, own.name);
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    },
    {
      name: 'Channel',
      async open() {
        // After General and Chat come the channels.
        await page.getByRole('tab').nth(2).click();
        await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();
      },
    },
    {
      name: 'Members',
      async open() {
        await page.getByRole('tab', { name: 'Members' }).click();
        await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
      },
    },
  ]);
});

test('scores, racers and searches are sound in every theme at every width', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'axe_fan', 'Ana');
  const { page } = await personSignedIn(browser, product.url, account);
  await expectNoFaults(page, [
    { name: 'Live scores', open: at('/scores', 'Live Scores') },
    {
      name: 'Live chat',
      async open() {
        await press('Join Live Chatroom')(page);
        await expect(page.getByPlaceholder('Type a message…')).toBeVisible();
      },
    },
    { name: 'Racer', open: at('/racer/mateo-arrieta', /Mateo Arrieta/) },
  ]);
});
