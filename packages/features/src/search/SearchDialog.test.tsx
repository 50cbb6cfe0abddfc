import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createStoredCache } from '../platform/cache';
import {
  createFakeEnvironment,
  demoUser,
  FakeClubline,
  FakeReply,
  type FakeBackend,
} from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { searchBackend } from '../testing/search/search.fixtures';
import { SearchDialog } from './SearchDialog';

vi.setConfig({ testTimeout: 20_000 });

function open(backend: FakeBackend = searchBackend(), environment = createFakeEnvironment()) {
  const [onOpenChange, onNavigate] = [vi.fn(), vi.fn()];
  const tree = (isOpen: boolean) => (
    <FakeClubline backend={backend} environment={environment} onNavigate={onNavigate}>
      <SearchDialog isOpen={isOpen} onOpenChange={onOpenChange} event={sampleEvent} />
    </FakeClubline>
  );
  const { rerender, unmount } = render(tree(true));
  const show = (isOpen: boolean) => rerender(tree(isOpen));
  return { backend, environment, onOpenChange, onNavigate, show, unmount };
}

const field = () => screen.findByRole('searchbox', { name: 'Search everything' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Search' }));
const look = async (words: string) => {
  await userEvent.clear(await field());
  if (words) await userEvent.type(await field(), words);
};
const namesIn = async (group: string) =>
  within(await screen.findByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('one’s own clubs and the latest races are offered before something is typed', async () => {
  const { backend } = open();
  await field();
  expect(await namesIn('Clubs')).toEqual([expect.stringContaining('Pro Insiders')]);
  expect(await namesIn('Races')).toEqual([expect.stringContaining('Pro Runabout Stock')]);
  expect(backend.callsTo('GET /users')).toEqual([]);
});

test.each([false, true])(
  'people, clubs, racers and races are found; the server searches: %s',
  async (hasCursors) => {
    open(searchBackend(undefined, hasCursors));
    await look('pro');
    expect(await screen.findByRole('option', { name: /Pronto 69/ })).toBeTruthy();
    expect(await namesIn('Racers')).toEqual([expect.stringContaining('Petra Prokop')]);
    expect(await namesIn('Races')).toHaveLength(4);
    expect(await namesIn('Clubs')).toEqual([
      expect.stringContaining('Pro Paddock'),
      expect.stringContaining('Pro Insiders'),
    ]);
  },
);

test('a private club of others is not found, even where a server sends it', async () => {
  open();
  await look('secrets');
  expect((await screen.findAllByText('Nothing found for “secrets”.')).length).toBeGreaterThan(0);
});

test('a part that fails is named, the others are shown, and it can be asked again', async () => {
  open(searchBackend((server) => server.fail('GET /clubs', new FakeReply(500, {}), 1)));
  await look('pro');
  expect(await dialog().findByText('Could not be searched: Clubs.')).toBeTruthy();
  expect(await namesIn('Racers')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await namesIn('Clubs')).toHaveLength(2);
  expect(dialog().queryByRole('alert')).toBeNull();
});

test('without a connection races are found, and the rest once there is one', async () => {
  const environment = createFakeEnvironment({ hasNetwork: false });
  const calls = ['GET /users', 'GET /clubs', 'GET /jet-ski-racer-details'];
  const backend = searchBackend((server) =>
    calls.forEach((call) => server.fail(call, 'network', 1)),
  );
  open(backend, environment);
  await look('pro');
  expect(await screen.findByText('No connection.')).toBeTruthy();
  expect(await namesIn('Races')).toHaveLength(4);
  act(() => environment.setNetwork(true));
  expect(await namesIn('Clubs')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull());
});

test('Enter leads to all results, what is chosen to its own page, and both close it', async () => {
  const { onNavigate, onOpenChange } = open();
  await look('pro');
  await userEvent.keyboard('{Enter}');
  expect(onNavigate).toHaveBeenLastCalledWith('/search?q=pro', undefined);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await userEvent.click(await screen.findByRole('option', { name: /Petra Prokop/ }));
  expect(onNavigate).toHaveBeenLastCalledWith('/racer/r-1');
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test('what led somewhere is offered the next time, until it is cleared', async () => {
  const { show } = open();
  await look('pro');
  await userEvent.click(await screen.findByRole('option', { name: /Petra Prokop/ }));
  show(false);
  show(true);
  await userEvent.click(await screen.findByRole('option', { name: 'pro' }));
  expect(await namesIn('Racers')).toHaveLength(1);
  await look('');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'pro' })).toBeNull();
});

test('recent searches go with the session', async () => {
  const environment = createFakeEnvironment();
  const key = `sports_app_searches_${demoUser.id}`;
  open(searchBackend(), environment);
  await look('pro');
  await userEvent.keyboard('{Enter}');
  expect(environment.storage.local.getJson(key)).toEqual(['pro']);
  createStoredCache(environment.storage.local, environment.clock).clear();
  expect(environment.storage.local.get(key)).toBeNull();
});
