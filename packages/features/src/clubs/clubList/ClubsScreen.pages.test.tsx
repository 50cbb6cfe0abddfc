import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  amy,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  fakeClub,
  FakeClubline,
  type FakeClub,
} from '../../testing';
import { ClubsScreen } from './ClubsScreen';

vi.setConfig({ testTimeout: 20_000 });

const clubsOf = (count: number, fields: (index: number) => Partial<FakeClub> = () => ({})) =>
  Array.from({ length: count }, (_, index) => {
    const name = `Club ${String(index).padStart(3, '0')}`;
    return fakeClub({ id: name, name, ...fields(index) });
  });

/** Opens the clubs that can be joined, of a server that sends 30 at once. */
function open(
  clubs: FakeClub[],
  tab: 'my' | 'discover' = 'discover',
  environment = createFakeEnvironment({ clock: createStoryClock() }),
) {
  const backend = createFakeBackend({
    areas: [authFake(), clubsFake({ clubs, listPageSize: 30 })],
  });
  render(
    <FakeClubline backend={backend} environment={environment}>
      <ClubsScreen tab={tab} />
    </FakeClubline>,
  );
  return backend;
}
const ownClubs = (count: number) => clubsOf(count, () => ({ memberIds: [demoUser.id] }));
const shown = () => within(screen.getByRole('list')).getAllByRole('link').length;
const loadMore = () => screen.findByRole('button', { name: 'Load more' });

test('clubs that come in pages go on to the last one', async () => {
  const backend = open(clubsOf(65));
  for (const [count, pages] of [
    [20, 1],
    [40, 2],
    [60, 2],
    [65, 3],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(shown()).toBe(count));
    expect(backend.callsTo('GET /clubs')).toHaveLength(pages);
    // oxlint-disable-next-line no-await-in-loop
    if (count < 65) await userEvent.click(await loadMore());
  }
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test.each(['my', 'discover'] as const)(
  'going back and a reload load as many clubs as were shown (%s)',
  async (tab) => {
    const environment = createFakeEnvironment({ clock: createStoryClock() });
    const anchor = { id: 'Club 050', top: 0 };
    environment.historyEntry?.set(`clubs_${tab}`, { count: 60, anchor });
    const backend = open(tab === 'my' ? ownClubs(95) : clubsOf(95), tab, environment);
    expect(await screen.findByRole('link', { name: 'Club 050' })).toBeTruthy();
    expect(shown()).toBe(60);
    const call = tab === 'my' ? 'GET /users/:id/get-clubs' : 'GET /clubs';
    expect(backend.callsTo(call)).toHaveLength(2);
  },
);

test('a club of a page that has not come is found by its name', async () => {
  open(clubsOf(65));
  await loadMore();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search clubs' }), 'club 064');
  expect(await screen.findByRole('link', { name: 'Club 064' })).toBeTruthy();
  expect(screen.queryByText('No clubs match your search')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search clubs' }), 'x');
  expect(await screen.findByText('No clubs match your search')).toBeTruthy();
});

test('a search that could not be answered does not say that there is no such club', async () => {
  const backend = open(clubsOf(65));
  await loadMore();
  backend.fail('GET /clubs', undefined, 1);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search clubs' }), 'club 064');
  expect(await screen.findByText('Clubs could not be loaded')).toBeTruthy();
  expect(screen.queryByText('No clubs match your search')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Club 064' })).toBeTruthy();
});

test('a page of clubs one is in already leads on to the next one', async () => {
  open(
    clubsOf(45, (index) => ({
      memberIds: index < 40 ? [amy.id, demoUser.id] : [amy.id],
    })),
  );
  expect(await screen.findByRole('link', { name: 'Club 044' })).toBeTruthy();
  expect(shown()).toBe(5);
  expect(screen.queryByText('No Public Clubs')).toBeNull();
});

test('who is in very many clubs is asked before more of them are looked through', async () => {
  const backend = open(
    clubsOf(460, (index) => ({ memberIds: index < 450 ? [amy.id, demoUser.id] : [amy.id] })),
  );
  expect(await screen.findByText('No club to join so far')).toBeTruthy();
  expect(screen.queryByText('No Public Clubs')).toBeNull();
  const pages = backend.callsTo('GET /clubs').length;
  expect(pages).toBe(14);
  await userEvent.click(screen.getByRole('button', { name: 'Look further' }));
  expect(await screen.findByRole('link', { name: 'Club 459' })).toBeTruthy();
  expect(screen.queryByText('No club to join so far')).toBeNull();
});

test('a page lost after clubs one is in does not say that there are no others', async () => {
  const clubs = clubsOf(45, (index) => ({ memberIds: index < 40 ? [demoUser.id] : [] }));
  const backend = createFakeBackend({ areas: [authFake(), clubsFake({ clubs })] });
  let isLost = true;
  backend.handle('GET /clubs', ({ query }) => {
    const isNext = query.has('cursor');
    if (isNext && isLost) throw new TypeError('Failed to fetch');
    return {
      data: { clubs: isNext ? clubs.slice(30) : clubs.slice(0, 30) },
      meta: { hasMore: !isNext, nextCursor: isNext ? null : '30' },
    };
  });
  render(
    <FakeClubline backend={backend}>
      <ClubsScreen tab="discover" />
    </FakeClubline>,
  );
  const tryAgain = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  expect(screen.queryByText('No Public Clubs')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  isLost = false;
  await userEvent.click(tryAgain);
  expect(await screen.findByRole('link', { name: 'Club 044' })).toBeTruthy();
  expect(shown()).toBe(5);
});

test('a page that could not be loaded says so and can be asked for again', async () => {
  const backend = open(clubsOf(35));
  await loadMore();
  backend.fail('GET /clubs', undefined, 1);
  await userEvent.click(await loadMore());
  expect(await screen.findByText('Clubs could not be loaded')).toBeTruthy();
  await userEvent.click(await loadMore());
  await waitFor(() => expect(shown()).toBe(35));
});

test('a server that takes the size of a page is asked for what is shown at once', async () => {
  const backend = createFakeBackend({
    areas: [authFake(), clubsFake({ clubs: clubsOf(45), takesLimits: true })],
  });
  const environment = createFakeEnvironment({ clock: createStoryClock() });
  const page = (
    <FakeClubline backend={backend} environment={environment}>
      <ClubsScreen tab="discover" />
    </FakeClubline>
  );
  const view = render(page);
  await loadMore();
  view.unmount();
  environment.storage.local.remove('sports_app_/clubs');
  render(page);
  await loadMore();
  expect(shown()).toBe(20);
  expect(backend.callsTo('GET /clubs').at(-1)?.query.get('limit')).toBe('20');
});

test('a server that has not said so is asked for its list as it is', async () => {
  const backend = open(clubsOf(3));
  await waitFor(() => expect(shown()).toBe(3));
  expect(backend.callsTo('GET /clubs')[0]?.query.toString()).toBe('');
});

test('what a server cuts is said, once all that it sent is shown', async () => {
  const backend = createFakeBackend({ areas: [authFake(), clubsFake()] });
  backend.handle('GET /clubs', () => ({
    data: { clubs: clubsOf(25) },
    meta: { hasMore: true },
  }));
  render(
    <FakeClubline backend={backend}>
      <ClubsScreen tab="discover" />
    </FakeClubline>,
  );
  await userEvent.click(await loadMore());
  expect(await screen.findByText('The server sent only the first 25.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('one’s own clubs come page by page as well', async () => {
  const backend = open(ownClubs(65), 'my');
  for (const [count, pages] of [
    [30, 1],
    [60, 2],
    [65, 3],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(shown()).toBe(count));
    expect(backend.callsTo('GET /users/:id/get-clubs')).toHaveLength(pages);
    // oxlint-disable-next-line no-await-in-loop
    if (count < 65) await userEvent.click(await loadMore());
  }
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('an own club of a page that has not come is found by its name', async () => {
  open(ownClubs(65), 'my');
  await loadMore();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search clubs' }), 'club 064');
  expect(await screen.findByRole('link', { name: 'Club 064' })).toBeTruthy();
  expect(shown()).toBe(1);
});

test('own clubs are asked for by name, from a server that has pages in that order', async () => {
  const backend = createFakeBackend({
    areas: [authFake(), clubsFake({ clubs: ownClubs(120).toReversed(), takesLimits: true })],
  });
  render(
    <FakeClubline backend={backend}>
      <ClubsScreen tab="my" />
    </FakeClubline>,
  );
  await loadMore();
  const names = () =>
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(names()[0]).toBe('Club 000');
  const before = names();
  await userEvent.click(await loadMore());
  await waitFor(() => expect(names().length).toBeGreaterThan(before.length));
  expect(names().slice(0, before.length)).toEqual(before);
  expect(backend.callsTo('GET /users/:id/get-clubs').at(-1)?.query.get('limit')).toBe('50');
});

test('what a server cuts of one’s own clubs is said', async () => {
  const backend = createFakeBackend({ areas: [authFake(), clubsFake()] });
  backend.handle('GET /users/:id/get-clubs', () => ({
    userClubs: clubsOf(25),
    meta: { hasMore: true },
  }));
  render(
    <FakeClubline backend={backend}>
      <ClubsScreen tab="my" />
    </FakeClubline>,
  );
  expect(await screen.findByText('The server sent only the first 25.')).toBeTruthy();
});

test('where each club says whether one is in it, one’s own are not asked for', async () => {
  const backend = createFakeBackend({ areas: [authFake(), clubsFake({ takesLimits: true })] });
  const clubs = clubsOf(4, (index) => ({ memberIds: index < 2 ? [demoUser.id] : [amy.id] }));
  backend.handle('GET /clubs', () => ({
    data: {
      clubs: clubs.map(({ id, name, memberIds }) => ({
        id,
        name,
        isMember: memberIds.includes(demoUser.id),
      })),
    },
  }));
  const environment = createFakeEnvironment();
  environment.storage.local.set('clubline_additions', 'page-limits');
  render(
    <FakeClubline backend={backend} environment={environment}>
      <ClubsScreen tab="discover" />
    </FakeClubline>,
  );
  await waitFor(() => expect(shown()).toBe(2));
  expect(screen.queryByRole('link', { name: 'Club 001' })).toBeNull();
  expect(backend.callsTo('GET /users/:id/get-clubs')).toEqual([]);
});

test('own clubs on later pages are no clubs to join', async () => {
  open([...ownClubs(65), fakeClub({ id: 'other', name: 'Zebra', memberIds: [amy.id] })]);
  expect(await screen.findByRole('link', { name: 'Zebra' })).toBeTruthy();
  await waitFor(() => expect(shown()).toBe(1));
});
