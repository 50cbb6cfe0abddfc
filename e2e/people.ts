import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from './product';

/** The password of every account that journeys make. */
export const PASSWORD = 'correct horse';

/** A person at a browser of their own. */
export interface Person {
  page: Page;
  username: string;
  context: BrowserContext;
  /** What the browser complained of: errors in the console, and requests that failed. */
  complaints: string[];
}

/** Opens a browser of its own for a person who is not signed in yet. */
export async function personAtHome(
  browser: Browser,
  url: string,
  username: string,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on(
    'response',
    (response) =>
      response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  );
  return { page, username, context, complaints };
}

/** Fills the sign-up form of the page that is open, and sends it. */
export async function signUp({ page, username }: Person, firstName: string): Promise<void> {
  const email = page.getByRole('link', { name: 'Continue with email' });
  await expect(email.or(page.getByLabel('First Name'))).toBeVisible();
  if (await email.isVisible()) {
    await email.click();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
  }
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill('Okafor');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email Address').fill(`${username}@fans.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  // The chips are check boxes drawn by their labels.
  for (const chip of ['Jet-Ski', 'Fan'])
    await page.getByRole('checkbox', { name: chip, exact: true }).press('Space');
  const submit = page.getByRole('button', { name: 'Create account' });
  await expect(submit).toBeEnabled();
  await submit.click();
}

/** Signs in on the sign-in page that is open. */
export async function signIn(
  { page }: Person,
  identifier: string,
  password: string,
): Promise<void> {
  const email = page.getByRole('link', { name: 'Continue with email' });
  await expect(email.or(page.getByLabel('Username or email'))).toBeVisible();
  if (await email.isVisible()) await email.click();
  await page.getByLabel('Username or email').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in to your account' }).click();
}

/** A signed-in person without a page: their tokens, and what the API answers them. */
export interface SignedIn {
  id: string;
  username: string;
  accessToken: string;
  refreshToken: string;
  get<T>(path: string): Promise<T>;
  /** Makes a call that changes something; fails where it is refused. */
  send<T>(method: string, path: string, body?: object): Promise<T>;
}

/** Signs in without a page, for journeys that begin signed in. */
export async function signInByApi(
  url: string,
  username: string,
  password: string,
): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.ok).toBe(true);
  const { accessToken, refreshToken, user } = (await answer.json()) as {
    accessToken: string;
    refreshToken: string;
    user: { id: string };
  };
  return {
    id: user.id,
    username,
    accessToken,
    refreshToken,
    get: async <T>(path: string) =>
      (
        await fetch(`${url}/api${path}`, { headers: { Authorization: `Bearer ${accessToken}` } })
      ).json() as Promise<T>,
    async send<T>(method: string, path: string, body?: object) {
      const done = await fetch(`${url}/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(done.ok, `${method} ${path}: ${done.status}`).toBe(true);
      return (done.status === 204 ? undefined : await done.json()) as T;
    },
  };
}

/** A new account with one sport and one tag, and nothing of its own yet. */
export async function newAccount(
  url: string,
  username: string,
  firstName: string,
): Promise<SignedIn> {
  const fields = {
    username,
    firstName,
    lastName: 'Okafor',
    email: `${username}@fans.example`,
    password: PASSWORD,
    tags: { profile: ['Fan'] },
    sportInterests: ['Jet-Ski'],
  };
  const answer = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(answer.ok).toBe(true);
  return signInByApi(url, username, PASSWORD);
}

/** Opens a browser of its own in which this person is signed in. */
export async function personSignedIn(
  browser: Browser,
  url: string,
  account: SignedIn,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const kept = {
    cl_access_token: account.accessToken,
    cl_refresh_token: account.refreshToken,
    cl_username: account.username,
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return personAtHome(browser, url, account.username, {
    ...options,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}
