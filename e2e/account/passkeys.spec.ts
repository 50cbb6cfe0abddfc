import type { Page } from '@playwright/test';
import { newAccount, PASSWORD, personAtHome, personSignedIn, signIn } from '../people';
import { expect, test } from '../product';

/** A device with passkeys that asks nobody for anything. */
async function withDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function confirmWithPassword(page: Page, button: string) {
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function addPasskey(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmWithPassword(page, 'Continue');
  await expect(page.getByText('Passkey added')).toBeVisible();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

test('a passkey is added, signs in, and is removed', async ({ browser, product }) => {
  const account = await newAccount(product.url, 'pia_voss', 'Pia');
  const { page, complaints } = await personSignedIn(browser, product.url, account);
  // The field offers no passkey by itself: this device would take the offer before any press.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await withDevice(page);
  await addPasskey(page);
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Not used yet');

  await signOut(page);
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${product.url}/clubs`);

  await page.goto('/settings');
  await expect(list).toContainText('Used just now');
  await list.getByRole('button', { name: /^Remove / }).click();
  await confirmWithPassword(page, 'Remove');
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('after the password a passkey or a recovery code is asked for', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'lou_berg', 'Lou');
  const { page } = await personSignedIn(browser, product.url, account);
  await withDevice(page);
  await addPasskey(page);
  await page.getByRole('switch', { name: /^Ask for a passkey/ }).press('Space');
  await confirmWithPassword(page, 'Turn on');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code] = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // Another computer, whose browser has none of the passkeys.
  const elsewhere = await personAtHome(browser, product.url, 'lou_berg');
  await elsewhere.page.goto('/auth');
  await signIn(elsewhere, 'lou_berg', PASSWORD);
  await expect(elsewhere.page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await elsewhere.page.getByLabel('Recovery code').fill('not one of them');
  await elsewhere.page.keyboard.press('Enter');
  await expect(
    elsewhere.page.getByText('This code is not right, or was used before.').first(),
  ).toBeVisible();
  await elsewhere.page.getByLabel('Recovery code').fill(code!.toLowerCase());
  await elsewhere.page.keyboard.press('Enter');
  await expect(elsewhere.page).toHaveURL(`${product.url}/clubs`);
});

test('password managers are led to the password, also after signing in', async ({
  browser,
  product,
}) => {
  await newAccount(product.url, 'max_dorn', 'Max');
  const person = await personAtHome(browser, product.url, 'max_dorn');
  await person.page.goto('/.well-known/change-password');
  await signIn(person, 'max_dorn', PASSWORD);
  await expect(person.page).toHaveURL(`${product.url}/settings#password`);
  await expect(person.page.getByLabel('Current password')).toBeFocused();
  await expect(person.page.getByLabel('Current password')).toBeInViewport();
  // What it belongs to is not below the bar.
  const bar = (await person.page.getByRole('banner').boundingBox())!;
  const heading = person.page.getByRole('heading', { name: 'Password', exact: true });
  expect((await heading.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
});
