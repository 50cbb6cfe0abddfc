import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { demoUser, fakeClub, FakeClubline, FakeReply, type FakeBackend } from '../../testing';
import { clubsBackend } from '../../testing/clubs/clubs.fixtures';
import { ClubsScreen } from './ClubsScreen';

vi.setConfig({ testTimeout: 20_000 });

const JOIN = 'POST /clubs/:id/join';
const clubs = ['Bridge', 'Chess', 'Darts'].map((name) => fakeClub({ id: name, name }));

function open({ embeds = true } = {}, prepare?: (backend: FakeBackend) => void) {
  const backend = clubsBackend({ clubs, embeds }, prepare);
  const page = (tab: 'my' | 'discover') => (
    <FakeClubline backend={backend}>
      <ClubsScreen tab={tab} />
    </FakeClubline>
  );
  const { rerender } = render(page('discover'));
  return { backend, show: (tab: 'my' | 'discover') => rerender(page(tab)) };
}
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Join ${name}` }));
const card = (name: string) => screen.getByRole('link', { name }).closest('article')!;

test.each([{ embeds: true }, { embeds: false }])(
  'a club is joined with one press on its card, and keeps its place (said: $embeds)',
  async (options) => {
    const { backend, show } = open(options);
    await press('Chess');
    expect(await within(card('Chess')).findByText('Joined')).toBeTruthy();
    expect(names()).toEqual(['Bridge', 'Chess', 'Darts']);
    expect(backend.callsTo(JOIN).map(({ body }) => body)).toEqual([{ userId: demoUser.id }]);
    show('my');
    expect(await screen.findByRole('list', { name: 'Your clubs' })).toBeTruthy();
    expect(names()).toEqual(['Chess']);
    show('discover');
    await waitFor(() => expect(names()).toEqual(['Bridge', 'Darts']));
  },
);

test('a club that was joined is not among those that are looked for afterwards', async () => {
  open();
  await press('Chess');
  expect(await within(card('Chess')).findByText('Joined')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'dar');
  await waitFor(() => expect(names()).toEqual(['Darts']));
});

test('the other cards stay in sight while the lists are brought up to date', async () => {
  const { backend } = open();
  await screen.findByRole('button', { name: 'Join Chess' });
  const release = backend.hold('GET /clubs');
  await press('Chess');
  expect(await within(card('Chess')).findByText('Joined')).toBeTruthy();
  expect(names()).toEqual(['Bridge', 'Chess', 'Darts']);
  await act(async () => release());
});

test('a club that refuses says why, and can be tried again', async () => {
  open({}, (server) => server.fail(JOIN, new FakeReply(409, { message: 'This club is full.' }), 1));
  await press('Chess');
  expect(await screen.findByText('This club is full.')).toBeTruthy();
  await press('Chess');
  expect(await within(card('Chess')).findByText('Joined')).toBeTruthy();
});

test('one’s own clubs have no such button', async () => {
  const backend = clubsBackend({
    clubs: [fakeClub({ id: 'c1', name: 'Own', memberIds: [demoUser.id] })],
  });
  render(
    <FakeClubline backend={backend}>
      <ClubsScreen tab="my" />
    </FakeClubline>,
  );
  await screen.findByRole('link', { name: 'Own' });
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
});
