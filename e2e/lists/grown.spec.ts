import { personSignedIn } from '../people';
import { expect, ROWS, test } from './grownProduct';

test.use({ settings: { SEED: 'none', RATE_LIMIT_SCALE: '1000' } });

/** The name that the last one but some has. */
const row = ROWS - 50;
const all = ROWS.toLocaleString('en-GB');
const fan = `fan_${String(row).padStart(8, '0')}`;

test(`${ROWS} of everything: all of it is counted, found and reached`, async ({
  browser,
  product,
  grown: { owner, clubId },
}) => {
  const { page, complaints } = await personSignedIn(browser, product.url, owner);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('a club among all is found by its name', async () => {
    await page.goto('/clubs/discover');
    await main.getByRole('searchbox', { name: 'Search clubs' }).fill(`Club ${row}`);
    await expect(main.getByRole('link', { name: new RegExp(`Club ${row}$`) })).toBeVisible();
  });

  await test.step('a post of long ago opens by its link', async () => {
    await page.goto(`/clubs/${clubId}?post=p2`);
    await expect(main.getByText('Linked post')).toBeVisible();
  });

  await test.step('the feed and the comments of a post go on', async () => {
    await page.goto(`/clubs/${clubId}`);
    await expect(main.getByText(`${(ROWS + 1).toLocaleString('en-GB')} members`)).toBeVisible();
    const first = main.getByRole('article').first();
    await first.getByRole('button', { name: `${all} comments` }).click();
    const comments = first.getByText('Ann Lee');
    await expect(comments.first()).toBeVisible();
    const before = await comments.count();
    await first.getByRole('button', { name: 'Show earlier comments' }).click();
    await expect.poll(() => comments.count()).toBeGreaterThan(before);
  });

  await test.step('a member among all is found', async () => {
    await page.goto(`/clubs/${clubId}/members`);
    await main.getByRole('searchbox', { name: 'Search members' }).fill(fan);
    await expect(main.getByRole('link', { name: /Ann Lee/ })).toHaveCount(1);
    await expect(main.getByText(`@${fan}`)).toBeVisible();
  });

  await test.step('a follower among all is found', async () => {
    await page.goto(`/profile/${owner.username}/followers`);
    await expect(dialog.getByRole('tab', { name: `Followers (${all})` })).toBeVisible();
    await dialog.getByRole('searchbox').fill(fan);
    await expect(dialog.getByText(`@${fan}`)).toBeVisible();
  });

  await test.step('a person and a racer among all are found', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Find people' }).click();
    await dialog.getByRole('searchbox').fill(fan);
    await expect(dialog.getByText(`@${fan}`)).toBeVisible();
    await page.goto('/scores');
    await main.getByRole('button', { name: 'Search racers' }).click();
    await dialog.getByRole('searchbox').fill(`Rider ${row}`);
    await expect(dialog.getByRole('link', { name: new RegExp(`Rider ${row}`) })).toBeVisible();
  });

  await test.step('what is unread is counted', async () => {
    await page.goto('/notifications');
    await expect(main.getByText(`${all} new`)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
