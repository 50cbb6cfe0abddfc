import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './product';

/** A person at a browser of their own. */
export interface Person {
  page: Page;
  username: string;
  context: BrowserContext;
  /** What the browser complained of: errors in the console, and requests that failed. */
  complaints: string[];
}

/** Opens a browser of its own for a person who is not signed in yet. */
export async function personAtHome(browser: Browser, url: string, username: string): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`));
  return { page, username, context, complaints };
}

/** Fills the sign-up form of the page that is open, and sends it. */
export async function signUp({ page, username }: Person, firstName: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill('Okafor');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email Address').fill(`${username}@fans.example`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password').fill('correct horse');
  // The chips are check boxes drawn by their labels.
  for (const chip of ['Jet-Ski', 'Fan']) await page.getByRole('checkbox', { name: chip, exact: true }).press('Space');
  const submit = page.getByRole('button', { name: 'Create account' });
  await expect(submit).toBeEnabled();
  await submit.click();
}

/** Signs in on the sign-in page that is open. */
export async function signIn({ page }: Person, identifier: string, password: string): Promise<void> {
  const email = page.getByRole('button', { name: 'Continue with email' });
  if (await email.isVisible()) await email.click();
  await page.getByLabel('Username or email').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in to your account' }).click();
}
