import { expect, test } from '../product';
import { personWithClub } from './device';

test('what is written without a connection waits, and goes out once by itself', async ({
  browser,
  product,
}) => {
  const { person, account, clubId } = await personWithClub(browser, product.url, {
    username: 'offline_words',
    club: 'Tunnel Club',
    post: 'Before the tunnel',
  });
  const { page, context } = person;
  const post = (words: string) => page.getByRole('article').filter({ hasText: words });
  const like = post('Before the tunnel').getByRole('button', { name: /^Like/ });
  await page.goto(`/clubs/${clubId}`);
  await expect(post('Before the tunnel')).toBeVisible();

  await test.step('posts and reactions are shown, and say that they wait', async () => {
    await context.setOffline(true);
    for (const words of ['First from the tunnel', 'Second from the tunnel']) {
      await page.getByRole('textbox', { name: 'Write a post' }).fill(words);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(post(words)).toContainText('goes out once there is a connection');
    }
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('all of it goes out when the connection is back', async () => {
    await context.setOffline(false);
    for (const words of ['First from the tunnel', 'Second from the tunnel']) {
      await expect(post(words)).toHaveCount(1);
      await expect(post(words)).not.toContainText('Not sent');
    }
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const { data } = await account.get<{ data: { posts: { content: string }[] } }>(
      `/club-social/club-posts-feed/${account.id}/${clubId}`,
    );
    expect(data.posts.map(({ content }) => content)).toEqual([
      'Second from the tunnel',
      'First from the tunnel',
      'Before the tunnel',
    ]);
  });
});
