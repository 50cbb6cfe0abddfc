import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { amy, FakeClubline, minutesAgo, type FakeBackend } from '../testing';
import { profilesBackend, profilesContent } from '../testing/profiles/profiles.fixtures';
import { ProfileScreen } from './ProfileScreen';

vi.setConfig({ testTimeout: 20_000 });

const FOLLOW = 'POST /users/:id/follow-user';

async function open({ embeds = true } = {}) {
  const backend = profilesBackend({ ...profilesContent, embeds });
  const page = (shown: boolean) => (
    <FakeClubline backend={backend}>{shown && <ProfileScreen username="amy_lake" />}</FakeClubline>
  );
  const { rerender } = render(page(true));
  await screen.findByText('Podium in moto three.');
  const isHeard = () => !embeds || backend.sockets.all.at(-1)?.connected === true;
  await waitFor(() => expect(isHeard()).toBe(true));
  return {
    backend,
    /** Leaves the profile and comes back to it. */
    async reopen() {
      rerender(page(false));
      rerender(page(true));
      await screen.findByText('Podium in moto three.');
    },
    hear: (event: string, body: object) => act(() => backend.sockets.broadcast(event, body)),
  };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** A follow of the person by somebody else, of whom the page hears nothing. */
const followBySomebody = (backend: FakeBackend) =>
  backend.fetch(`${backend.apiBase}/users/u-101/follow-user`, {
    method: 'POST',
    body: JSON.stringify({ userToFollowId: amy.id }),
  });
const post = (id: string, content: string) => ({
  id,
  content,
  createdAt: minutesAgo(0),
  mediaUrls: [],
  user: amy,
  reaction: null,
  reactionCount: 0,
  commentCount: 0,
});

describe('what happens on a profile meanwhile', () => {
  test('its page asks once for it', async () => {
    const { backend } = await open();
    const asked = () => backend.sockets.all.flatMap(({ sent }) => sent.map(({ event }) => event));
    await waitFor(() => expect(asked()).toEqual(['watchProfile']));
  });

  test('a server that does not tell it is not asked', async () => {
    const { backend } = await open({ embeds: false });
    expect(backend.sockets.all.flatMap(({ sent }) => sent)).toEqual([]);
  });

  test('new posts appear once, removed ones go, and counts follow', async () => {
    const { hear } = await open();
    hear('profilePostCreated', { userId: amy.id, post: post('pp-9', 'Just in') });
    hear('profilePostCreated', { userId: amy.id, post: post('pp-9', 'Just in') });
    hear('profilePostCreated', { userId: 'u-other', post: post('pp-8', 'Elsewhere') });
    hear('profilePostRemoved', { userId: amy.id, postId: 'pp-2' });
    hear('profilePostChanged', {
      userId: amy.id,
      postId: 'pp-1',
      reactionCount: 41,
      commentCount: 42,
    });
    expect(await screen.findAllByText('Just in')).toHaveLength(1);
    expect(screen.queryByText('Elsewhere')).toBeNull();
    expect(screen.queryByText('New hull, same nerves.')).toBeNull();
    expect(await button(/Like.*41|41.*Like/)).toBeTruthy();
    expect(screen.getByText('42 comments')).toBeTruthy();
  });

  test('followers and the own follow, set on another page, show', async () => {
    const { hear } = await open();
    await button('Follow');
    hear('ownFollowChanged', { userId: amy.id, isFollowing: true });
    hear('followersChanged', { userId: amy.id, followersCount: 12, followingCount: 3 });
    expect(await button('Following')).toBeTruthy();
    expect(await button(/^12\s*Followers/)).toBeTruthy();
    hear('ownFollowChanged', { userId: 'u-other', isFollowing: false });
    hear('followersChanged', { userId: amy.id, followersCount: 11, followingCount: 3 });
    expect(await button(/^11\s*Followers/)).toBeTruthy();
    expect(await button('Following')).toBeTruthy();
  });

  test('what is heard while the own follow is on its way counts after it', async () => {
    const { backend, hear } = await open();
    const release = backend.hold(FOLLOW);
    await userEvent.click(await button('Follow'));
    expect(await button(/^2\s*Followers/)).toBeTruthy();
    hear('followersChanged', { userId: amy.id, followersCount: 7, followingCount: 0 });
    release();
    expect(await button(/^7\s*Followers/)).toBeTruthy();
    expect(await button('Following')).toBeTruthy();
  });

  test.each([true, false])(
    'somebody else’s follow meanwhile is counted where no socket tells it (embedded: %s)',
    async (embeds) => {
      const { backend, reopen } = await open({ embeds });
      await followBySomebody(backend);
      const release = backend.hold(FOLLOW);
      await userEvent.click(await button('Follow'));
      await reopen();
      expect(await button(/^2\s*Followers/)).toBeTruthy();
      release();
      expect(await button(/^3\s*Followers/)).toBeTruthy();
      expect(await button('Following')).toBeTruthy();
    },
  );

  test('a follow that arrived after all is not offered again', async () => {
    const { backend, hear } = await open();
    backend.fail(FOLLOW, 'network', 1);
    await userEvent.click(await button('Follow'));
    expect(await screen.findByText('Not sent')).toBeTruthy();
    hear('ownFollowChanged', { userId: amy.id, isFollowing: true });
    expect(await button('Following')).toBeTruthy();
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  test('an open list of followers is asked for again', async () => {
    const { backend, hear } = await open();
    await userEvent.click(await button(/Followers/));
    const asked = () => backend.callsTo('GET /users/:id/get-followers-list').length;
    await waitFor(() => expect(asked()).toBe(1));
    hear('followersChanged', { userId: amy.id, followersCount: 2, followingCount: 0 });
    await waitFor(() => expect(asked()).toBe(2));
  });

  test('who follows no more leaves the list, on whichever of its pages they stand', async () => {
    const { backend, hear } = await open();
    const person = (at: number) => ({ ...amy, id: `u-f${at}`, username: `fan_${at}` });
    backend.handle('GET /users/:id/get-followers-list', ({ query }) => {
      const isFirst = !query.has('cursor');
      return {
        followersList: [person(isFirst ? 1 : 2)],
        meta: { nextCursor: isFirst ? 'second' : null },
      };
    });
    await userEvent.click(await button(/Followers/));
    expect(await screen.findByText('@fan_1')).toBeTruthy();
    await userEvent.click(screen.getByText('Load more'));
    expect(await screen.findByText('@fan_2')).toBeTruthy();
    hear('followEnded', { userId: amy.id, followerId: 'u-f2' });
    hear('followersChanged', { userId: amy.id, followersCount: 1, followingCount: 0 });
    await waitFor(() => expect(screen.queryByText('@fan_2')).toBeNull());
    expect(screen.getByText('@fan_1')).toBeTruthy();
  });

  test('what was missed while the connection was gone is there when it is back', async () => {
    const { backend } = await open();
    await button('Follow');
    const socket = backend.sockets.all.at(-1)!;
    act(() => socket.drop());
    const { handle } = backend;
    handle('GET /users/get-user-by-username/:username', () => ({
      data: {
        user: {
          ...amy,
          followersCount: 31,
          followingCount: 4,
          isFollowing: true,
          favoriteTeams: [],
        },
      },
    }));
    handle('GET /social/profile-posts', () => ({
      data: { profilePosts: [post('pp-7', 'Missed')] },
    }));
    act(() => socket.restore());
    expect(await button(/^31\s*Followers/)).toBeTruthy();
    expect(await button('Following')).toBeTruthy();
    expect(await screen.findByText('Missed')).toBeTruthy();
    expect(screen.queryByText('Podium in moto three.')).toBeNull();
  });
});
