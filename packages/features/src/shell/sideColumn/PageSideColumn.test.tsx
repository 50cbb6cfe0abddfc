import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ClubDetails, ClubMember } from '@clubline/contract';
import { ClubScreen } from '../../clubs';
import type { EventContent } from '../../results';
import {
  amy,
  authFake,
  ben,
  clubModerationFake,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  fakeClub,
  FakeClubline,
  type FakeBackend,
} from '../../testing';
import { sampleEvent } from '../../testing/results.fixtures';
import { PageSideColumn } from './PageSideColumn';

vi.setConfig({ testTimeout: 20_000 });

const MEMBERS = 'GET /clubs/:id/members';
const crowd: ClubMember[] = Array.from({ length: 24 }, (_, index) => ({
  ...(index === 0 ? amy : ben),
  id: `crowd-${index}`,
  firstName: 'Person',
  lastName: `${index + 1}`,
  username: `person_${index + 1}`,
  profilePicture: null,
  role: index === 0 ? 'owner' : 'member',
}));

interface Options {
  details?: Partial<ClubDetails>;
  members?: ClubMember[];
  isMember?: boolean;
  embeds?: boolean;
  prepare?: (backend: FakeBackend) => void;
  path?: string;
  event?: EventContent;
}

/** The page of a club and what stands beside it, as a site shows them. */
function open({
  details = { permissions: ['listMembers'] },
  members = crowd,
  isMember = true,
  embeds = true,
  prepare,
  path = '/clubs/c1',
  event,
}: Options = {}) {
  const memberIds = members.map(({ id }) => id).concat(isMember ? [demoUser.id] : []);
  const club = fakeClub({ id: 'c1', name: 'Lakeside', memberIds });
  const backend = createFakeBackend({
    areas: [
      authFake(),
      clubsFake({ clubs: [club], embeds, details, takesLimits: true }),
      clubModerationFake({ members, pageSize: 10 }),
    ],
  });
  prepare?.(backend);
  const page = (shown: string) => (
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c1" />
      <aside>
        <PageSideColumn path={shown} {...(event && { event })} />
      </aside>
    </FakeClubline>
  );
  const { rerender } = render(page(path));
  return { backend, show: (shown: string) => rerender(page(shown)) };
}

/** How many cards there are. */
const cards = () => screen.getByRole('complementary').childElementCount;
const card = (name: string) =>
  screen.findByRole('region', { name }).then((region) => within(region));

test('beside a club stand its first members, how many there are, and the way to all', async () => {
  const { backend } = open();
  const members = await card('25 members');
  const faces = await members.findByRole('list');
  expect(within(faces).getAllByRole('link')).toHaveLength(10);
  const person = within(faces).getByRole('link', { name: 'Person 2' });
  expect(person.getAttribute('href')).toBe('/profile/person_2');
  const all = members.getByRole('link', { name: 'See all 25 members' });
  expect(all.getAttribute('href')).toBe('/clubs/c1/members');
  // No more is asked for than is shown, and nothing that the page has asked for.
  expect(backend.callsTo(MEMBERS)).toMatchObject([{ priority: 'low' }]);
  expect(backend.callsTo(MEMBERS)[0]!.query.get('limit')).toBe('10');
  expect(backend.callsTo('GET /clubs/:id/details')).toHaveLength(1);
});

test('another section of the club asks for nothing again', async () => {
  const { backend, show } = open();
  await card('25 members');
  await screen.findByRole('link', { name: 'Person 2' });
  show('/clubs/c1/chat');
  expect(screen.getByRole('link', { name: 'Person 2' })).toBeTruthy();
  expect(backend.callsTo(MEMBERS)).toHaveLength(1);
});

test('beside the list of members they do not stand a second time', async () => {
  const { backend } = open({ path: '/clubs/c1/members', event: sampleEvent });
  await screen.findByRole('tab', { name: 'Members' });
  expect(cards()).toBe(1);
  expect(screen.queryByRole('region', { name: '25 members' })).toBeNull();
  expect(backend.callsTo(MEMBERS)).toHaveLength(0);
});

test.each<[string, Options]>([
  ['the server lists no members', { details: {} }],
  ['the server answers only what the protocol says', { details: {}, embeds: false }],
  ['one is no member', { isMember: false }],
])('nothing is asked for, and nothing stands there, where %s', async (_case, options) => {
  const { backend } = open(options);
  await screen.findByRole('heading', { level: 1, name: 'Lakeside' });
  await screen.findByRole('tab', { name: 'General' });
  expect(cards()).toBe(0);
  expect(backend.callsTo(MEMBERS)).toHaveLength(0);
});

test('members that cannot be loaded leave no card behind', async () => {
  open({ prepare: (backend) => backend.fail(MEMBERS, 'network') });
  await screen.findByRole('heading', { level: 1, name: 'Lakeside' });
  await waitFor(() => expect(cards()).toBe(0));
});

test('the club is there while its members are still on their way', async () => {
  let arrive = () => {};
  open({ prepare: (backend) => (arrive = backend.hold(MEMBERS)) });
  await card('25 members');
  expect(screen.getByText('Loading members…')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Lakeside' })).toBeTruthy();
  act(arrive);
  expect(await screen.findByRole('link', { name: 'Person 2' })).toBeTruthy();
});

test('who leaves goes from the faces, too', async () => {
  const { backend } = open({
    members: crowd.slice(0, 3),
    prepare: (server) => void server.additions.add('club-events'),
  });
  await screen.findByRole('link', { name: 'Person 2' });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  act(() =>
    backend.sockets.broadcast('clubMembersChanged', {
      clubId: 'c1',
      memberCount: 3,
      leftId: 'crowd-1',
    }),
  );
  await card('3 members');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Person 2' })).toBeNull());
});

function openBesideFeed(path: string, now: string, event: EventContent | undefined = sampleEvent) {
  const environment = createFakeEnvironment({ clock: createStoryClock(Date.parse(now)) });
  const backend = createFakeBackend({ areas: [authFake()] });
  render(
    <FakeClubline backend={backend} environment={environment}>
      <aside>
        <PageSideColumn path={path} event={event} />
      </aside>
    </FakeClubline>,
  );
  return backend;
}

test('before the event it is the next race, with a link to its scores', async () => {
  openBesideFeed('/feed', '2025-10-01T12:00:00Z');
  const race = await card('Next race');
  expect(race.getByText('Novice Ski Lites')).toBeTruthy();
  expect(race.getByRole('time').getAttribute('datetime')).toBe('2025-10-06T09:00:00-07:00');
  const link = race.getByRole('link', { name: 'See scores Next race' });
  expect(link.getAttribute('href')).toBe('/scores');
});

test('once the event is on or over it is the latest results, with a link to theirs', async () => {
  openBesideFeed('/notifications', '2025-11-01T12:00:00Z');
  const results = await card('Latest results: Sunday');
  const all = results.getByRole('link', { name: 'See all Latest results: Sunday' });
  expect(all.getAttribute('href')).toBe('/scores/aqua/sunday');
  const race = results.getByRole('link', { name: /Pro Runabout Stock.*Ines Carvalho/ });
  expect(race.getAttribute('href')).toBe('/scores/aqua/sunday?race=pro-runabout-stock');
});

test.each(['/scores', '/settings', '/create-club', '/nowhere'])(
  'nothing stands beside %s',
  (path) => {
    openBesideFeed(path, '2025-11-01T12:00:00Z');
    expect(cards()).toBe(0);
  },
);

test('without an event, and away from clubs, there is nothing to show', () => {
  const { programme: _programme, ...event } = sampleEvent;
  openBesideFeed('/feed', '2025-11-01T12:00:00Z', { ...event, days: [] });
  expect(cards()).toBe(0);
});
