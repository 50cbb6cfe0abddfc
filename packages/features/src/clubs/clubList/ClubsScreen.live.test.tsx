import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  amy,
  authFake,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  fakeClub,
  FakeClubline,
  type FakeClub,
} from '../../testing';
import type { ClubsTab } from '../clubKeys';
import { ClubsScreen } from './ClubsScreen';

vi.setConfig({ testTimeout: 20_000 });

const mine = (name: string) => fakeClub({ id: name, name, memberIds: [amy.id, demoUser.id] });
const theirs = (name: string) => fakeClub({ id: name, name });
/** A club as the server tells of it. */
const listed = (name: string, fields = {}) => ({
  clubId: name,
  club: { id: name, name, memberCount: 1, isPrivate: false, isActive: true, ...fields },
});

/** A list of clubs, once its socket is open. */
async function openLive(
  tab: ClubsTab,
  clubs: FakeClub[],
  { isTold = true, listPageSize }: { isTold?: boolean; listPageSize?: number } = {},
) {
  const fake = clubsFake({ clubs, embeds: isTold, ...(listPageSize && { listPageSize }) });
  const backend = createFakeBackend({ areas: [authFake(), fake] });
  const environment = createFakeEnvironment({ clock: createStoryClock() });
  const page = (shown: ClubsTab) => (
    <FakeClubline backend={backend} environment={environment}>
      <ClubsScreen tab={shown} />
    </FakeClubline>
  );
  const { rerender } = render(page(tab));
  await screen.findByRole('list');
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  return { backend, ...backend.sockets, show: (shown: ClubsTab) => rerender(page(shown)) };
}
const shows = (names: string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(names),
  );

test('a club that is new, renamed and deleted is so in all clubs', async () => {
  const { broadcast } = await openLive('discover', [theirs('Harbour')]);
  await shows(['Harbour']);
  act(() => broadcast('clubListed', listed('Lakeside')));
  await shows(['Harbour', 'Lakeside']);
  act(() => broadcast('clubListed', listed('Lakeside', { name: 'Anchorage' })));
  await shows(['Anchorage', 'Harbour']);
  act(() => broadcast('clubListed', { clubId: 'Harbour', club: null }));
  await shows(['Anchorage']);
});

test('a private club does not show among those that can be joined', async () => {
  const { broadcast } = await openLive('discover', [theirs('Harbour')]);
  act(() => {
    broadcast('clubListed', listed('Secret', { isPrivate: true }));
    broadcast('clubListed', listed('Lakeside'));
  });
  await shows(['Harbour', 'Lakeside']);
});

test('what the viewer joins and leaves on another page shows in their own clubs', async () => {
  const { backend, broadcast } = await openLive('my', [mine('Harbour')]);
  backend.handle('GET /users/:id/get-clubs', () => ({
    userClubs: [mine('Harbour'), mine('Lakeside')],
  }));
  act(() => broadcast('ownMembershipChanged', { clubId: 'Lakeside', isMember: true }));
  await shows(['Harbour', 'Lakeside']);
  act(() => broadcast('ownMembershipChanged', { clubId: 'Harbour', isMember: false }));
  await shows(['Lakeside']);
});

test('a club that was joined while all clubs were shown is there in one’s own', async () => {
  const clubs = [mine('Harbour'), theirs('Lakeside')];
  const { all, backend, broadcast, show } = await openLive('my', clubs);
  await shows(['Harbour']);
  show('discover');
  await shows(['Lakeside']);
  await waitFor(() => expect(all.some(({ connected }) => connected)).toBe(true));
  backend.handle('GET /users/:id/get-clubs', () => ({
    userClubs: [mine('Harbour'), mine('Lakeside')],
  }));
  act(() => {
    broadcast('ownMembershipChanged', { clubId: 'Lakeside', isMember: true });
    broadcast('clubListed', listed('Anchorage'));
  });
  await screen.findByRole('link', { name: 'Anchorage' });
  show('my');
  await shows(['Harbour', 'Lakeside']);
});

test('what was missed while the connection was gone is there when it is back', async () => {
  const { backend, all } = await openLive('my', [mine('Harbour')]);
  act(() => all.at(-1)!.drop());
  backend.handle('GET /users/:id/get-clubs', () => ({ userClubs: [mine('Lakeside')] }));
  act(() => all.at(-1)!.restore());
  await shows(['Lakeside']);
});

test('lists that are shown together are both asked for after a gap', async () => {
  const clubs = [mine('Harbour'), theirs('Lakeside'), theirs('Anchorage')];
  const { backend, all } = await openLive('discover', clubs, { isTold: false });
  await shows(['Anchorage', 'Lakeside']);
  act(() => all.at(-1)!.drop());
  backend.handle('GET /users/:id/get-clubs', () => ({
    userClubs: [mine('Harbour'), mine('Lakeside')],
  }));
  act(() => all.at(-1)!.restore());
  await shows(['Anchorage']);
});

test('what changes while a list is asked for is not lost, and neither is the answer', async () => {
  const { backend, all, broadcast } = await openLive('discover', [theirs('Harbour')]);
  await shows(['Harbour']);
  const answers: ((...names: string[]) => void)[] = [];
  backend.handle(
    'GET /clubs',
    () =>
      new Promise((resolve) =>
        answers.push((...names) => resolve({ data: { clubs: names.map(theirs) } })),
      ),
  );
  act(() => all.at(-1)!.drop());
  act(() => all.at(-1)!.restore());
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => broadcast('clubListed', listed('Lakeside')));
  await shows(['Harbour', 'Lakeside']);
  // Said before there was a Lakeside, and dropped: what it brings is asked for again.
  answers[0]!('Anchorage', 'Harbour');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('Anchorage', 'Harbour', 'Lakeside');
  await shows(['Anchorage', 'Harbour', 'Lakeside']);
});

describe('what was found by the server', () => {
  const search = async (words: string) => {
    const field = screen.getByRole('searchbox', { name: 'Search clubs' });
    await userEvent.clear(field);
    await userEvent.type(field, words);
  };
  /** Clubs of a server that sends them one by one, and what is new among them. */
  const openPaged = async (tab: ClubsTab) => {
    const clubs = [theirs('Anchorage'), theirs('Basin'), mine('Canal'), mine('Dock')];
    const live = await openLive(tab, clubs, { listPageSize: 1 });
    const made: FakeClub[] = [];
    const found = ({ query }: { query: URLSearchParams }) => {
      const words = query.get('search') ?? '';
      const matches = made.filter(({ name }) => name.toLowerCase().includes(words));
      // All of them are never sent.
      return { clubs: matches, meta: { hasMore: words === '' } };
    };
    const make = (name: string) => {
      made.push(tab === 'my' ? mine(name) : theirs(name));
      const path = tab === 'my' ? 'GET /users/:id/get-clubs' : 'GET /clubs';
      live.backend.handle(path, found);
      return listed(name);
    };
    return { ...live, make };
  };
  const isNone = () => screen.findByText('No clubs match your search');

  test.each(['discover', 'my'] as const)(
    'is searched again while it is shown once a club is new or renamed: %s',
    async (tab) => {
      const { broadcast, make } = await openPaged(tab);
      await search('lakeside');
      await isNone();
      act(() => broadcast('clubListed', make('Lakeside')));
      expect(await screen.findByRole('link', { name: 'Lakeside' })).toBeTruthy();
    },
  );

  test.each(['discover', 'my'] as const)(
    'is searched again when somebody comes back to it: %s',
    async (tab) => {
      const { broadcast, make } = await openPaged(tab);
      await search('lakeside');
      await isNone();
      await search('harbour');
      await isNone();
      act(() => broadcast('clubListed', make('Lakeside')));
      act(() => broadcast('clubListed', make('Harbour')));
      await screen.findByRole('link', { name: 'Harbour' });
      await search('lakeside');
      expect(await screen.findByRole('link', { name: 'Lakeside' })).toBeTruthy();
    },
  );

  test('is searched again after a gap when somebody comes back to it', async () => {
    const { all, make } = await openPaged('discover');
    await search('lakeside');
    await isNone();
    await search('harbour');
    await isNone();
    act(() => all.at(-1)!.drop());
    make('Lakeside');
    make('Harbour');
    act(() => all.at(-1)!.restore());
    await screen.findByRole('link', { name: 'Harbour' });
    await search('lakeside');
    expect(await screen.findByRole('link', { name: 'Lakeside' })).toBeTruthy();
  });
});

const sentBy = (sockets: { sent: { event: string }[] }[]) =>
  sockets.flatMap(({ sent }) => sent.map(({ event }) => event));

test('a server that tells of the lists is asked to', async () => {
  const { all } = await openLive('my', [mine('Harbour')]);
  await waitFor(() => expect(sentBy(all)).toContain('watchClubs'));
});

test('a server that knows no such events is not asked for them', async () => {
  const { all } = await openLive('my', [mine('Harbour')], { isTold: false });
  await shows(['Harbour']);
  expect(sentBy(all)).not.toContain('watchClubs');
});
