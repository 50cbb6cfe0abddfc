import type { Locator, Page } from '@playwright/test';
import { expect } from './product';

/** More stops than any page of the product has before what a journey looks for. */
const MOST_STOPS = 120;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until what is looked for has the focus, as somebody without a mouse would. */
export async function tabUntil(
  isFocused: () => Promise<boolean>,
  press: (key: 'Tab' | 'Shift+Tab') => Promise<void>,
  key: 'Tab' | 'Shift+Tab',
  wanted: string,
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused()) return;
    await press(key);
  }
  throw new Error(`${MOST_STOPS} times ${key} did not lead to ${wanted}`);
}

/** Goes with Tab to what stands in the page. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(
    () => hasFocus(target),
    (pressed) => page.keyboard.press(pressed),
    key,
    `${target}`,
  );
}

/** Goes to a button, link or check box, and presses it. */
export async function pressOn(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and writes into it, in place of what stands there. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await expect(target).toBeEditable();
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** Signs in on the sign-in page that is open. */
export async function signInWithKeys(
  page: Page,
  identifier: string,
  password: string,
): Promise<void> {
  const email = page.getByRole('link', { name: 'Continue with email' });
  const field = page.getByLabel('Username or email');
  await expect(email.or(field)).toBeVisible();
  if (await email.isVisible()) await pressOn(page, email);
  await write(page, field, identifier);
  await write(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}
