import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  ben,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  type FakeClublineProps,
  FakeReply,
  fakePost,
} from '../../testing';
import { article, button, joined, openClub } from './testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const DETAILS = 'GET /clubs/:id/details';
const post = fakePost({ id: 'p1', clubId: 'c1', content: 'Buy passes here', user: ben });

/** The club with one post, once its socket is open. */
async function openLive(around: Partial<FakeClublineProps> = {}) {
  const options = { clubs: [joined()], posts: [post], embeds: true };
  const { backend } = openClub(options, {}, around);
  await screen.findByText('Buy passes here');
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  return backend;
}
const changed = { clubId: 'c1', postId: 'p1', reactionCount: 7, commentCount: 3 };
const shown = (name: RegExp) => within(article('Buy passes here')).findByRole('button', { name });

test('the counts of a post follow what others do; another club’s do not', async () => {
  const { sockets } = await openLive();
  act(() => {
    sockets.broadcast('clubPostChanged', { ...changed, reactionCount: 6 });
    sockets.broadcast('clubPostChanged', changed);
    sockets.broadcast('clubPostChanged', { ...changed, clubId: 'c2', reactionCount: 99 });
  });
  expect(await shown(/7/)).toBeTruthy();
  expect(await shown(/3/)).toBeTruthy();
});

test('the first post of an empty feed waits, and nobody is told that there is none', async () => {
  const { backend } = openClub({ clubs: [joined()], posts: [], embeds: true });
  await screen.findByText('No posts yet in this club.');
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  act(() => backend.sockets.broadcast('clubPostCreated', { clubId: 'c1', post }));
  const show = await button('1 new post');
  expect(screen.queryByText('No posts yet in this club.')).toBeNull();
  await userEvent.click(show);
  expect(screen.getByText('Buy passes here')).toBeTruthy();
});

test('a count that comes while one’s own reaction is on its way is shown after it', async () => {
  const backend = await openLive();
  const release = backend.hold('POST /club-social/club-post-reactions');
  await userEvent.click(await shown(/^Like, 0/));
  await shown(/^Like, your reaction, 1/);
  const own = { kind: 'clubPost', postId: 'p1', reaction: 'like', reactionCount: 1 };
  act(() => {
    backend.sockets.broadcast('ownReactionChanged', own);
    backend.sockets.broadcast('clubPostChanged', changed);
  });
  // Comments are counted in the same breath.
  await shown(/3/);
  act(release);
  expect(await shown(/^Like, your reaction, 7/)).toBeTruthy();
});

test('an open thread shows a comment that somebody else has just written', async () => {
  const backend = await openLive();
  await userEvent.click(await shown(/comment/i));
  const thread = 'GET /club-social/club-comments/:id/comments';
  await waitFor(() => expect(backend.callsTo(thread)).toHaveLength(1));
  const comment = {
    id: 'k1',
    content: 'Two left',
    createdAt: new Date(0).toISOString(),
    user: ben,
    parentComment: null,
  };
  backend.handle(thread, () => ({ data: { comments: [comment] } }));
  act(() => backend.sockets.broadcast('clubPostChanged', { ...changed, commentCount: 1 }));
  expect(await screen.findByText('Two left')).toBeTruthy();
});

test('a flood of posts waits behind one button, those deleted meanwhile left out', async () => {
  const { sockets } = await openLive();
  act(() => {
    for (let at = 1; at <= 30; at += 1)
      sockets.broadcast('clubPostCreated', {
        clubId: 'c1',
        post: fakePost({ id: `f${at}`, clubId: 'c1', content: `Lap ${at}`, user: ben }),
      });
    sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'f9' });
  });
  expect(await button('29 new posts')).toBeTruthy();
});

test('comments that were changed while the connection was gone are asked for again', async () => {
  const backend = await openLive();
  await userEvent.click(await shown(/comment/i));
  const thread = 'GET /club-social/club-comments/:id/comments';
  await waitFor(() => expect(backend.callsTo(thread)).toHaveLength(1));
  const socket = backend.sockets.all.at(-1)!;
  act(() => socket.drop());
  const comment = {
    id: 'k1',
    content: 'Mended meanwhile',
    createdAt: new Date(0).toISOString(),
    editedAt: new Date(1).toISOString(),
    user: ben,
    parentComment: null,
  };
  // As many as before, so that no count says anything.
  backend.handle(thread, () => ({ data: { comments: [comment] } }));
  act(() => socket.restore());
  expect(await screen.findByText('Mended meanwhile')).toBeTruthy();
});

test('comments that could not be asked for after an event are asked for again', async () => {
  const clock = createFakeClock();
  const backend = await openLive({ environment: createFakeEnvironment({ clock }) });
  await userEvent.click(await shown(/comment/i));
  const thread = 'GET /club-social/club-comments/:id/comments';
  await waitFor(() => expect(backend.callsTo(thread)).toHaveLength(1));
  const comment = { id: 'k1', content: 'Two left', user: ben, parentComment: null };
  backend.handle(thread, () => ({ data: { comments: [comment] } }));
  backend.fail(thread, 'network', 2);
  act(() => backend.sockets.broadcast('clubPostChanged', { ...changed, commentCount: 1 }));
  for (const time of [250, 3_000, 6_000])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await act(() => clock.advance(time));
  expect(await screen.findByText('Two left')).toBeTruthy();
  const before = backend.callsTo(thread).length;
  await act(() => clock.advance(600_000));
  expect(backend.callsTo(thread)).toHaveLength(before);
});

test('what the viewer does on another page shows here: a reaction and a post', async () => {
  const { sockets } = await openLive();
  const own = fakePost({ id: 'p2', clubId: 'c1', content: 'From my phone', user: demoUser });
  act(() => {
    sockets.broadcast('ownReactionChanged', { postId: 'p1', reaction: 'love' });
    sockets.broadcast('clubPostCreated', { clubId: 'c1', post: own });
  });
  expect(await screen.findByText('From my phone')).toBeTruthy();
  expect(await shown(/love/i)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '1 new post' })).toBeNull();
});

test('how many members there are follows who joins and leaves', async () => {
  const { sockets } = await openLive();
  act(() => sockets.broadcast('clubMembersChanged', { clubId: 'c1', memberCount: 41 }));
  expect(await screen.findByText(/41/)).toBeTruthy();
});

test('somebody who is banned while they look sees so at once, and cannot write on', async () => {
  const backend = await openLive();
  await screen.findByRole('textbox', { name: 'Write a post' });
  backend.handle(DETAILS, () => ({
    data: {
      club: {
        id: 'c1',
        clubName: 'Lakeside',
        clubDescription: '',
        memberCount: 2,
        owner: ben,
        coOwners: [],
        isMember: false,
        channels: [],
        sanction: 'ban',
      },
    },
  }));
  act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Write a post' })).toBeNull());
  expect(screen.queryByText('Buy passes here')).toBeNull();
});

test('a club that is deleted while they look is gone; what they were writing is not', async () => {
  const backend = await openLive();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'See you');
  backend.fail(DETAILS, new FakeReply(404, { message: 'Club not found' }));
  act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1', isMember: false }));
  expect(await screen.findByRole('heading', { name: 'This club does not exist' })).toBeTruthy();
  expect(screen.queryByText('Buy passes here')).toBeNull();
  expect(await screen.findByText('See you')).toBeTruthy();
});

test('who is banned from a private club sees nothing of it but their own words', async () => {
  const environment = createFakeEnvironment();
  const { local } = environment.storage;
  const keptOf = (id: string) => local.keys().filter((name) => name.includes(`_club:${id}:`));
  local.setJson('sports_app_seen1_club:c1:channel:k1:u1', { value: ['Mooring code'], at: 0 });
  local.setJson('sports_app_seen1_club:c2:channel:k1:u1', { value: ['Tides'], at: 0 });
  const backend = await openLive({ environment });
  expect(keptOf('c1').length).toBeGreaterThan(1);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'See you');
  const words = 'You have been banned from this club.';
  backend.fail(DETAILS, new FakeReply(403, { message: words }));
  act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1', isMember: false }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Buy passes here')).toBeNull();
  expect(await screen.findByText('See you')).toBeTruthy();
  // Nor is it shown from the device without a connection.
  expect(keptOf('c1')).toEqual([]);
  expect(keptOf('c2')).toHaveLength(1);
});

test('what is missed while the connection is gone is there when it is back', async () => {
  const backend = await openLive();
  const before = backend.callsTo(DETAILS).length;
  const socket = backend.sockets.all.at(-1)!;
  act(() => socket.drop());
  backend.handle('GET /club-social/club-posts-feed/:u/:c', () => ({
    data: {
      posts: [
        {
          ...post,
          user: { ...ben, lastName: 'Castle' },
          reaction: 'like',
          reactionCount: 12,
          commentCount: 0,
        },
      ],
    },
  }));
  act(() => socket.restore());
  expect(await shown(/12/)).toBeTruthy();
  expect(within(article('Buy passes here')).getByText(/Castle/)).toBeTruthy();
  expect(backend.callsTo(DETAILS).length).toBeGreaterThan(before);
  expect(await button('Joined')).toBeTruthy();
});

describe('a club that could not be asked for', () => {
  const open = async () => {
    const clock = createFakeClock();
    const backend = await openLive({ environment: createFakeEnvironment({ clock }) });
    return { backend, clock, asked: () => backend.callsTo(DETAILS).length };
  };
  const renamed = () => ({
    data: { clubName: 'Anchorage', memberCount: 2, owner: ben, isMember: true, channels: [] },
  });

  test('after something has happened is asked for again, with what that brings', async () => {
    const { backend, clock } = await open();
    backend.handle(DETAILS, renamed);
    backend.fail(DETAILS, 'network', 2);
    act(() => backend.sockets.broadcast('clubChanged', { clubId: 'c1' }));
    for (const time of [250, 3_000, 6_000])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await act(() => clock.advance(time));
    expect(await screen.findAllByRole('heading', { name: 'Anchorage' })).not.toHaveLength(0);
  });

  test('after a gap is asked for again', async () => {
    const { backend, clock } = await open();
    const socket = backend.sockets.all.at(-1)!;
    act(() => socket.drop());
    backend.handle(DETAILS, renamed);
    backend.fail(DETAILS, 'network', 1);
    act(() => socket.restore());
    await act(() => clock.advance(3_000));
    expect(await screen.findAllByRole('heading', { name: 'Anchorage' })).not.toHaveLength(0);
  });

  test('because it is gone is not asked for again', async () => {
    const { backend, clock, asked } = await open();
    backend.fail(DETAILS, new FakeReply(404, { message: 'Club not found' }));
    act(() => backend.sockets.broadcast('clubChanged', { clubId: 'c1' }));
    await act(() => clock.advance(250));
    await screen.findByRole('heading', { name: 'This club does not exist' });
    const before = asked();
    await act(() => clock.advance(60_000));
    expect(asked()).toBe(before);
  });
});
