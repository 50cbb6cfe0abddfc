import type { Page } from '@playwright/test';
import { personAtHome, signIn } from './people';
import { expect, test } from './product';

/** Says which tab is open, by its name. */
const openTab = (page: Page) => page.getByRole('tab', { selected: true }).first();

test('tabs, channels, leagues, days and lists of people have addresses', async ({
  browser,
  product,
}) => {
  const demo = await personAtHome(browser, product.url, 'demo');
  const { page } = demo;
  await page.goto('/auth?next=%2Fclubs');
  await signIn(demo, 'demo', 'demo1234');
  await expect(page).toHaveURL(/\/clubs$/);

  await test.step('a channel', async () => {
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: 'Havasu Wake Riders' })
      .first()
      .click();
    await expect(page.getByRole('tab', { name: 'General' })).toBeVisible();
    const club = new URL(page.url()).pathname;
    const channel = page.getByRole('tab').nth(2);
    // How much is unread in it comes behind its name.
    const [name = ''] = (await channel.textContent())!.split(',');
    await channel.click();
    await expect(page).toHaveURL(
      new URL(`${club}/channels/${encodeURIComponent(name)}`, page.url()).href,
    );
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
    await page.reload();
    await expect(openTab(page)).toHaveText(name);
    await page.goBack();
    await expect(openTab(page)).toHaveText('General');
    await page.goForward();
    await expect(openTab(page)).toHaveText(name);
  });

  await test.step('the details of a club: Back closes them, and closing them is Back', async () => {
    const before = page.url();
    await page.getByRole('button', { name: 'Club Info' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Club Info' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(before);
  });

  await test.step('a league, and a day of the event with a class', async () => {
    await page.goto('/scores/nba');
    await expect(openTab(page)).toHaveText('NBA');
    await page.getByRole('tab', { name: 'AQUA' }).click();
    await expect(page).toHaveURL(/\/scores$/);
    await page.getByRole('button', { name: "Show Monday's Results" }).click();
    await expect(page).toHaveURL(/\/scores\/aqua\/monday$/);
    await page.getByRole('button', { name: 'Race 1 · Novice Ski Lites' }).click();
    await expect(page).toHaveURL(/\/scores\/aqua\/monday\?race=novice-ski-lites$/);
    const place = await page.evaluate(() => window.scrollY);
    await expect(page.getByRole('table', { name: 'Race 1 Novice Ski Lites' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Race 1 Novice Ski Lites' })).toBeVisible();
    await page.goBack();
    await expect(openTab(page)).toHaveText('NBA');
  });

  await test.step('an address as it was written before days had paths', async () => {
    await page.goto('/scores?day=monday&race=novice-ski-lites');
    await expect(page.getByRole('table', { name: 'Race 1 Novice Ski Lites' })).toBeVisible();
  });

  await test.step('the results without a day lead to the latest', async () => {
    await page.goto('/scores/aqua');
    await expect(page).toHaveURL(/\/scores\/aqua\/sunday$/);
    await expect(page.getByRole('button', { name: "Hide Sunday's Results" })).toBeVisible();
  });

  await test.step('the search for racers, with its words; Back leads there', async () => {
    await page.goto('/scores/aqua/monday');
    await page.getByRole('button', { name: 'Search racers' }).click();
    const words = page.getByRole('searchbox', { name: 'Search racers' });
    await words.fill('mateo');
    await expect(page).toHaveURL(/\/scores\/search\?q=mateo$/);
    await page.getByRole('dialog').getByRole('link', { name: /Mateo/ }).first().click();
    await expect(page).toHaveURL(/\/racer\//);
    await page.goBack();
    await expect(words).toHaveValue('mateo');
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /Mateo/ }).first(),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/scores(\/aqua\/monday)?$/);
  });

  await test.step('what can be changed of a racer, with what is written', async () => {
    await page.goto('/racer/mateo-arrieta');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/racer\/mateo-arrieta\/edit$/);
    await page.getByRole('textbox', { name: 'Origin' }).fill('Elsewhere');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('textbox', { name: 'Origin' })).toHaveValue('Elsewhere');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Origin' })).toHaveValue('Elsewhere');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/racer\/mateo-arrieta$/);
  });

  await test.step('who follows a person', async () => {
    await page.goto('/profile/demo/clubs');
    await expect(openTab(page)).toHaveText('Clubs');
    await page.getByRole('button', { name: /Followers/ }).click();
    await expect(page).toHaveURL(/\/profile\/demo\/followers$/);
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/profile\/demo$/);
  });

  await test.step('what is none of them is not found', async () => {
    for (const address of ['/scores/chess', '/clubs/1/secrets', '/profile/demo/secrets']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
    }
  });
});
