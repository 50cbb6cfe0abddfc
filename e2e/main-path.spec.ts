import { personAtHome, signIn, signUp } from './people';
import { expect, test } from './product';

const club = 'Aurora Bay Icebreakers Fans';

test('two people meet: sign up, find a club, post, react, comment, and chat live', async ({
  browser,
  product,
}) => {
  const ada = await personAtHome(browser, product.url, 'ada_okafor');
  const demo = await personAtHome(browser, product.url, 'demo');

  await test.step('Ada joins from the home page with every field of the form', async () => {
    await ada.page.goto('/');
    await expect(ada.page.getByRole('heading', { level: 1 })).toContainText('Make Sports More You');
    await ada.page.getByRole('link', { name: 'Join', exact: true }).first().click();
    await signUp(ada, 'Ada');
    await expect(ada.page.getByText('Welcome back, Ada!')).toBeVisible();
  });

  await test.step('she finds a club and joins it', async () => {
    await ada.page.goto('/clubs/discover');
    await ada.page.getByPlaceholder('Search discover clubs…').fill(club);
    await ada.page.getByRole('link', { name: club }).click();
    await expect(ada.page.getByText(`Join ${club} to view posts.`)).toBeVisible();
    await ada.page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(ada.page.getByText('Joined club')).toBeVisible();
    await expect(ada.page.getByRole('button', { name: 'Joined' })).toBeVisible();
  });

  const clubUrl = ada.page.url();
  const words = 'First time here. Who is racing on Saturday?';

  await test.step('she writes a post', async () => {
    await ada.page.getByRole('textbox', { name: 'Write a post' }).fill(words);
    await ada.page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(ada.page.getByText('Posted to club')).toBeVisible();
    await expect(ada.page.getByRole('article').filter({ hasText: words })).toBeVisible();
  });

  await test.step(
    'Demo, in another browser, is led through sign-in back to the club, sees ' +
      'the post, reacts and comments',
    async () => {
      await demo.page.goto(clubUrl);
      await expect(demo.page).toHaveURL(/\/auth\?next=%2Fclubs%2F/);
      await signIn(demo, 'demo', 'demo1234');
      await expect(demo.page).toHaveURL(clubUrl);
      const join = demo.page.getByRole('button', { name: 'Join', exact: true });
      await expect(join.or(demo.page.getByRole('button', { name: 'Joined' }))).toBeVisible();
      if (await join.isVisible()) await join.click();
      const post = demo.page.getByRole('article').filter({ hasText: words });
      await post.getByRole('button', { name: /^Like/ }).click();
      await expect(post.getByRole('button', { name: /^Like/, pressed: true })).toBeVisible();
      await post
        .getByRole('button', { name: /comment/ })
        .first()
        .click();
      await post
        .getByRole('textbox', { name: 'Write a comment' })
        .fill('I am! Come down to the dock.');
      await demo.page.keyboard.press('Enter');
      await expect(post.getByText('I am! Come down to the dock.')).toBeVisible();
    },
  );

  await test.step('Ada sees both after a reload', async () => {
    await ada.page.reload();
    const post = ada.page.getByRole('article').filter({ hasText: words });
    await post.getByRole('button', { name: '1 comment' }).click();
    await expect(post.getByText('I am! Come down to the dock.')).toBeVisible();
  });

  await test.step(
    'both chat in the room of the World Finals, with an online count and the ' + 'day',
    async () => {
      for (const { page } of [ada, demo]) {
        await page.goto('/scores');
        await expect(page.getByRole('heading', { level: 1, name: 'Live Scores' })).toBeVisible();
        await page.getByRole('button', { name: 'Join Live Chatroom' }).click();
      }
      await expect(ada.page.getByText('2 online')).toBeVisible();
      await expect(demo.page.getByText('2 online')).toBeVisible();
      await ada.page.getByPlaceholder('Type a message…').fill('Is the water calm?');
      await ada.page.keyboard.press('Enter');
      await expect(demo.page.getByText('Is the water calm?')).toBeVisible();
      await demo.page.getByPlaceholder('Type a message…').fill('Like glass.');
      await demo.page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(ada.page.getByText('Like glass.')).toBeVisible();
      const today = new Intl.DateTimeFormat('en', { day: 'numeric' }).format(new Date());
      await expect(
        ada.page.getByRole('heading', { name: new RegExp(`\\b${today}\\b`) }).last(),
      ).toBeVisible();
      await ada.page.getByRole('button', { name: 'Hide Chatroom' }).click();
      await expect(demo.page.getByText('1 online')).toBeVisible();
    },
  );

  await test.step('Ada signs out; a gated address leads to the sign-in page and back', async () => {
    await ada.page.getByRole('button', { name: 'Logout' }).click();
    await expect(ada.page.getByText('Are you sure you want to log out?')).toBeVisible();
    await ada.page.getByRole('button', { name: 'Log out' }).click();
    await expect(ada.page).toHaveURL(/\/auth$/);
    await ada.page.goto('/clubs/discover?from=bookmark');
    await expect(ada.page).toHaveURL(/\/auth\?next=%2Fclubs%2Fdiscover%3Ffrom%3Dbookmark$/);
    await signIn(ada, `${ada.username}@fans.example`, 'correct horse');
    await expect(ada.page).toHaveURL(/\/clubs\/discover\?from=bookmark$/);
  });

  expect(ada.complaints).toEqual([]);
  expect(demo.complaints).toEqual([]);
});
