import { newAccount, personSignedIn } from '../people';
import { expect, test } from '../product';

test('lists of clubs and of members follow what others do, on all pages that show them', async ({
  browser,
  product: { url },
}) => {
  const [ada, max] = [
    await newAccount(url, 'ada_lists', 'Ada'),
    await newAccount(url, 'max_lists', 'Max'),
  ];
  const looking = (await personSignedIn(browser, url, max)).page;
  const owning = (await personSignedIn(browser, url, ada)).page;
  const clubIn = (page: typeof looking, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true });
  let id = '';

  await test.step('a club that is made shows to who looks at all clubs', async () => {
    await looking.goto('/clubs/discover');
    await expect(looking.getByRole('main').getByRole('list').first()).toBeVisible();
    const body = { name: 'Lively Riders', slug: 'lively-riders', ownerId: ada.id };
    const made = await ada.send<{ data: { club: { id: string } } }>('POST', '/clubs', {
      ...body,
      isPrivate: false,
      coOwnerIds: '',
    });
    id = made.data.club.id;
    await expect(clubIn(looking, 'Lively Riders')).toBeVisible();
  });

  await test.step('who joins it stands among its members, and it among their clubs', async () => {
    await owning.goto(`/clubs/${id}?section=members`);
    await owning.getByRole('tab', { name: 'Members' }).click();
    await expect(owning.getByRole('list', { name: 'Members' })).toBeVisible();
    await looking.goto('/clubs');
    await expect(looking.getByText('No Clubs Yet')).toBeVisible();
    await max.send('POST', `/clubs/${id}/join`, { userId: max.id });
    await expect(
      owning.getByRole('list', { name: 'Members' }).getByRole('link', { name: 'Max Okafor' }),
    ).toBeVisible();
    await expect(clubIn(looking, 'Lively Riders')).toBeVisible();
  });

  await test.step('a new name shows in the lists and on the page of the club', async () => {
    await ada.send('PATCH', `/clubs/${id}`, { name: 'Livelier Riders' });
    await expect(owning.getByRole('heading', { name: 'Livelier Riders' }).first()).toBeVisible();
    await expect(clubIn(looking, 'Livelier Riders')).toBeVisible();
  });

  await test.step('who is banned loses it from their clubs, and it shows who is', async () => {
    await ada.send('PUT', `/clubs/${id}/bans/${max.id}`, {});
    await expect(owning.getByRole('list', { name: 'Banned' })).toBeVisible();
    await expect(looking.getByText('No Clubs Yet')).toBeVisible();
    await expect(clubIn(looking, 'Livelier Riders')).toHaveCount(0);
  });

  await test.step('a club that is deleted goes from all clubs and from its own page', async () => {
    await looking.getByRole('tab', { name: 'Discover and join' }).click();
    await expect(clubIn(looking, 'Livelier Riders')).toBeVisible();
    await ada.send('DELETE', `/clubs/${id}`, {});
    await expect(clubIn(looking, 'Livelier Riders')).toHaveCount(0);
    await expect(owning.getByRole('heading', { name: 'This club does not exist' })).toBeVisible();
  });
});
