import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../product';

/** Opens a page whose script does not come before it is let through. */
async function withoutItsScript(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return {
    release,
    /** Lets the script through, and waits until it has taken the page over. */
    takeOver: async () => {
      release();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
    },
  };
}

for (const [how, press] of [
  ['a click', (button: Locator) => button.click()],
  ['Enter', (button: Locator) => button.press('Enter')],
] as const)
  test(`a button pressed by ${how} before its script has come does what it should after`, async ({
    page,
  }) => {
    const { release } = await withoutItsScript(page, '/auth/sign-in');
    const button = page.getByRole('button', { name: 'Show password' });
    await press(button);
    await expect(button).toHaveCSS('cursor', 'progress');
    release();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });

test('a press that begins before the script has come, and ends after, counts once', async ({
  page,
}) => {
  const { takeOver } = await withoutItsScript(page, '/auth/sign-in');
  await page.getByRole('button', { name: 'Show password' }).hover();
  await page.mouse.down();
  await takeOver();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
});

test('who presses twice because nothing happens has pressed once', async ({ page }) => {
  const { takeOver } = await withoutItsScript(page, '/');
  const button = page.getByRole('button', { name: 'Pause the moving pictures' });
  await button.click();
  await button.click();
  await takeOver();
  await expect(page.getByRole('button', { name: 'Let the pictures move' })).toBeVisible();
  await page.getByRole('button', { name: 'Let the pictures move' }).click();
  await expect(button).toBeVisible();
});

test('a form sent before its script has come stays, and is checked after', async ({ page }) => {
  const { release } = await withoutItsScript(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/contact$/);
});

test('a link pressed before the script has come is followed', async ({ page }) => {
  await withoutItsScript(page, '/auth?next=%2Fscores');
  await page.getByRole('link', { name: 'Continue with email' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fscores$/);
});

test('what is typed before the script has come is kept, and sent', async ({ page }) => {
  const { takeOver } = await withoutItsScript(page, '/auth/sign-in?next=%2Fclubs');
  await page.getByLabel('Username or email').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await takeOver();
  await expect(page.getByLabel('Username or email')).toHaveValue('demo');
  await page.getByRole('button', { name: 'Sign in to your account' }).click();
  await expect(page).toHaveURL(/\/clubs$/);
});

for (const when of ['before', 'after'] as const)
  test(`a form sent ${when} its script turned out to be lost is answered by the server`, async ({
    page,
  }) => {
    let lose = () => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await page.route(/assets\/.*\.js$/, async (route) => {
      await lost;
      await route.abort();
    });
    await page.goto('/auth/sign-in', { waitUntil: 'commit' });
    const failed = page.waitForEvent('requestfailed');
    if (when === 'after') {
      lose();
      await failed;
    }
    await page.getByLabel('Username or email').fill('nobody_here');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in to your account' }).click();
    lose();
    await expect(page.getByText('That email or username and password do not match.')).toBeVisible();
    expect(page.url()).not.toContain('nobody_here');
  });
