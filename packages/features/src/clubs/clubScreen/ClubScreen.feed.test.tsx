import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { demoUser, fakePost, FakeReply, minutesAgo, settle } from '../../testing';
import { article, button, joined, openClub } from './testing/openClub';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

/** Opens the menu of one’s own post, and chooses from it. */
const chooseDelete = async () => {
  await userEvent.click(await button(/^More about the post by Maya/));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
};

describe('the feed', () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    fakePost({ id: `p${index}`, clubId: 'c1', createdAt: minutesAgo(index + 1) }),
  );
  const shown = () => screen.getAllByRole('article').length;

  test('shows 20 posts, then 20 more, and asks for the reactions of those only', async () => {
    const { backend } = openClub({ clubs: [joined()], posts: many });
    await screen.findByText('Post p0');
    expect(shown()).toBe(20);
    await waitFor(() =>
      expect(backend.callsTo('GET /club-social/club-post-reactions/count/:id')).toHaveLength(20),
    );
    await userEvent.click(await button('Load more'));
    expect(shown()).toBe(40);
    await userEvent.click(await button('Load more'));
    expect(shown()).toBe(45);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('counts that could not be loaded are left out, not said to be none', async () => {
    openClub({
      clubs: [joined()],
      posts: many.slice(0, 1),
      prepare(server) {
        server.fail('GET /club-social/club-post-reactions/count/:id');
        server.fail('GET /club-social/club-comments/:id/comments');
      },
    });
    await screen.findByText('Post p0');
    const card = within(article('Post p0'));
    expect(await card.findByRole('button', { name: 'Like' })).toBeTruthy();
    expect(await card.findByRole('button', { name: 'Comments' })).toBeTruthy();
    expect(card.queryByText(/0/, { selector: 'button *' })).toBeNull();
  });

  test('a linked post beyond the first 20 is shown and marked, its comments open', async () => {
    openClub(
      { clubs: [joined()], posts: many, embeds: true },
      { postId: 'p30', showComments: true },
    );
    await screen.findByText('Post p30');
    expect(shown()).toBe(31);
    expect(within(article('Post p30')).getByText(/Linked post/)).toBeTruthy();
    expect(document.activeElement).toBe(article('Post p30'));
    expect(await within(article('Post p30')).findByText('No comments yet.')).toBeTruthy();
  });

  test('the comments a link asks for do not wait for the counts of the posts above', async () => {
    const { backend } = openClub(
      { clubs: [joined()], posts: many },
      { postId: 'p30', showComments: true },
    );
    await screen.findByText('No comments yet.');
    await waitFor(() =>
      expect(backend.callsTo('GET /club-social/club-comments/:id/comments')).toHaveLength(31),
    );
    const urgent = backend.calls.filter(
      ({ path, priority }) => /comments|reactions/.test(path) && priority !== 'low',
    );
    expect(urgent.map(({ path }) => path)).toEqual(['/club-social/club-comments/p30/comments']);
  });

  test('a link to a post that is gone says so', async () => {
    openClub({ clubs: [joined()], posts: many.slice(0, 1) }, { postId: 'gone' });
    expect(await screen.findByText('The post this link led to is no longer here.')).toBeTruthy();
  });

  test('a post that is refused disappears and its text is back in the composer', async () => {
    const { backend } = openClub({ clubs: [joined()] });
    backend.fail('POST /club-social/club-posts', new FakeReply(403, { message: 'Not today.' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' });
    await userEvent.type(field, 'Race day');
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Failed to post')).toBeTruthy();
    expect(field.value).toBe('Race day');
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(await screen.findByText('No posts yet in this club.')).toBeTruthy();
  });

  test('without posts, the button leads to where they are written', async () => {
    openClub({ clubs: [joined()] });
    await userEvent.click(await button('Write a post'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Write a post' }));
  });

  test.each([
    ['all posts at once', undefined],
    ['posts in pages', 1],
  ])('a post is deleted where both answers are lost: %s', async (_title, listPageSize) => {
    const { backend } = openClub({
      clubs: [joined()],
      posts: [
        fakePost({ id: 'p1', clubId: 'c1', content: 'Mine', user: demoUser }),
        fakePost({ id: 'p2', clubId: 'c1', content: 'Theirs' }),
      ],
      ...(listPageSize && { listPageSize }),
    });
    backend.fail('DELETE /club-social/club-posts/:c/:p/:u', 'answer', 2);
    await chooseDelete();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.queryByText('Mine')).toBeNull();
  });

  test('deleting one’s own post asks first; a failure keeps it', async () => {
    const { backend } = openClub({
      clubs: [joined()],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Mine', user: demoUser })],
    });
    backend.fail('DELETE /club-social/club-posts/:c/:p/:u', undefined, 2);
    const remove = async () => {
      await chooseDelete();
      await userEvent.click(
        within(await screen.findByRole('alertdialog', { name: 'Delete this post?' })).getByRole(
          'button',
          { name: 'Delete' },
        ),
      );
    };
    await remove();
    expect(await screen.findByText('Delete failed')).toBeTruthy();
    expect(screen.getByText('Mine')).toBeTruthy();
    await remove();
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.queryByText('Mine')).toBeNull();
    // Nor is the place of whoever uses a keyboard lost.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(
      backend.callsTo('DELETE /club-social/club-posts/:c/:p/:u').map(({ path }) => path),
    ).toContain(`/club-social/club-posts/c1/p1/${demoUser.id}`);
  });

  test('a reaction that is refused is taken back', async () => {
    const { backend } = openClub({
      clubs: [joined()],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Race day' })],
      embeds: true,
    });
    backend.fail('POST /club-social/club-post-reactions', new FakeReply(500));
    await screen.findByText('Race day');
    await userEvent.click(within(article('Race day')).getByRole('button', { name: /^Like,/ }));
    expect(await screen.findByText('Reaction failed')).toBeTruthy();
    expect(
      within(article('Race day')).getByRole('button', { name: 'Like, 0 reactions' }),
    ).toBeTruthy();
  });

  test('a server that has not said so is not asked for what happens in a club', async () => {
    const { backend } = openClub({ clubs: [joined()], posts: many.slice(0, 1) });
    await screen.findByText('Post p0');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    await settle();
    expect(backend.sockets.all.flatMap(({ sent }) => sent.map(({ event }) => event))).toEqual([]);
  });

  test('posts by others wait behind a pill', async () => {
    const { backend } = openClub({ clubs: [joined()], posts: many.slice(0, 1), embeds: true });
    await screen.findByText('Post p0');
    await waitFor(() =>
      expect(backend.sockets.all.at(-1)?.sent).toEqual([
        { event: 'watchClub', args: [{ clubId: 'c1' }] },
      ]),
    );
    act(() =>
      backend.sockets.broadcast('clubPostCreated', {
        clubId: 'c1',
        post: fakePost({ id: 'new', clubId: 'c1', content: 'Just in' }),
      }),
    );
    expect(screen.queryByText('Just in')).toBeNull();
    await userEvent.click(await button('1 new post'));
    expect(screen.getByText('Just in')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '1 new post' })).toBeNull();
    expect(document.activeElement?.contains(article('Just in'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('posts that could not be loaded are not one’s own alone once one has written', async () => {
    const { backend } = openClub({
      clubs: [joined()],
      posts: many,
      prepare: (server) => server.fail('GET /club-social/club-posts-feed/:u/:c', undefined, 2),
    });
    await screen.findByText('Posts could not be loaded.');
    await userEvent.type(await screen.findByRole('textbox', { name: /post/i }), 'Mine');
    await userEvent.click(await button('Post'));
    await waitFor(() =>
      expect(backend.callsTo('GET /club-social/club-posts-feed/:u/:c')).toHaveLength(2),
    );
    expect(await screen.findByText('Posts could not be loaded.')).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Post p0')).toBeTruthy();
    expect(screen.getByText('Mine')).toBeTruthy();
    expect(await button('Load more')).toBeTruthy();
  });

  test('posts that cannot be loaded can be asked for again', async () => {
    openClub({
      clubs: [joined()],
      posts: many.slice(0, 1),
      prepare: (backend) => backend.fail('GET /club-social/club-posts-feed/:u/:c', undefined, 1),
    });
    expect(await screen.findByText('Posts could not be loaded.')).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Post p0')).toBeTruthy();
  });
});
