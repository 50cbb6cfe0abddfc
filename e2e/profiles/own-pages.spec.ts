import { newAccount, personSignedIn } from '../people';
import { expect, test } from '../product';

test('what is read on one page is read on the other, and what is gone is gone on both', async ({
  browser,
  product,
}) => {
  const { url } = product;
  const [rosa, finn] = [
    await newAccount(url, 'rosa_pages', 'Rosa'),
    await newAccount(url, 'finn_pages', 'Finn'),
  ];
  const person = await personSignedIn(browser, url, rosa);
  const { page } = person;
  await page.goto('/notifications');
  await expect(page.getByText('You’re all caught up. 🎉')).toBeVisible();
  const other = await person.context.newPage();
  await other.goto('/scores');
  const badge = (count: number) =>
    other.getByRole('link', { name: `Notifications, ${count} unread` }).first();

  await test.step('what others do arrives on both', async () => {
    await finn.send('POST', `/users/${finn.id}/follow-user`, { userToFollowId: rosa.id });
    await expect(page.getByText('Finn Okafor started following you.')).toBeVisible();
    await finn.send('POST', '/social/profile-posts', { content: 'Riding with @rosa_pages' });
    await expect(page.getByText('2 new')).toBeVisible();
    await expect(badge(2)).toBeVisible();
  });

  await test.step('one, then all are marked', async () => {
    await page.getByRole('button', { name: /^Mark read: Finn Okafor started/ }).click();
    await expect(badge(1)).toBeVisible();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(
      other.getByRole('link', { name: 'Notifications', exact: true }).first(),
    ).toBeVisible();
  });

  await test.step('a mention goes with its post', async () => {
    const name = 'Pages of one’s own';
    const club = await finn.send<{ data: { club: { id: string } } }>('POST', '/clubs', {
      name,
      slug: 'pages-of-ones-own',
      ownerId: finn.id,
      isPrivate: false,
      coOwnerIds: '',
    });
    const clubId = club.data.club.id;
    await rosa.send('POST', `/clubs/${clubId}/join`, { userId: rosa.id });
    const { data } = await finn.send<{ data: { post: { id: string } } }>(
      'POST',
      '/club-social/club-posts',
      { clubId, userId: finn.id, content: '@rosa_pages, look', mediaUrls: [] },
    );
    await expect(badge(1)).toBeVisible();
    await expect(page.getByText(`mentioned you in ${name}`)).toBeVisible();
    const path = `/club-social/club-posts/${clubId}/${data.post.id}/${finn.id}`;
    await finn.send('DELETE', path);
    await expect(page.getByText(`mentioned you in ${name}`)).toHaveCount(0);
    await expect(badge(1)).toHaveCount(0);
  });
});
