import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  ben,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  FakeReply,
  fakePost,
  minutesAgo,
  type FakeClublineProps,
} from '../../testing';
import { button, joined, lakeside, openClub } from './testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const FEED = 'GET /club-social/club-posts-feed/:u/:c';

const post = fakePost({ id: 'p1', clubId: 'c1', content: 'Buy passes here', user: ben });
const hello = {
  id: 'm1',
  channelId: 'ch1',
  content: 'Hello',
  createdAt: minutesAgo(3),
  mediaUrls: [],
  sender: ben,
};
const openLive = (around: Partial<FakeClublineProps> = {}) =>
  openClub(
    {
      clubs: [joined({ channels: [{ id: 'ch1', name: 'Race day' }] })],
      posts: [post],
      messages: [hello],
      embeds: true,
    },
    {},
    around,
  ).backend;
const missedPost = () => ({
  data: { posts: [post, fakePost({ id: 'p9', clubId: 'c1', content: 'Missed' })] },
});
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

describe('what happens meanwhile', () => {
  test('a removed post goes from the feed', async () => {
    const backend = openLive();
    await screen.findByText('Buy passes here');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    act(() => backend.sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'p1' }));
    await waitFor(() => expect(screen.queryByText('Buy passes here')).toBeNull());
  });

  test('posts missed while offline wait behind the pill after the reconnection', async () => {
    const backend = openLive();
    await screen.findByText('Buy passes here');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const socket = backend.sockets.all.at(-1)!;
    act(() => socket.drop());
    backend.handle(FEED, missedPost);
    act(() => socket.restore());
    await userEvent.click(await button('1 new post'));
    expect(screen.getByText('Missed')).toBeTruthy();
  });

  test('posts deleted while offline are gone, also from behind the pill', async () => {
    const backend = openLive();
    await screen.findByText('Buy passes here');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const socket = backend.sockets.all.at(-1)!;
    const soon = fakePost({ id: 'p9', clubId: 'c1', content: 'Soon gone' });
    act(() => backend.sockets.broadcast('clubPostCreated', { clubId: 'c1', post: soon }));
    await button('1 new post');
    act(() => socket.drop());
    const other = fakePost({ id: 'p8', clubId: 'c1', content: 'Stays' });
    backend.handle(FEED, () => ({ data: { posts: [other] } }));
    act(() => socket.restore());
    await waitFor(() => expect(screen.queryByText('Buy passes here')).toBeNull());
    await userEvent.click(await button('1 new post'));
    expect(screen.getByText('Stays')).toBeTruthy();
    expect(screen.queryByText('Soon gone')).toBeNull();
  });

  test('posts that the server says were missed are asked for on the same connection', async () => {
    const backend = openLive();
    await screen.findByText('Buy passes here');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    backend.handle(FEED, missedPost);
    act(() => backend.sockets.broadcast('eventsMissed', {}));
    expect(await button('1 new post')).toBeTruthy();
  });

  test('posts missed are asked for again when that failed, and after leaving no more', async () => {
    const clock = createFakeClock();
    const backend = openLive({ environment: createFakeEnvironment({ clock }) });
    await screen.findByText('Buy passes here');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const socket = backend.sockets.all.at(-1)!;
    backend.handle(FEED, missedPost);
    backend.fail(FEED, 'network', 1);
    act(() => socket.drop());
    act(() => socket.restore());
    await act(() => clock.advance(3_000));
    expect(await button('1 new post')).toBeTruthy();
    backend.fail(FEED);
    act(() => socket.drop());
    act(() => socket.restore());
    await act(() => clock.advance(0));
    const asked = backend.callsTo(FEED).length;
    await tab('Race day');
    await act(() => clock.advance(60_000));
    expect(backend.callsTo(FEED)).toHaveLength(asked);
  });

  test('messages by others and from one’s other pages appear in their channel, once', async () => {
    const backend = openLive();
    await tab('Race day');
    await screen.findByText('Hello');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const said = (id: string, content: string, sender = ben, channelId = 'ch1') => ({
      clubId: 'c1',
      channelId,
      message: { id, content, createdAt: minutesAgo(0), mediaUrls: [], sender },
    });
    act(() => {
      backend.sockets.broadcast('channelMessageCreated', said('m2', 'On my way'));
      backend.sockets.broadcast('channelMessageCreated', said('m2', 'On my way'));
      backend.sockets.broadcast('channelMessageCreated', said('m3', 'Elsewhere', ben, 'ch2'));
      backend.sockets.broadcast('channelMessageCreated', said('m4', 'Mine', demoUser));
    });
    expect(await screen.findAllByText('On my way')).toHaveLength(1);
    expect(screen.queryByText('Elsewhere')).toBeNull();
    expect(screen.getAllByText('Mine')).toHaveLength(1);
  });

  test('messages missed while the connection was gone are there when it is back', async () => {
    const backend = openLive();
    await tab('Race day');
    await screen.findByText('Hello');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const socket = backend.sockets.all.at(-1)!;
    act(() => socket.drop());
    const page = ['m1', 'm2'].map((id) => ({
      id,
      content: id === 'm1' ? 'Hello' : 'Missed',
      createdAt: minutesAgo(id === 'm1' ? 3 : 1),
      mediaUrls: [],
      sender: ben,
    }));
    backend.handle('GET /club-channels/:id/messages', () => ({
      data: { messages: page },
      meta: {},
    }));
    act(() => socket.restore());
    expect(await screen.findByText('Missed')).toBeTruthy();
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });
});

test('a club that could not be loaded is asked for again once the connection is back', async () => {
  const { backend } = openClub({
    clubs: [joined()],
    prepare: (server) => server.fail('GET /clubs/:id/details', 'network', 1),
  });
  await screen.findByRole('heading', { level: 1, name: 'This club could not be loaded' });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  const socket = backend.sockets.all.at(-1)!;
  act(() => socket.drop());
  act(() => socket.restore());
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakeside' })).toBeTruthy();
});

test('who is no member sees what a club says of itself now, and that it was deleted', async () => {
  const club = lakeside();
  const { backend } = openClub({ clubs: [club], posts: [post], embeds: true });
  await screen.findByRole('heading', { level: 1, name: 'Lakeside' });
  const receive = async (change: typeof club | null) => {
    await waitFor(() =>
      expect(backend.sockets.all.at(-1)?.sent.map(({ event }) => event)).toContain('watchClubs'),
    );
    act(() => backend.sockets.broadcast('clubListed', { clubId: 'c1', club: change }));
  };
  const asked = () => backend.callsTo('GET /clubs/:id/details').length;
  const before = asked();
  await receive({ ...club, name: 'Lakeside Riders', memberCount: 4_321 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakeside Riders' })).toBeTruthy();
  expect(screen.getByText(/4,321/)).toBeTruthy();
  // However many visitors look at a club that many join, nobody has to ask for it.
  expect(asked()).toBe(before);
  backend.handle('GET /clubs/:id/details', () => new FakeReply(404, 'Club not found'));
  await receive(null);
  expect(await screen.findByText('This club does not exist')).toBeTruthy();
});
