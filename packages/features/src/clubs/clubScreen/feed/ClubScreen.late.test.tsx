import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  authFake,
  ben,
  clubsFake,
  createFakeBackend,
  FakeClubline,
  fakePost,
  minutesAgo,
} from '../../../testing';
import { ClubScreen } from '../ClubScreen';
import { joined } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const FEED = 'GET /club-social/club-posts-feed/:userId/:clubId';
const PAGE = 20;
const posts = Array.from({ length: 560 }, (_, index) =>
  fakePost({
    id: `p${index}`,
    clubId: 'c1',
    content: `Post ${index}`,
    user: ben,
    createdAt: minutesAgo(1_000 + index),
  }),
);

/** A club of this many posts, whose answers wait for `answer` once they are asked to. */
async function openFeed(count: number, { isLate = false } = {}) {
  const backend = createFakeBackend({
    areas: [authFake(), clubsFake({ clubs: [joined()], embeds: true })],
  });
  const server = { posts: posts.slice(0, count), isLate };
  const waiting: (() => void)[] = [];
  backend.handle(FEED, async ({ query }) => {
    const from = Number(query.get('cursor') ?? 0);
    const isLast = from + PAGE >= server.posts.length;
    const body = {
      data: { posts: server.posts.slice(from, from + PAGE) },
      meta: { nextCursor: isLast ? null : String(from + PAGE), hasMore: !isLast },
    };
    if (server.isLate) await new Promise<void>((resolve) => void waiting.push(resolve));
    return body;
  });
  render(
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c1" />
    </FakeClubline>,
  );
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  await waitFor(() => expect(isLate ? waiting : screen.queryAllByText('Post 0')).not.toEqual([]));
  return {
    backend,
    server,
    isAsked: () => waitFor(() => expect(waiting.length).toBeGreaterThan(0)),
    /** What was asked for is answered now, as it stood then, and whatever is asked from now on. */
    answer() {
      server.isLate = false;
      return act(async () => waiting.splice(0).forEach((resolve) => resolve()));
    },
    hear: (event: string, body: object) =>
      act(() => backend.sockets.broadcast(event, { clubId: 'c1', ...body })),
    async reconnect() {
      const socket = backend.sockets.all.at(-1)!;
      act(() => socket.drop());
      act(() => socket.restore());
    },
  };
}
const reactionsOf = (text: string) =>
  within(screen.getByText(text).closest('article') as HTMLElement).findByRole('button', {
    name: /^Like.*\b7\b/,
  });

describe('an answer that comes late', () => {
  test('after a lost connection brings back no removed post and no old count', async () => {
    const { server, isAsked, answer, hear, reconnect } = await openFeed(5);
    server.isLate = true;
    await reconnect();
    await isAsked();
    hear('clubPostRemoved', { postId: 'p1' });
    hear('clubPostChanged', { postId: 'p2', reactionCount: 7, commentCount: 0 });
    await answer();
    expect(await reactionsOf('Post 2')).toBeTruthy();
    expect(screen.queryByText('Post 1')).toBeNull();
    expect(screen.queryByText(/new post/)).toBeNull();
  });

  test('and is the first shows nothing that is removed by then', async () => {
    const { server, answer, hear } = await openFeed(5, { isLate: true });
    server.posts = server.posts.filter(({ id }) => id !== 'p1');
    hear('clubPostRemoved', { postId: 'p1' });
    await answer();
    await screen.findByText('Post 2');
    await waitFor(() => expect(screen.queryByText('Post 1')).toBeNull());
  });

  test('with older posts shows none that is removed, and what has changed of others', async () => {
    const { server, isAsked, answer, hear } = await openFeed(25);
    server.isLate = true;
    await userEvent.click(await screen.findByText('Load more'));
    await isAsked();
    hear('clubPostRemoved', { postId: 'p21' });
    hear('clubPostChanged', { postId: 'p22', reactionCount: 7, commentCount: 0 });
    await answer();
    await screen.findByText('Post 24');
    expect(await reactionsOf('Post 22')).toBeTruthy();
    expect(screen.queryByText('Post 21')).toBeNull();
  });
});
