import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeClubline } from '../testing';
import { addPostSearch, searchBackend } from '../testing/search/search.fixtures';
import { SearchScreen } from './SearchScreen';

vi.setConfig({ testTimeout: 20_000 });

function open(query: string) {
  const backend = searchBackend(addPostSearch);
  render(
    <FakeClubline backend={backend}>
      <SearchScreen query={query} />
    </FakeClubline>,
  );
  const hear = (event: string, body: object) => act(() => backend.sockets.broadcast(event, body));
  return { backend, hear };
}
const part = (name: string) => screen.findByRole('region', { name });
const isConnected = (backend: ReturnType<typeof searchBackend>) =>
  waitFor(() => expect(backend.sockets.all.length).toBeGreaterThan(0));

test('a club that is deleted goes from what was found, with its posts', async () => {
  const { backend, hear } = open('pro');
  await isConnected(backend);
  expect(within(await part('Clubs')).getByRole('link', { name: /Pro Paddock/ })).toBeTruthy();
  hear('clubListed', { clubId: 'c-pro', club: null });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Pro Paddock/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Pro Insiders/ })).toBeTruthy();
});

test('a private club from which somebody is removed goes, a public one stays', async () => {
  const { backend, hear } = open('pro');
  await isConnected(backend);
  await part('Clubs');
  hear('ownMembershipChanged', { clubId: 'c-own', isMember: false });
  hear('ownMembershipChanged', { clubId: 'c-pro', isMember: false });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Pro Insiders/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Pro Paddock/ })).toBeTruthy();
});

test('a post that is removed goes, and so do those of a club that one is in no more', async () => {
  const { backend, hear } = open('lap');
  await isConnected(backend);
  const found = () => screen.queryAllByRole('link', { name: /North Stand · A lap/ });
  await waitFor(() => expect(found()).toHaveLength(2));
  hear('clubPostRemoved', { clubId: 'c-north', postId: 'p-0' });
  await waitFor(() => expect(found()).toHaveLength(1));
  hear('ownMembershipChanged', { clubId: 'c-north', isMember: false });
  await waitFor(() => expect(found()).toHaveLength(0));
});

test('what went while the connection was gone is gone once it is back', async () => {
  const { backend } = open('pro');
  await isConnected(backend);
  await part('Clubs');
  backend.handle('GET /clubs', () => ({ data: { clubs: [] } }));
  for (const socket of backend.sockets.all) {
    act(() => socket.drop());
    act(() => socket.restore());
  }
  await waitFor(() => expect(screen.queryByRole('link', { name: /Pro Paddock/ })).toBeNull());
});
