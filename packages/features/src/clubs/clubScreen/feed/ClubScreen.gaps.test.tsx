import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  authFake,
  ben,
  clubsFake,
  createFakeBackend,
  demoUser,
  FakeClubline,
  fakePost,
  minutesAgo,
  type FakeBackend,
} from '../../../testing';
import { ClubScreen } from '../ClubScreen';
import { joined } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const FEED = 'GET /club-social/club-posts-feed/:userId/:clubId';
const PAGE = 20;
type Post = ReturnType<typeof fakePost>;

/** So many posts, newest first; the newest one this many minutes old. */
const postsOf = (count: number, name: string, minutes: number) =>
  Array.from({ length: count }, (_, index) =>
    fakePost({
      id: `${name}${index}`,
      clubId: 'c1',
      content: `${name} ${index}`,
      user: ben,
      createdAt: minutesAgo(minutes + index),
    }),
  );
const old = postsOf(30, 'Old', 2_000);

/** Lets the backend send these posts from now on, page by page. */
const serve = (backend: FakeBackend, posts: readonly Post[], pinnedPosts: readonly object[] = []) =>
  backend.handle(FEED, ({ query }) => {
    const from = Number(query.get('cursor') ?? 0);
    const isLast = from + PAGE >= posts.length;
    return {
      data: { posts: posts.slice(from, from + PAGE), ...(from === 0 && { pinnedPosts }) },
      meta: { nextCursor: isLast ? null : String(from + PAGE), hasMore: !isLast },
    };
  });

/** The club with thirty posts, and whether its page is there. */
async function openFeed(pinned: readonly Post[] = []) {
  const backend = createFakeBackend({
    areas: [authFake(), clubsFake({ clubs: [joined()], embeds: true })],
  });
  serve(backend, old, pinned);
  const page = (isShown: boolean) => (
    <FakeClubline backend={backend}>{isShown && <ClubScreen clubId="c1" />}</FakeClubline>
  );
  const { rerender } = render(page(true));
  await screen.findByText('Old 0');
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  return { backend, show: (isShown: boolean) => rerender(page(isShown)) };
}

/** Loses the connection, and has it back once the server has these posts. */
async function missing(backend: FakeBackend, posts: readonly Post[], pinned?: readonly object[]) {
  const socket = backend.sockets.all.at(-1)!;
  act(() => socket.drop());
  serve(backend, posts, pinned);
  act(() => socket.restore());
}
/** The pill over the feed; a text is found sooner than a role among many posts. */
const news = (count: number) => screen.findByText(`${count} new posts`);
const loadMore = async () => userEvent.click(await screen.findByText('Load more'));

describe('after a lost connection', () => {
  test('more posts than a page holds are all counted, and go on with those before', async () => {
    const { backend } = await openFeed();
    const missed = postsOf(25, 'Missed', 100);
    await missing(backend, [...missed, ...old]);
    await userEvent.click(await news(25));
    expect(screen.getByText('Missed 0')).toBeTruthy();
    await loadMore();
    expect(await screen.findByText('Missed 24')).toBeTruthy();
    expect(screen.getByText('Old 0')).toBeTruthy();
  });

  test('posts further down that were deleted meanwhile are gone', async () => {
    const { backend } = await openFeed();
    await loadMore();
    await screen.findByText('Old 25');
    await missing(
      backend,
      old.filter(({ id }) => id !== 'Old25'),
    );
    await waitFor(() => expect(screen.queryByText('Old 25')).toBeNull());
    expect(screen.getByText('Old 26')).toBeTruthy();
  });

  test('older posts that move up where others were deleted are no new ones', async () => {
    const { backend } = await openFeed();
    await missing(backend, old.slice(5));
    await waitFor(() => expect(screen.queryByText('Old 0')).toBeNull());
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  test('a post of one’s own from another page is there, and waits behind no pill', async () => {
    const { backend } = await openFeed();
    const [own] = postsOf(1, 'Own', 50);
    await missing(backend, [{ ...own!, user: demoUser }, ...old]);
    expect(await screen.findByText('Own 0')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  test('what stands first has the counts that it has by now', async () => {
    const first = old[29]!;
    const counts = { reactionCount: 8, reaction: null, commentCount: 1 };
    const { backend } = await openFeed([first]);
    await screen.findByText('Old 29');
    await missing(backend, old, [{ ...first, ...counts }]);
    expect(await screen.findByText('8')).toBeTruthy();
  });
});

describe('coming back to where one read, far down', () => {
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['more posts than a page holds', 25, 25],
    ['more posts than a few pages hold', 130, 100],
  ])('%s wait, and nothing says that there are none', async (_title, count, asked) => {
    const { backend, show } = await openFeed();
    show(false);
    serve(backend, [...postsOf(count, 'Missed', 100), ...old]);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, -300, 0, 0),
    );
    show(true);
    const pill = await news(asked);
    expect(screen.getByText('Old 0')).toBeTruthy();
    expect(screen.queryByText('No posts yet in this club.')).toBeNull();
    await userEvent.click(pill);
    expect(screen.getByText('Missed 0')).toBeTruthy();
  });
});
