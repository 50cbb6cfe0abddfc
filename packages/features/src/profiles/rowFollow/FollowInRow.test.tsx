import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { amy, ben, demoUser, FakeClubline, FakeReply, type FakeBackend } from '../../testing';
import { profilesBackend, profilesContent } from '../../testing/profiles/profiles.fixtures';
import { ProfileScreen } from '../ProfileScreen';

vi.setConfig({ testTimeout: 20_000 });

const FOLLOW = 'POST /users/:id/follow-user';
const FOLLOWING = 'GET /users/:id/get-following-list';

/** Opens the lists of somebody; Ben follows Amy, and Ben, whom nobody else follows, the viewer. */
async function openFollowers(backend: FakeBackend, username = 'amy_lake') {
  render(
    <FakeClubline backend={backend}>
      <ProfileScreen username={username} />
    </FakeClubline>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Followers/ }));
  return within(await screen.findByRole('dialog'));
}
const benName = `${ben.firstName} ${ben.lastName}`;
const follows = { [ben.id]: [amy.id, demoUser.id], [demoUser.id]: [amy.id] };

test('somebody in a list is followed there, and no more', async () => {
  const backend = profilesBackend();
  const dialog = await openFollowers(backend);
  await userEvent.click(await dialog.findByRole('button', { name: `Follow ${benName}` }));
  const following = await dialog.findByRole('button', {
    name: new RegExp(`^Following ${benName}`),
  });
  await waitFor(() => expect(backend.callsTo(FOLLOW)).toHaveLength(1));
  await userEvent.click(following);
  expect(await dialog.findByRole('button', { name: `Follow ${benName}` })).toBeTruthy();
});

test('one’s own row has no such button', async () => {
  const backend = profilesBackend({ ...profilesContent, follows });
  const dialog = await openFollowers(backend);
  expect(await dialog.findByRole('button', { name: `Follow ${benName}` })).toBeTruthy();
  expect(dialog.getByText(`@${demoUser.username}`)).toBeTruthy();
  expect(dialog.getAllByRole('button', { name: /^Follow/ })).toHaveLength(1);
});

test('a refused follow is taken back', async () => {
  const backend = profilesBackend();
  const dialog = await openFollowers(backend);
  backend.fail(FOLLOW, new FakeReply(403, { message: 'Not today.' }), 1);
  await userEvent.click(await dialog.findByRole('button', { name: `Follow ${benName}` }));
  expect(await screen.findByText('Follow failed')).toBeTruthy();
  expect(dialog.getByRole('button', { name: `Follow ${benName}` })).toBeTruthy();
});

test('a follow that may not have arrived says so, and is sent again', async () => {
  const backend = profilesBackend();
  const dialog = await openFollowers(backend);
  backend.fail(FOLLOW, 'network', 1);
  await userEvent.click(await dialog.findByRole('button', { name: `Follow ${benName}` }));
  await userEvent.click(
    await dialog.findByRole('button', { name: `Not sent. Try again: ${benName}` }),
  );
  expect(
    await dialog.findByRole('button', { name: new RegExp(`^Following ${benName}`) }),
  ).toBeTruthy();
});

test('whom one follows no more stays in the list of one’s own until it is closed', async () => {
  const backend = profilesBackend({ ...profilesContent, follows });
  const dialog = await openFollowers(backend, demoUser.username);
  await userEvent.click(await dialog.findByRole('tab', { name: /^Following/ }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Following Amy Lake/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Follow Amy Lake' }));
  expect(await dialog.findByRole('button', { name: /^Following Amy Lake/ })).toBeTruthy();
});

test('a follow on another page of one’s own is shown', async () => {
  const backend = profilesBackend({ ...profilesContent, embeds: true });
  const dialog = await openFollowers(backend);
  expect(await dialog.findByRole('button', { name: `Follow ${benName}` })).toBeTruthy();
  await backend.fetch(`${backend.apiBase}/users/${demoUser.id}/follow-user`, {
    method: 'POST',
    body: JSON.stringify({ userToFollowId: ben.id }),
  });
  act(() =>
    backend.sockets.broadcast('followersChanged', {
      userId: demoUser.id,
      followersCount: 1,
      followingCount: 1,
    }),
  );
  expect(
    await dialog.findByRole('button', { name: new RegExp(`^Following ${benName}`) }),
  ).toBeTruthy();
});

/** A backend on which the viewer follows more people than are asked for. */
function backendOfVeryMany() {
  const backend = profilesBackend();
  backend.handle(FOLLOWING, ({ query }) => {
    const page = Number(query.get('cursor') ?? 0);
    const followingList = Array.from({ length: 500 }, (_, n) => ({ ...amy, id: `${page}-${n}` }));
    return { data: { followingList }, meta: { hasMore: true, nextCursor: String(page + 1) } };
  });
  return backend;
}

test('of very many whom one follows not all are asked for', async () => {
  const backend = backendOfVeryMany();
  const dialog = await openFollowers(backend);
  await waitFor(() => expect(backend.callsTo(FOLLOWING)).toHaveLength(2));
  expect(await dialog.findByText(`@${ben.username}`)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Follow/ })).toBeNull();
  expect(backend.callsTo(FOLLOWING)).toHaveLength(2);
});

test.each([
  { isFollowing: true, shown: new RegExp(`^Following ${benName}`), later: `Follow ${benName}` },
  { isFollowing: false, shown: `Follow ${benName}`, later: new RegExp(`^Following ${benName}`) },
])(
  'of very many, rows say whether one follows them: $isFollowing',
  async ({ isFollowing, shown, later }) => {
    const backend = backendOfVeryMany();
    backend.handle('GET /users/:id/get-followers-list', () => ({
      followersList: [{ ...ben, isFollowing }],
    }));
    const dialog = await openFollowers(backend);
    await waitFor(() => expect(backend.callsTo(FOLLOWING)).toHaveLength(2));
    await userEvent.click(await dialog.findByRole('button', { name: shown }));
    expect(await dialog.findByRole('button', { name: later })).toBeTruthy();
  },
);
