import { HOME_FEED_EVENTS } from '@clubline/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ben, amy, demoUser, fakePost, minutesAgo } from '../../testing';
import { homeFeed } from '../../testing/homeFeed.fixtures';

vi.setConfig({ testTimeout: 20_000 });

const FEED = 'GET /social/feed';
const all = ['Gates open at nine', 'New boat day', 'Who drives?', 'My lift has room for two'];
const NOTHING = /^Join a club or follow somebody/;
const fresh = ['Just in', 'By Ben', 'From a new club'];

async function open({ isTold = true, isEmpty = false } = {}) {
  const { backend, screen: page } = homeFeed({
    ...(isEmpty && { items: [] }),
    prepare: (server) => isTold && void server.additions.add(HOME_FEED_EVENTS),
  });
  render(page);
  await screen.findByText(isEmpty ? NOTHING : 'Gates open at nine');
  const sent = () => backend.sockets.all.flatMap((socket) => socket.sent.map(({ event }) => event));
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  await waitFor(() => expect(sent()).toHaveLength(isTold ? 1 : 0));
  return {
    backend,
    sent,
    hear: (event: string, body: object) => act(() => backend.sockets.broadcast(event, body)),
  };
}
const article = (text: string) => screen.getByText(text).closest('article') as HTMLElement;
const inPost = (text: string, name: RegExp) => within(article(text)).findByRole('button', { name });
const words = () =>
  screen
    .getAllByRole('article')
    .map((post) => [...all, ...fresh].find((text) => within(post).queryByText(text)));
const written = (id: string, content: string, user = ben) =>
  fakePost({ id, clubId: 'c1', content, createdAt: minutesAgo(0), user });
const showNew = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('what happens meanwhile to the feed', () => {
  test('is asked of a server that tells it, and of no other', async () => {
    const { sent } = await open();
    await waitFor(() => expect(sent()).toEqual(['watchHomeFeed']));
  });

  test('another server is asked for nothing, also after a gap', async () => {
    const { backend, sent } = await open({ isTold: false });
    const socket = backend.sockets.all.at(-1)!;
    act(() => socket.drop());
    act(() => socket.restore());
    expect(sent()).toEqual([]);
    expect(backend.callsTo(FEED)).toHaveLength(1);
  });

  test('shows as counts, edits and removals of posts of both kinds', async () => {
    const { hear } = await open();
    hear('clubPostChanged', { clubId: 'c1', postId: 'p1', reactionCount: 41, commentCount: 42 });
    hear('profilePostChanged', {
      userId: ben.id,
      postId: 'q1',
      reactionCount: 17,
      commentCount: 3,
      content: 'New boat day, at last',
      editedAt: minutesAgo(0),
    });
    hear('clubPostRemoved', { clubId: 'c2', postId: 'p2' });
    expect(await inPost('Gates open at nine', /41/)).toBeTruthy();
    expect(await inPost('Gates open at nine', /42/)).toBeTruthy();
    expect(await screen.findByText('New boat day, at last')).toBeTruthy();
    expect(await inPost('New boat day, at last', /17/)).toBeTruthy();
    expect(screen.queryByText('Who drives?')).toBeNull();
  });

  test('waits as new posts behind a button, those removed meanwhile left out', async () => {
    const { backend, hear } = await open();
    hear('clubPostCreated', { clubId: 'c1', post: written('p8', 'Just in') });
    hear('clubPostCreated', { clubId: 'c1', post: written('p9', 'Taken back') });
    hear('profilePostCreated', { userId: ben.id, post: written('q9', 'By Ben') });
    hear('clubPostRemoved', { clubId: 'c1', postId: 'p9' });
    await screen.findByRole('button', { name: '2 new posts' });
    expect(words()).toEqual(all);
    await showNew('2 new posts');
    expect(words().toSorted().slice(0, 1)).toEqual(['By Ben']);
    expect(words()).toHaveLength(6);
    expect(words().slice(2)).toEqual(all);
    expect(within(article('Just in')).getByRole('link', { name: 'Lakeside' })).toBeTruthy();
    expect(backend.callsTo(FEED)).toHaveLength(1);
  });

  test('is no empty feed any more with the first post, which waits', async () => {
    const { hear } = await open({ isEmpty: true });
    hear('profilePostCreated', { userId: ben.id, post: written('q9', 'By Ben') });
    await screen.findByRole('button', { name: '1 new post' });
    expect(screen.queryByText(NOTHING)).toBeNull();
  });

  test('shows at once what the viewer does on another page', async () => {
    const { hear } = await open();
    hear('clubPostCreated', { clubId: 'c1', post: written('p8', 'Just in', demoUser) });
    hear('ownReactionChanged', { kind: 'clubPost', postId: 'p1', reaction: 'love' });
    expect(await screen.findByText('Just in')).toBeTruthy();
    expect(await inPost('Gates open at nine', /love/i)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  test('has the feed asked for once where the club of a new post is not known', async () => {
    const { backend, hear } = await open();
    const post = written('p8', 'From a new club', amy);
    backend.handle(FEED, () => ({
      data: { items: [{ kind: 'clubPost', club: { id: 'c7', name: 'Regatta' }, post }] },
      meta: { hasMore: true, nextCursor: '1' },
    }));
    for (let n = 0; n < 5; n += 1)
      hear('clubPostCreated', { clubId: 'c7', post: { ...post, id: `p8${n}` } });
    await showNew('1 new post');
    expect(within(article('From a new club')).getByRole('link', { name: 'Regatta' })).toBeTruthy();
  });

  test('is there after a gap: new posts wait, removed ones are gone', async () => {
    const { backend } = await open();
    const socket = backend.sockets.all.at(-1)!;
    act(() => socket.drop());
    const known = { id: 'c1', name: 'Lakeside' };
    backend.handle(FEED, () => ({
      data: {
        items: [
          { kind: 'clubPost', club: known, post: written('p8', 'Just in') },
          {
            kind: 'clubPost',
            club: known,
            post: {
              ...written('p1', 'Gates open at nine', amy),
              reaction: null,
              reactionCount: 12,
            },
          },
        ],
      },
      meta: { hasMore: false, nextCursor: null },
    }));
    act(() => socket.restore());
    expect(await inPost('Gates open at nine', /12/)).toBeTruthy();
    await waitFor(() => expect(words()).toEqual(all.slice(0, 1)));
    await showNew('1 new post');
    expect(await screen.findByText('Just in')).toBeTruthy();
  });

  test('is not undone by a late answer after a gap, which knows nothing of it', async () => {
    const { backend, hear } = await open();
    const socket = backend.sockets.all.at(-1)!;
    act(() => socket.drop());
    const known = { id: 'c1', name: 'Lakeside' };
    let answer = () => {};
    backend.handle(FEED, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      const gates = { ...written('p1', all[0]!, amy), reaction: null, reactionCount: 12 };
      return {
        data: {
          items: [written('p8', 'Just in'), written('p9', 'Taken back'), gates].map((post) => ({
            kind: 'clubPost',
            club: known,
            post,
          })),
        },
        meta: { hasMore: false, nextCursor: null },
      };
    });
    act(() => socket.restore());
    await waitFor(() => expect(backend.callsTo(FEED)).toHaveLength(2));
    hear('clubPostRemoved', { clubId: 'c1', postId: 'p9' });
    hear('clubPostChanged', { clubId: 'c1', postId: 'p1', reactionCount: 41, commentCount: 0 });
    await act(async () => answer());
    await showNew('1 new post');
    expect(await screen.findByText('Just in')).toBeTruthy();
    expect(await inPost('Gates open at nine', /41/)).toBeTruthy();
  });

  test('takes the posts of a club and of a person out that one leaves elsewhere', async () => {
    const { hear } = await open();
    hear('ownMembershipChanged', { clubId: 'c2', isMember: false });
    hear('ownFollowChanged', { userId: ben.id, isFollowing: false });
    await waitFor(() => expect(words()).toEqual(all.slice(0, 1)));
  });

  test('keeps what one was writing to a post that somebody else removes', async () => {
    const { hear } = await open();
    await userEvent.click(await inPost('Who drives?', /comment/i));
    await userEvent.type(await within(article('Who drives?')).findByRole('textbox'), 'I do');
    hear('clubPostRemoved', { clubId: 'c2', postId: 'p2' });
    await waitFor(() => expect(screen.queryByText('Who drives?')).toBeNull());
    expect(await screen.findByText('I do')).toBeTruthy();
  });
});
