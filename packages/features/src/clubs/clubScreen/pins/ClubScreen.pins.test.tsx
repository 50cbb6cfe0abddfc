import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { amy, ben, demoUser, fakePost, minutesAgo, type ClubsFakeOptions } from '../../../testing';
import { article, button, joined, openClub, type OpenClubOptions } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const FEED = 'GET /club-social/club-posts-feed/:u/:c';
const PIN = '/club-social/club-posts/:c/:p/pin';
const posts = ['Latest', 'Lunch', 'Rules', 'Oldest'].map((content, index) =>
  fakePost({
    id: `p${index + 1}`,
    clubId: 'c1',
    content,
    user: index === 0 ? ben : amy,
    createdAt: minutesAgo(10 * (index + 1)),
  }),
);
const words = new RegExp(`^(${posts.map(({ content }) => content).join('|')})$`);
const order = () => screen.getAllByText(words).map(({ textContent }) => textContent);
const pinnedOnes = () =>
  screen
    .queryAllByText('Pinned')
    .map((mark) => within(mark.closest('article')!).getByText(words).textContent);

const owners: ClubsFakeOptions['details'] = { permissions: ['moderate', 'pinPosts'] };
const open = (options: OpenClubOptions = {}) =>
  openClub({ clubs: [joined()], posts, embeds: true, pins: {}, details: owners, ...options });
const choose = async (text: string, action: string) => {
  await screen.findByText(text);
  await userEvent.click(
    within(article(text)).getByRole('button', { name: /^More about the post/ }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('pinned posts', () => {
  test('what is pinned stands first and says so, once', async () => {
    open({ pins: { c1: ['p3', 'p4'] } });
    await screen.findByText('Rules');
    expect(order()).toEqual(['Rules', 'Oldest', 'Latest', 'Lunch']);
    expect(pinnedOnes()).toEqual(['Rules', 'Oldest']);
  });

  test('an owner pins a post from its menu, and unpins it', async () => {
    const { backend } = open();
    await choose('Rules', 'Pin post');
    expect(await screen.findByText('The post is pinned')).toBeTruthy();
    expect(order()).toEqual(['Rules', 'Latest', 'Lunch', 'Oldest']);
    // The answer has said what is pinned.
    expect(backend.callsTo(FEED)).toHaveLength(1);
    expect(backend.callsTo(`PUT ${PIN}`).map(({ path }) => path)).toEqual([
      '/club-social/club-posts/c1/p3/pin',
    ]);
    await choose('Rules', 'Unpin post');
    expect(await screen.findByText('The post is no longer pinned')).toBeTruthy();
    expect(order()).toEqual(['Latest', 'Lunch', 'Rules', 'Oldest']);
    expect(pinnedOnes()).toEqual([]);
  });

  test('one’s own post is pinned as well', async () => {
    const own = fakePost({ id: 'p9', clubId: 'c1', content: 'Mine', user: demoUser });
    open({ posts: [own] });
    await choose('Mine', 'Pin post');
    expect(await screen.findByText('Pinned')).toBeTruthy();
  });

  test('a fourth is refused with the reason, and asks the server for nothing', async () => {
    const { backend } = open({ pins: { c1: ['p2', 'p3', 'p4'] } });
    await choose('Latest', 'Pin post');
    expect(await screen.findByText('The post could not be pinned')).toBeTruthy();
    expect(screen.getByText('3 posts are pinned already. Unpin one first.')).toBeTruthy();
    expect(backend.callsTo(`PUT ${PIN}`)).toEqual([]);
  });

  test('what the server refuses leaves the feed as it is', async () => {
    open({ prepare: (backend) => backend.fail(`PUT ${PIN}`) });
    await choose('Rules', 'Pin post');
    expect(await screen.findByText('The post could not be pinned')).toBeTruthy();
    expect(order()).toEqual(['Latest', 'Lunch', 'Rules', 'Oldest']);
  });

  test.each([1, 2])('it is pinned once, %s answers lost', async (times) => {
    open({ prepare: (backend) => backend.fail(`PUT ${PIN}`, 'answer', times) });
    await choose('Rules', 'Pin post');
    expect(await screen.findByText('The post is pinned')).toBeTruthy();
    expect(pinnedOnes()).toEqual(['Rules']);
    expect(screen.queryByText('The post could not be pinned')).toBeNull();
  });

  test('where the answer does not say what is pinned, the feed is asked again', async () => {
    const { backend } = open({
      prepare: (server) => {
        const pinned = { data: { posts, pinnedPosts: [posts[2]] } };
        server.handle(`PUT ${PIN}`, () => {
          server.handle(FEED, () => pinned);
          return {};
        });
      },
    });
    await choose('Rules', 'Pin post');
    await waitFor(() => expect(pinnedOnes()).toEqual(['Rules']));
    expect(backend.callsTo(FEED)).toHaveLength(2);
  });

  test('a late answer takes back no newer pins, and says nothing untrue', async () => {
    const { backend } = open();
    await screen.findByText('Rules');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const release = backend.hold(`PUT ${PIN}`);
    await choose('Rules', 'Pin post');
    const pinsChange = (postIds: string[]) =>
      act(() => backend.sockets.broadcast('clubPinsChanged', { clubId: 'c1', postIds }));
    pinsChange(['p3']);
    await waitFor(() => expect(pinnedOnes()).toEqual(['Rules']));
    pinsChange([]);
    await waitFor(() => expect(pinnedOnes()).toEqual([]));
    backend.handle(FEED, () => ({ data: { posts, pinnedPosts: [] } }));
    release();
    await waitFor(() => expect(backend.callsTo(FEED)).toHaveLength(2));
    expect(pinnedOnes()).toEqual([]);
    expect(screen.queryByText('The post is pinned')).toBeNull();
  });

  test('news that cannot be read unpins nothing: the feed is asked again', async () => {
    const { backend } = open({ pins: { c1: ['p3'] } });
    await screen.findByText('Rules');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const release = backend.hold(FEED);
    act(() => backend.sockets.broadcast('clubPinsChanged', { clubId: 'c1', postIds: 'p3' }));
    await waitFor(() => expect(backend.callsTo(FEED)).toHaveLength(2));
    expect(pinnedOnes()).toEqual(['Rules']);
    release();
    await waitFor(() => expect(pinnedOnes()).toEqual(['Rules']));
  });

  test('members may not, and a plain backend offers and marks nothing', async () => {
    open({ details: { permissions: ['reportPosts'] } }).unmount();
    openClub({ clubs: [joined()], posts });
    await screen.findByText('Rules');
    expect(order()).toEqual(['Latest', 'Lunch', 'Rules', 'Oldest']);
    expect(screen.queryByRole('button', { name: /^More about the post/ })).toBeNull();
  });

  test('members who read see what was pinned meanwhile, also of what they have not', async () => {
    const { backend } = open({ details: {} });
    await screen.findByText('Rules');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const pin = (postIds: string[]) =>
      act(() => backend.sockets.broadcast('clubPinsChanged', { clubId: 'c1', postIds }));
    const asked = backend.callsTo(FEED).length;
    pin(['p4']);
    await waitFor(() => expect(order()).toEqual(['Oldest', 'Latest', 'Lunch', 'Rules']));
    expect(backend.callsTo(FEED)).toHaveLength(asked);

    const old = fakePost({ id: 'p0', clubId: 'c1', content: 'Ancient' });
    backend.handle(FEED, () => ({
      data: { posts, pinnedPosts: [old] },
    }));
    pin(['p0']);
    const found = await screen.findByText('Ancient');
    expect(within(found.closest('article')!).getByText('Pinned')).toBeTruthy();
    pin([]);
    await waitFor(() => expect(screen.queryByText('Ancient')).toBeNull());
  });

  test('a pinned post that is deleted or reacted to shows so', async () => {
    const { backend } = open({ pins: { c1: ['p3'] } });
    await screen.findByText('Rules');
    await userEvent.click(await within(article('Rules')).findByRole('button', { name: /^Like/ }));
    expect(await within(article('Rules')).findByRole('button', { name: /liked|1/i })).toBeTruthy();
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    act(() => backend.sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'p3' }));
    await waitFor(() => expect(screen.queryByText('Rules')).toBeNull());
  });

  test('what one writes stands below what is pinned', async () => {
    open({ pins: { c1: ['p3'] } });
    await screen.findByText('Rules');
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a post' }), 'Mine');
    await userEvent.click(await button('Post'));
    await screen.findByText('Posted to club');
    const shown = screen.getAllByRole('article').map((one) => one.textContent);
    expect(shown.findIndex((text) => text?.includes('Rules'))).toBe(0);
    expect(shown.findIndex((text) => text?.includes('Mine'))).toBe(1);
  });
});
