import { personAtHome, signIn, signUp } from '../people';
import { expect, test } from '../product';
import { callsWhile, picture } from '../watch';

test('two people: follow, be told, post with a picture, like, share, unfollow', async ({
  browser,
  product,
}) => {
  // Eleven steps of two people take longer than one step of one.
  test.setTimeout(150_000);
  const nia = await personAtHome(browser, product.url, 'nia_okafor');
  const demo = await personAtHome(browser, product.url, 'demo');
  await demo.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const profile = '/profile/nia_okafor';
  const words = 'Third place, and the hull held.';
  const shown = 'Two runabouts side by side at the last buoy.';

  await test.step('Nia joins, and Demo signs in', async () => {
    await nia.page.goto('/auth');
    await signUp(nia, 'Nia');
    await expect(nia.page).toHaveURL(/\/clubs$/);
    await demo.page.goto('/auth?next=%2Fclubs');
    await signIn(demo, 'demo', 'demo1234');
    await expect(demo.page).toHaveURL(/\/clubs$/);
  });

  await test.step('her page needs at most five calls, the frame around it included', async () => {
    const calls = await callsWhile(demo.page, () => demo.page.goto(profile));
    await expect(demo.page.getByRole('heading', { level: 1, name: 'Nia Okafor' })).toBeVisible();
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(5);
  });

  await test.step('Demo follows her, and she is told', async () => {
    await demo.page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(demo.page.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(demo.page.getByRole('button', { name: /^1\s*Followers/ })).toBeVisible();
    await expect(nia.page.getByRole('link', { name: /Notifications.*1/ }).first()).toBeVisible();
    await nia.page.goto('/notifications');
    await nia.page
      .getByText(/started following you\./)
      .first()
      .click();
    await expect(nia.page).toHaveURL(/\/profile\/demo$/);
  });

  await test.step('she posts on her page, with a picture that she describes', async () => {
    await nia.page.goto('/profile');
    await expect(nia.page).toHaveURL(new RegExp(`${profile}$`));
    await expect(nia.page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
    await nia.page.getByRole('textbox', { name: 'Write a post' }).fill(words);
    await nia.page.locator('input[type=file]').setInputFiles(picture('buoy.png'));
    await nia.page.getByRole('textbox', { name: 'Describe the picture' }).fill(shown);
    await nia.page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(nia.page.getByText('Posted', { exact: true })).toBeVisible();
    await expect(nia.page.getByRole('article').getByRole('img', { name: shown })).toBeVisible();
  });

  const post = demo.page.getByRole('article').filter({ hasText: words });
  await test.step('Demo sees it, likes it, and opens the picture', async () => {
    await demo.page.reload();
    await post.getByRole('button', { name: /^Like/ }).click();
    await expect(post.getByRole('button', { name: /^Like/, pressed: true })).toBeVisible();
    const opener = post.getByRole('button', { name: `Open picture 1: ${shown}` });
    await opener.click();
    await expect(demo.page.getByRole('dialog').getByRole('img', { name: shown })).toBeVisible();
    await demo.page.keyboard.press('Escape');
    await expect(demo.page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('the like holds over a reload, and reaches Nia', async () => {
    await demo.page.reload();
    await expect(post.getByRole('button', { name: /^Like/, pressed: true })).toBeVisible();
    await nia.page.goto('/notifications');
    await expect(nia.page.getByText(/your post/).first()).toBeVisible();
  });

  await test.step('Demo shares her page', async () => {
    await demo.page.getByRole('button', { name: 'Share' }).first().click();
    await expect(demo.page.getByText('Link copied')).toBeVisible();
    expect(await demo.page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${product.url}${profile}`,
    );
  });

  await test.step('lists and counts agree, also after Demo has unfollowed', async () => {
    await demo.page.getByRole('button', { name: /Followers/ }).click();
    const dialog = demo.page.getByRole('dialog');
    await expect(dialog.getByRole('tab', { name: 'Followers (1)' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /@demo/ })).toBeVisible();
    await demo.page.keyboard.press('Escape');
    await demo.page.getByRole('button', { name: 'Following' }).click();
    await expect(demo.page.getByRole('button', { name: /^0\s*Followers/ })).toBeVisible();
    await demo.page.getByRole('button', { name: /Followers/ }).click();
    await expect(dialog.getByRole('tab', { name: 'Followers (0)' })).toBeVisible();
    await demo.page.keyboard.press('Escape');
  });

  await test.step('follow and unfollow in quick succession end in the last wish', async () => {
    const toggle = demo.page.getByRole('button', { name: /^Follow(ing)?$/ });
    for (let time = 0; time < 5; time += 1) await toggle.click();
    await expect(toggle).toHaveText('Following');
    await demo.page.waitForLoadState('networkidle');
    await demo.page.reload();
    await expect(toggle).toHaveText('Following');
    await expect(demo.page.getByRole('button', { name: /^1\s*Followers/ })).toBeVisible();
  });

  await test.step('Nia finds Demo among everybody', async () => {
    await nia.page.goto(profile);
    await nia.page.getByRole('button', { name: 'Find people' }).click();
    await nia.page.getByRole('searchbox', { name: 'Search users' }).fill('DEMO');
    await nia.page
      .getByRole('dialog')
      .getByRole('link', { name: /@demo\b/ })
      .click();
    await expect(nia.page).toHaveURL(/\/profile\/demo$/);
    await expect(nia.page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('nobody of a name is said to be nobody', async () => {
    await nia.page.goto('/profile/nobody_of_this_name');
    await expect(
      nia.page.getByRole('heading', { name: "Couldn't load this profile" }),
    ).toBeVisible();
    await expect(nia.page.getByText('User not found')).toBeVisible();
  });

  expect(nia.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  expect(demo.complaints).toEqual([]);
});
