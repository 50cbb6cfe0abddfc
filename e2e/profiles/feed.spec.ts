import { newAccount, personSignedIn } from '../people';
import { expect, test } from '../product';

test('the feed of a new person is empty, then holds their club and whom they follow', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'finn_feed', 'Finn');
  const { page, complaints } = await personSignedIn(browser, product.url, account, {
    viewport: { width: 375, height: 812 },
  });
  const writer = await newAccount(product.url, 'wim_feed', 'Wim');

  await test.step('it says what to do next', async () => {
    await page.goto('/feed');
    await expect(page.getByRole('heading', { level: 1, name: 'My Feed' })).toBeVisible();
    const clubs = page.getByRole('region', { name: 'Clubs for you' });
    await expect(clubs.getByRole('button', { name: /^Join / }).first()).toBeVisible();
    await clubs.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/\/clubs\/discover$/);
  });

  await test.step('what a club and a person write stands in it, with the place', async () => {
    const { data } = await writer.send<{ data: { club: { id: string } } }>('POST', '/clubs', {
      name: 'Finn’s Harbour',
      ownerId: writer.id,
    });
    const clubId = data.club.id;
    await account.send('POST', `/clubs/${clubId}/join`, { userId: account.id });
    await account.send('POST', `/users/${account.id}/follow-user`, { userToFollowId: writer.id });
    await writer.send('POST', '/club-social/club-posts', {
      userId: writer.id,
      clubId,
      content: 'Gates open at nine',
      mediaUrls: [],
    });
    await writer.send('POST', '/social/profile-posts', { content: 'New boat day', mediaUrls: [] });
    await page.goto('/feed');
    await expect(page.getByText('New boat day')).toBeVisible();
    const post = page.getByRole('article').filter({ hasText: 'Gates open at nine' });
    await post.getByRole('button', { name: /^Like,/ }).click();
    await expect(post.getByRole('button', { name: /^Like, your reaction/ })).toBeVisible();
    await post.getByRole('link', { name: 'Finn’s Harbour' }).click();
    await expect(page).toHaveURL(new RegExp(`/clubs/${clubId}$`));
  });

  await test.step('at the next visit, what is new stands first', async () => {
    await writer.send('POST', '/social/profile-posts', { content: 'It floats', mediaUrls: [] });
    await page.goto('/feed');
    await expect(
      page.getByRole('heading', { level: 2, name: '1 new post since your last visit' }),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('It floats');
    expect(complaints).toEqual([]);
  });
});
