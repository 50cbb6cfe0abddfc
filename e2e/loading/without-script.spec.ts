import type { Browser } from '@playwright/test';
import { expect, test, type Product } from '../product';

/** A page of a browser that runs no script. */
async function withoutScript(browser: Browser, { url }: Product) {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  return await context.newPage();
}

test('signing in needs no script: what is refused stays, and its answer leads on', async ({
  browser,
  product,
}) => {
  const page = await withoutScript(browser, product);
  await page.goto('/auth?next=%2Fscores');
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fscores$/);
  await page.getByLabel('Username or email').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Sign in to your account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'That email or username and password do not match.',
  );
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fscores$/);
  await expect(page.getByLabel('Username or email')).toHaveValue('demo');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.getByLabel('Password').fill('demo1234');
  await page.getByRole('button', { name: 'Sign in to your account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in');
  await expect(page.locator('noscript p')).toContainText('need JavaScript');
  await expect(page.locator('noscript p')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/scores');
});

test('signing up needs no script', async ({ browser, product }) => {
  const page = await withoutScript(browser, product);
  await page.goto('/auth/sign-in');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Sam');
  await page.getByLabel('Last Name').fill('Reyes');
  await page.getByLabel('Username').fill('sam_unscripted');
  await page.getByLabel('Email Address').fill('sam@');
  await page.getByLabel('Password', { exact: true }).fill('waves and wind');
  await page.getByLabel('Confirm Password').fill('waves and wind');
  await page.getByText('Jet-Ski', { exact: true }).click();
  await page.getByText('Fan', { exact: true }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Invalid email format.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('sam_unscripted');
  await expect(page.getByRole('checkbox', { name: 'Jet-Ski' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Fan' })).toBeChecked();
  await page.getByLabel('Email Address').fill('sam@example.com');
  await page.getByLabel('Password', { exact: true }).fill('waves and wind');
  await page.getByLabel('Confirm Password').fill('waves and wind');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in');
});

test('asking for a new password needs no script', async ({ browser, product }) => {
  const page = await withoutScript(browser, product);
  await page.goto('/auth/sign-in?next=%2Fscores');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email Address').fill('sam@');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Invalid email format.')).toBeVisible();
  await page.getByLabel('Email Address').fill('sam@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email sent');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fscores$/);
});

test('who signs in by the form alone is signed in to the site once its script runs', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/auth/sign-in?next=%2Fnotifications');
  await page.getByLabel('Username or email').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  // As where the script of the site has not come.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(complaints).toEqual([]);
});
