import type { Page } from '@playwright/test';
import { personAtHome, signUp } from '../people';
import { expect, test } from '../product';

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' });
const clubs = (page: Page) => page.getByRole('region', { name: 'Clubs for you' });

test('a new person is offered clubs that fit, and told what to do first until they have', async ({
  browser,
  product,
}) => {
  const person = await personAtHome(browser, product.url, 'nora_first');
  const { page, complaints } = person;

  await test.step('after signing up, the feed says what to do first', async () => {
    await page.goto('/auth/sign-up?next=%2Ffeed');
    await signUp(person, 'Nora');
    await expect(page).toHaveURL(/\/feed$/);
    await expect(steps(page)).toContainText('0 of 4 done');
    await expect(steps(page).getByRole('link')).toHaveCount(4);
  });

  await test.step('three clubs fit the chosen sport, and one press joins one', async () => {
    await steps(page).getByRole('link', { name: 'Join a club' }).click();
    await expect(page).toHaveURL(/\/clubs$/);
    const joins = clubs(page).getByRole('button', { name: /^Join / });
    await expect(joins).toHaveCount(3);
    await expect(joins.first()).toHaveAccessibleName('Join Havasu Wake Riders');
    await joins.first().focus();
    await page.keyboard.press('Enter');
    await expect(clubs(page).getByText('Joined', { exact: true })).toBeVisible();
    // The keyboard goes on from the club, and the other two are still offered.
    await expect(clubs(page).getByRole('link', { name: /Havasu Wake Riders/ })).toBeFocused();
    await expect(joins).toHaveCount(2);
    await expect(
      page.getByRole('list', { name: 'Your clubs' }).getByText('Havasu Wake Riders'),
    ).toBeVisible();
  });

  await test.step('the step is ticked off, and the next one leads on', async () => {
    await page.getByRole('main').getByRole('link', { name: 'My Feed' }).click();
    await expect(steps(page)).toContainText('1 of 4 done');
    await expect(steps(page).getByRole('link', { name: 'Join a club' })).toHaveCount(0);
    await expect(steps(page).getByRole('link', { name: 'Follow somebody' })).toBeVisible();
  });

  await test.step('put away, the list stays away', async () => {
    await steps(page).getByRole('button', { name: 'Hide the first steps' }).press('Enter');
    await expect(steps(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(steps(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
