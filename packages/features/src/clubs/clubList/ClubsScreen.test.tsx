import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
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
  FakeReply,
  type FakeClub,
  type FakeClublineProps,
} from '../../testing';
import { clubKeys, type ClubsTab } from '../clubKeys';
import { ClubsScreen } from './ClubsScreen';

vi.setConfig({ testTimeout: 20_000 });

const mine = (name: string, fields: Partial<FakeClub> = {}) =>
  fakeClub({ id: name, name, memberIds: [amy.id, demoUser.id], ...fields });
const theirs = (name: string, fields: Partial<FakeClub> = {}) =>
  fakeClub({ id: name, name, ...fields });
const onNavigate = vi.fn();

function open(
  tab: ClubsTab,
  clubs: FakeClub[],
  around: Partial<FakeClublineProps> = {},
  query = '',
) {
  onNavigate.mockClear();
  const backend = createFakeBackend({ areas: [authFake(), clubsFake({ clubs })] });
  const environment = createFakeEnvironment({ clock: createStoryClock() });
  const page = (shown: ClubsTab) => (
    <FakeClubline backend={backend} environment={environment} onNavigate={onNavigate} {...around}>
      <ClubsScreen tab={shown} query={query} />
    </FakeClubline>
  );
  const view = render(page(tab));
  return { backend, environment, show: (shown: ClubsTab) => view.rerender(page(shown)) };
}
const names = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const search = () => screen.findByRole('searchbox', { name: 'Search clubs' });

test('your clubs are sorted by name, whatever the case', async () => {
  open('my', [mine('beta'), mine('Alpha'), mine('gamma'), theirs('Other')]);
  expect(await names()).toEqual(['Alpha', 'beta', 'gamma']);
  expect((await search()).getAttribute('placeholder')).toBe('Search my clubs…');
});

test('discover leaves out private clubs and those one is in', async () => {
  open('discover', [mine('Mine'), theirs('Open'), theirs('Closed', { isPrivate: true })]);
  expect(await names()).toEqual(['Open']);
  expect((await search()).getAttribute('placeholder')).toBe('Search discover clubs…');
});

test('search looks at name, description and owner, and can be cleared', async () => {
  open('my', [
    mine('Alpha', { description: 'Rowing' }),
    mine('Beta', { description: '', ownerName: 'Olga Rowe' }),
    mine('ROW 9', { description: '' }),
    mine('Delta', { description: '' }),
  ]);
  await userEvent.type(await search(), 'row');
  expect(await names()).toEqual(['Alpha', 'Beta', 'ROW 9']);
  await userEvent.clear(await search());
  expect(await names()).toHaveLength(4);
});

test('discover shows 20, then 20 more; searching starts again at 20', async () => {
  open(
    'discover',
    Array.from({ length: 45 }, (_, index) => theirs(`Club ${String(index).padStart(2, '0')}`)),
  );
  expect(await names()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await names()).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await names()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  await userEvent.type(await search(), 'c');
  expect(await names()).toHaveLength(20);
});

describe('nothing to show', () => {
  test.each([
    ['my', 'No Clubs Yet', 'Join or create a club to get started'],
    ['discover', 'No Public Clubs', 'Create your first public club or wait for others to go live'],
  ] as const)('on %s says %s', async (tab, title, hint) => {
    open(tab, []);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  test('for a search says so', async () => {
    open('my', [mine('Alpha')]);
    await userEvent.type(await search(), 'zzz');
    expect(await screen.findByText('No clubs match your search')).toBeTruthy();
    expect(screen.getByText('Try a different name or keyword.')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(await names()).toEqual(['Alpha']);
    expect(document.activeElement).toBe(await search());
  });

  test('because the list failed is no empty list; trying again helps', async () => {
    const backend = createFakeBackend({
      areas: [authFake(), clubsFake({ clubs: [theirs('Open')] })],
    });
    backend.fail('GET /clubs', new FakeReply(500, { message: 'Out of order.' }), 1);
    open('discover', [], { backend });
    expect(await screen.findByText('Clubs could not be loaded')).toBeTruthy();
    expect(screen.getByText('Out of order.')).toBeTruthy();
    expect(screen.queryByText('No Public Clubs')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toEqual(['Open']);
  });
});

test('a card stores the club and leads to it', async () => {
  const { environment } = open('my', [mine('Alpha', { id: 'c1', maxMembers: 50 })]);
  await userEvent.click(await screen.findByRole('link', { name: 'Alpha' }));
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/c1');
  expect(environment.storage.local.getJson(clubKeys.currentClub)).toEqual({
    id: 'c1',
    clubName: 'Alpha',
    description: 'Saturday rides and race-day meets.',
    maxMembers: 50,
    isPrivate: false,
    streamingSource: 'nfl',
    ownerId: amy.id,
  });
});

test('the words of the address are searched for, and what is typed is named by it', async () => {
  open('discover', [theirs('Alpha'), theirs('Beta'), theirs('Betty')], {}, 'beta');
  expect(await names()).toEqual(['Beta']);
  expect((await search()).getAttribute('value')).toBe('beta');
  await userEvent.clear(await search());
  await userEvent.type(await search(), 'bet');
  await waitFor(() =>
    expect(onNavigate).toHaveBeenLastCalledWith('/clubs/discover?q=bet', {
      replace: true,
      keepsPlace: true,
    }),
  );
  expect(await names()).toEqual(['Beta', 'Betty']);
});

test('a club that was opened from a search knows the way back to it', async () => {
  const { environment } = open('discover', [theirs('Alpha'), theirs('Beta')]);
  await userEvent.type(await search(), 'bet');
  await userEvent.click(await screen.findByRole('link', { name: 'Beta' }));
  expect(environment.storage.session.getJson(clubKeys.view)).toMatchObject({
    tab: 'discover',
    search: 'bet',
  });
});

test('back from a club by a link, the list is where it was', async () => {
  const environment = createFakeEnvironment({ clock: createStoryClock() });
  environment.storage.session.setJson(clubKeys.view, {
    tab: 'discover',
    search: '',
    rows: { count: 40, anchor: { id: 'Alpha', top: -640 } },
  });
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  open('discover', [theirs('Alpha')], { environment });
  await screen.findByRole('link', { name: 'Alpha' });
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: 640 }));
  vi.restoreAllMocks();
});

test('the stored flag leads to discover once', async () => {
  const environment = createFakeEnvironment({ clock: createStoryClock() });
  environment.storage.session.set(clubKeys.tabFlag, 'discover');
  open('my', [], { environment });
  await waitFor(() =>
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/discover', { replace: true }),
  );
  expect(environment.storage.session.get(clubKeys.tabFlag)).toBeNull();
});

test('tabs lead to their address, an event switches them, and changes are broadcast', async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  window.addEventListener(clubKeys.tabChanged, listen);
  const { show } = open('my', []);
  await userEvent.click(await screen.findByRole('tab', { name: 'Discover and join' }));
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/discover', { replace: false });
  show('discover');
  act(() => void window.dispatchEvent(new CustomEvent(clubKeys.setTab, { detail: 'my' })));
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs', { replace: false });
  window.removeEventListener(clubKeys.tabChanged, listen);
  expect(heard).toEqual(['my', 'discover']);
});

test('who is signed out is asked to sign in, without a call', async () => {
  const { backend } = open('discover', [theirs('Open')], { user: null });
  expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe(
    '/auth?next=%2Fclubs%2Fdiscover',
  );
  expect(backend.callsTo('GET /clubs')).toHaveLength(0);
});
