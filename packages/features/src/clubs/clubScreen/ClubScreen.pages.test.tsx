import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { amy, demoUser, fakePost, minutesAgo, type FakeBackend } from '../../testing';
import { article, button, joined, openClub } from './testing/openClub';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

const FEED = 'GET /club-social/club-posts-feed/:userId/:clubId';
const COMMENTS = 'GET /club-social/club-comments/:id/comments';
const shown = () => screen.getAllByRole('article').length;
const postsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    fakePost({ id: `p${index}`, clubId: 'c1', createdAt: minutesAgo(index + 1) }),
  );

describe('a feed that the server sends in pages', () => {
  const club = { clubs: [joined()], posts: postsOf(65), embeds: true, listPageSize: 30 };

  test('goes on to its last post, asking for no more than is to be shown', async () => {
    const { backend } = openClub(club);
    await screen.findByText('Post p0');
    expect(backend.callsTo(FEED)).toHaveLength(1);
    for (const [count, pages] of [
      [40, 2],
      [60, 2],
      [65, 3],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.click(await button('Load more'));
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(shown()).toBe(count));
      expect(backend.callsTo(FEED)).toHaveLength(pages);
    }
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('a page that could not be loaded says so and can be asked for again', async () => {
    const { backend } = openClub(club);
    await userEvent.click(await button('Load more'));
    await waitFor(() => expect(shown()).toBe(40));
    await userEvent.click(await button('Load more'));
    await waitFor(() => expect(shown()).toBe(60));
    backend.fail(FEED, undefined, 1);
    await userEvent.click(await button('Load more'));
    expect(await screen.findByText('Posts could not be loaded.')).toBeTruthy();
    expect(shown()).toBe(60);
    await userEvent.click(await button('Load more'));
    await waitFor(() => expect(shown()).toBe(65));
  });

  test('a link leads to a post of any page, and its deletion is shown', async () => {
    const { backend } = openClub(
      {
        ...club,
        posts: [
          ...postsOf(64),
          fakePost({ id: 'old', clubId: 'c1', createdAt: minutesAgo(90), user: demoUser }),
        ],
      },
      { postId: 'old' },
    );
    expect(await screen.findByText('Post old')).toBeTruthy();
    expect(document.activeElement).toBe(article('Post old'));
    expect(backend.callsTo(FEED)).toHaveLength(1);
    const more = within(article('Post old')).getByRole('button', { name: /^More about the post/ });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Post old')).toBeNull());
  });

  test('a link to a post that no page holds says that it is gone', async () => {
    openClub(club, { postId: 'gone' });
    expect(await screen.findByText('The post this link led to is no longer here.')).toBeTruthy();
  });

  test('a link whose post could not be looked up does not say that it is gone', async () => {
    const { backend } = openClub(
      {
        ...club,
        prepare: (server) => server.fail('GET /club-social/club-posts/:c/:p', undefined, 1),
      },
      { postId: 'p64' },
    );
    expect(await screen.findByText('Posts could not be loaded.')).toBeTruthy();
    expect(screen.queryByText('The post this link led to is no longer here.')).toBeNull();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Post p64')).toBeTruthy();
    expect(backend.callsTo('GET /club-social/club-posts/:c/:p')).toHaveLength(2);
  });

  test('what was loaded stays when the first page is asked for again', async () => {
    const { backend } = openClub(club);
    await userEvent.click(await button('Load more'));
    await waitFor(() => expect(shown()).toBe(40));
    const socket = backend.sockets.all.at(-1)!;
    act(() => socket.drop());
    act(() => socket.restore());
    await waitFor(() => expect(backend.callsTo(FEED)).toHaveLength(4));
    expect(shown()).toBe(40);
  });
});

describe('comments that the server sends in pages', () => {
  const comments = Array.from({ length: 25 }, (_, index) => ({
    id: `k${index}`,
    postId: 'p0',
    content: `Comment ${index}`,
    createdAt: minutesAgo(100 - index),
    user: amy,
    parentComment: null,
  }));
  const open = () =>
    openClub({ clubs: [joined()], posts: postsOf(1), comments, embeds: true, listPageSize: 10 });

  test('are shown to the first one, the earlier ones on request', async () => {
    const { backend } = open();
    await userEvent.click(await button('25 comments'));
    await screen.findByText('Comment 24');
    expect(screen.queryByText('Comment 14')).toBeNull();
    await userEvent.click(await button('Show earlier comments'));
    await screen.findByText('Comment 5');
    await userEvent.click(await button('Show earlier comments'));
    await screen.findByText('Comment 0');
    expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull();
    expect(backend.callsTo(COMMENTS)).toHaveLength(3);
    const texts = screen.getAllByText(/^Comment \d+$/).map(({ textContent }) => textContent);
    expect(texts).toEqual(comments.map(({ content }) => content));
  });

  test('are counted as the server counts them, one’s own included', async () => {
    open();
    await userEvent.click(await button('25 comments'));
    await screen.findByText('Comment 24');
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Mine');
    await userEvent.click(await button('Send comment'));
    await screen.findByText('Mine');
    expect(await button('26 comments')).toBeTruthy();
  });
});

describe('comments that somebody has gone far back to', () => {
  const openFar = async (
    count: number,
    options: { listPageSize?: number; takesLimits?: boolean },
  ) => {
    const comments = Array.from({ length: count }, (_, index) => ({
      id: `k${index}`,
      postId: 'p0',
      content: `Comment ${index}`,
      createdAt: minutesAgo(200 - index),
      user: amy,
      parentComment: null,
    }));
    const { backend } = openClub({
      clubs: [joined()],
      posts: postsOf(1),
      comments,
      embeds: true,
      ...options,
    });
    await userEvent.click(await button(`${count} comments`));
    await screen.findByText(`Comment ${count - 1}`);
    const shownComments = () => screen.getAllByText(/^Comment \d+$/).length;
    while (!screen.queryByText('Comment 1')) {
      const before = shownComments();
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      fireEvent.click(await button('Show earlier comments'));
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await waitFor(() => expect(shownComments()).toBeGreaterThan(before));
    }
    return backend;
  };
  /** Somebody else deletes one, and all who look at the club are told. */
  const deleteFirst = async (backend: FakeBackend, commentCount: number) => {
    await backend.fetch('/api/club-social/club-comments/k1', { method: 'DELETE' });
    const change = { clubId: 'c1', postId: 'p0', reactionCount: 0, commentCount };
    act(() => backend.sockets.broadcast('clubPostChanged', change));
  };

  test('go when they are deleted, however small the pages of a server are', async () => {
    const backend = await openFar(32, { listPageSize: 1 });
    await deleteFirst(backend, 31);
    await waitFor(() => expect(screen.queryByText('Comment 1')).toBeNull());
    // So many presses take long where several suites share a processor.
  }, 60_000);

  test('are asked for again at once, where the server takes the size of a page', async () => {
    const backend = await openFar(70, { takesLimits: true });
    const before = backend.callsTo(COMMENTS).length;
    await deleteFirst(backend, 69);
    await waitFor(() => expect(screen.queryByText('Comment 1')).toBeNull());
    const calls = backend.callsTo(COMMENTS).slice(before);
    expect(calls.map(({ query }) => query.get('limit'))).toEqual(['70']);
    expect(screen.getByText('Comment 2')).toBeTruthy();
  });
});

test('a server that takes the size of a page is asked for as many as are shown', async () => {
  const comments = Array.from({ length: 40 }, (_, index) => ({
    id: `k${index}`,
    postId: 'p0',
    content: `Comment ${index}`,
    createdAt: minutesAgo(100 - index),
    user: amy,
    parentComment: null,
  }));
  const { backend } = openClub({
    clubs: [joined()],
    posts: postsOf(30),
    comments,
    embeds: true,
    takesLimits: true,
  });
  await screen.findByText('Post p0');
  await userEvent.click(await button('40 comments'));
  await screen.findByText('Comment 39');
  expect(screen.queryByText('Comment 9')).toBeNull();
  const limits = (pattern: string) =>
    backend.callsTo(pattern).map(({ query }) => query.get('limit'));
  expect(limits(FEED)).toEqual(['20']);
  expect(limits(COMMENTS)).toEqual(['30']);
});

test('what a server cuts of a feed and of comments is said at its end', async () => {
  const meta = { hasMore: true };
  openClub({
    clubs: [joined()],
    prepare(backend) {
      backend.handle(FEED, () => ({
        data: { posts: [{ ...postsOf(1)[0], commentCount: 9 }] },
        meta,
      }));
      backend.handle(COMMENTS, () => ({
        data: { comments: ['a', 'b'].map((id) => ({ id, content: id, user: amy })) },
        meta,
      }));
    },
  });
  expect(await screen.findByText('The server sent only the first 1.')).toBeTruthy();
  await userEvent.click(await button('9 comments'));
  expect(await screen.findByText('The server sent only the first 2.')).toBeTruthy();
});
