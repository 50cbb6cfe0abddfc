import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  demoUser,
  fakeClub,
  FakeClubline,
  FakeReply,
  type ClubsFakeOptions,
  type FakeBackend,
} from '../../testing';
import { clubsBackend } from '../../testing/clubs/clubs.fixtures';
import { ClubsScreen } from '../clubList/ClubsScreen';

vi.setConfig({ testTimeout: 20_000 });

const JOIN = 'POST /clubs/:id/join';
const clubs = [
  fakeClub({ id: 'c1', name: 'Knitting', memberIds: ['a', 'b', 'c'] }),
  fakeClub({ id: 'c2', name: 'Saturday Soccer', memberIds: ['a'] }),
  fakeClub({ id: 'c3', name: 'Chess', memberIds: ['a', 'b'] }),
  fakeClub({ id: 'c4', name: 'Bridge', memberIds: [] }),
  fakeClub({ id: 'c5', name: 'Soccer Secrets', isPrivate: true }),
];

/** The list of own clubs of Maya, who likes football and has none. */
function open(
  { sports, ...options }: ClubsFakeOptions & { sports?: string[] } = {},
  prepare?: (backend: FakeBackend) => void,
) {
  const backend = clubsBackend({ clubs, ...options }, prepare);
  render(
    <FakeClubline
      backend={backend}
      {...(sports && { user: { ...demoUser, sportInterests: sports } })}
    >
      <ClubsScreen tab="my" />
    </FakeClubline>,
  );
  return backend;
}
const region = () => screen.findByRole('region', { name: 'Clubs for you' });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Join ${name}` }));
/** What stands beside the link to a club. */
const besides = async (name: string) =>
  within(await region())
    .getByRole('link', { name: new RegExp(name) })
    .closest('li')!;

test.each([{ embeds: true }, { embeds: false }])(
  'clubs of the chosen sports come first, then the largest, and no private one (said: $embeds)',
  async ({ embeds }) => {
    open({ embeds });
    const buttons = await within(await region()).findAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Join Saturday Soccer',
      'Join Knitting',
      'Join Chess',
    ]);
  },
);

test('each of several sports has its turn, and words are told whole', async () => {
  open({
    clubs: [
      fakeClub({ id: 'c1', name: 'Soccer Crowd', memberIds: ['a', 'b', 'c'] }),
      fakeClub({ id: 'c2', name: 'Soccer Circle', memberIds: ['a', 'b'] }),
      fakeClub({ id: 'c3', name: 'Ring Seven', description: 'Ringside, always.' }),
      fakeClub({ id: 'c4', name: 'The Drinkers', memberIds: ['a', 'b', 'c', 'd'] }),
    ],
    sports: ['MLS', 'NHL', 'Boxing', 'toString'],
  });
  const buttons = await within(await region()).findAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Join Soccer Crowd',
    'Join Ring Seven',
    'Join Soccer Circle',
  ]);
});

test('where there are more clubs than one page, those of the sports are searched for', async () => {
  const crowd = Array.from({ length: 30 }, (_, at) => fakeClub({ id: `n${at}`, name: `N ${at}` }));
  open({ clubs: [...crowd, ...clubs], listPageSize: 20, embeds: true });
  const buttons = await within(await region()).findAllByRole('button');
  expect(buttons[0]!.getAttribute('aria-label')).toBe('Join Saturday Soccer');
});

test('each is joined with one press and stands in the list; the others stay', async () => {
  const backend = open();
  await press('Saturday Soccer');
  const own = await screen.findByRole('list', { name: 'Your clubs' });
  expect(within(own).getByText('Saturday Soccer')).toBeTruthy();
  expect(within(await besides('Saturday Soccer')).getByText('Joined')).toBeTruthy();
  await press('Chess');
  await waitFor(async () =>
    expect(within(await besides('Chess')).getByText('Joined')).toBeTruthy(),
  );
  expect(backend.callsTo(JOIN).map(({ body }) => body)).toEqual([
    { userId: demoUser.id },
    { userId: demoUser.id },
  ]);
  expect(await screen.findByText('Joined: Saturday Soccer, Chess')).toBeTruthy();
});

test('a club that could not be joined says why, and can be tried again', async () => {
  const backend = open({}, (server) =>
    server.fail(JOIN, new FakeReply(409, { message: 'This club is full.' }), 1),
  );
  await press('Chess');
  expect(await screen.findByText('This club is full.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Join Chess' }));
  await press('Chess');
  await waitFor(async () =>
    expect(within(await besides('Chess')).getByText('Joined')).toBeTruthy(),
  );
  expect(backend.callsTo(JOIN)).toHaveLength(2);
});

test('where only the answer was lost, one has joined', async () => {
  const backend = open({}, (server) => server.fail(JOIN, 'answer', 1));
  await press('Chess');
  await waitFor(async () =>
    expect(within(await besides('Chess')).getByText('Joined')).toBeTruthy(),
  );
  expect(backend.callsTo(JOIN)).toHaveLength(1);
  expect(screen.queryByText('Join failed')).toBeNull();
});

/** Joins a club as another page of the same person does. */
async function joinElsewhere(backend: FakeBackend, id: string) {
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  const [token] = backend.tokens.keys();
  await backend.fetch(`/api/clubs/${id}/join`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: demoUser.id }),
  });
  act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: id, isMember: true }));
}

test('one that was joined on another page is no longer offered as open', async () => {
  const backend = open();
  await press('Chess');
  await screen.findByRole('list', { name: 'Your clubs' });
  await joinElsewhere(backend, 'c1');
  await waitFor(async () =>
    expect(within(await besides('Knitting')).getByText('Joined')).toBeTruthy(),
  );
});

test('whoever has joined one on another page is offered none', async () => {
  const backend = open();
  await screen.findByRole('button', { name: 'Join Chess' });
  await joinElsewhere(backend, 'c1');
  expect(await screen.findByRole('list', { name: 'Your clubs' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Clubs for you' })).toBeNull();
});

test.each([
  ['has clubs', { clubs: [fakeClub({ id: 'c1', name: 'Own', memberIds: [demoUser.id] })] }],
  ['finds none to join', { clubs: [] }],
])('whoever %s is offered none', async (_, options) => {
  const backend = open(options);
  await screen.findByText(/Own|No Clubs Yet/);
  await waitFor(() => expect(backend.callsTo('GET /users/:id/get-clubs')).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Clubs for you' })).toBeNull());
});

test('clubs that could not be asked for leave the way to all clubs', async () => {
  open({}, (server) => server.fail('GET /clubs'));
  expect(await screen.findByText('No Clubs Yet')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Clubs for you' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Discover and join' })).toBeTruthy();
});
