import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FakeClubline, type FakeBackend } from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { addPostSearch, namedClubBackend, searchBackend } from '../testing/search/search.fixtures';
import { SearchScreen } from './SearchScreen';

vi.setConfig({ testTimeout: 20_000 });

function open(
  query = '',
  prepare?: (backend: FakeBackend) => void,
  backend = searchBackend(prepare),
) {
  const onNavigate = vi.fn();
  const tree = (addressed: string) => (
    <FakeClubline backend={backend} onNavigate={onNavigate}>
      <SearchScreen query={addressed} event={sampleEvent} />
    </FakeClubline>
  );
  const { rerender } = render(tree(query));
  return { backend, onNavigate, goTo: (address: string) => rerender(tree(address)) };
}

const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search everything' });
const part = (name: string) => screen.findByRole('region', { name });

test('what the address names is searched for at once', async () => {
  open('pro');
  expect((await field()).value).toBe('pro');
  expect(within(await part('Racers')).getByRole('link', { name: /Petra Prokop/ })).toBeTruthy();
  expect(within(await part('Clubs')).getAllByRole('link')).toHaveLength(2);
});

test('the address follows what is typed once typing rests, with no entry of its own', async () => {
  const { onNavigate, goTo } = open();
  expect(document.activeElement).toBe(await field());
  await userEvent.type(await field(), 'prokop ');
  await waitFor(() =>
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/search?q=prokop', {
      replace: true,
      keepsPlace: true,
    }),
  );
  goTo('prokop');
  expect((await field()).value).toBe('prokop ');
  expect(await part('Racers')).toBeTruthy();
});

test('one’s own clubs and the latest races are offered until something is typed', async () => {
  const { backend, goTo } = open();
  const offers = within(await screen.findByRole('group', { name: 'Suggestions' }));
  expect(await offers.findByRole('link', { name: /Pro Insiders/ })).toBeTruthy();
  expect(offers.getByRole('link', { name: /Pro Runabout Stock/ })).toBeTruthy();
  expect(backend.callsTo('GET /users')).toEqual([]);
  goTo('puck');
  await part('Clubs');
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
});

test('another address, as by going back, is searched for', async () => {
  const { goTo } = open('pro');
  await part('Racers');
  goTo('puck');
  expect((await field()).value).toBe('puck');
  expect(within(await part('Clubs')).getByRole('link', { name: /Puck Drop/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Racers' })).toBeNull());
});

test('ten of each are shown, and more when asked', async () => {
  open('rider');
  expect(within(await part('People')).getAllByRole('link')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show more: People' }));
  expect(within(await part('People')).getAllByRole('link')).toHaveLength(20);
});

test('all that there is can be shown, page after page', async () => {
  open('rider');
  await part('People');
  for (let press = 0; press < 6; press += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more: People' }));
  }
  await waitFor(async () =>
    expect(within(await part('People')).getAllByRole('link')).toHaveLength(70),
  );
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Show more: People' })).toBeNull(),
  );
});

test('posts are found where the backend looks for them, and lead to themselves', async () => {
  open('paddock', addPostSearch);
  const link = within(await part('Posts')).getByRole('link', { name: /^Ben Torres/ });
  expect(link.textContent).toContain('North Stand · Pro paddock opens at nine.');
  expect(link.getAttribute('href')).toBe('/clubs/c-north?post=p-2');
});

test('a backend that looks for none is asked for none', async () => {
  const { backend } = open('paddock');
  await part('Clubs');
  expect(backend.callsTo('GET /social/feed')).toHaveLength(0);
  expect(screen.queryByRole('region', { name: 'Posts' })).toBeNull();
});

test('posts far back are looked for on request, and not said to be none until then', async () => {
  open('chair', (backend) => addPostSearch(backend, 15, 1));
  const posts = await part('Posts');
  expect(within(posts).getByText('Nothing found so far.')).toBeTruthy();
  expect(screen.queryByText('Nothing found for “chair”.')).toBeNull();
  const more = within(posts).getByRole('button', { name: 'Show more: Posts' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(
    await within(await part('Posts')).findByRole('link', { name: /^Ben Torres/ }),
  ).toBeTruthy();
});

test('posts that could not be looked for are said to be missing', async () => {
  open('pro', (backend) => {
    addPostSearch(backend);
    backend.fail('GET /social/feed', 'network');
  });
  expect(await screen.findByText('Could not be searched: Posts.')).toBeTruthy();
});

test('the event itself is found by its name', async () => {
  open('lake havasu');
  const link = await screen.findByRole('link', { name: /World Finals/ });
  expect(link.getAttribute('href')).toBe('/scores');
});

test.each([
  ['a server that looks in names alone', 70, true],
  ['a server that sends all clubs', 70, false],
])('clubs with the words in their names come first, from %s', async (_, told, canSearchNames) => {
  open('quokkas', undefined, namedClubBackend(told, canSearchNames));
  const names = ['Quokkas afloat', 'The first quokkas', 'Aquokkas', 'Club 0'];
  await waitFor(async () => {
    const links = within(await part('Clubs')).getAllByRole('link');
    expect(links.slice(0, 4).map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringContaining(name)),
    );
  });
});

test('all clubs with the words elsewhere follow those that are named so', async () => {
  open('quokkas', undefined, namedClubBackend(50, true));
  await within(await part('Clubs')).findByText('Aquokkas');
  for (let press = 0; press < 5; press += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more: Clubs' }));
  }
  await waitFor(async () =>
    expect(within(await part('Clubs')).getAllByRole('link')).toHaveLength(53),
  );
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Show more: Clubs' })).toBeNull(),
  );
});

test('a club with the words in its name and elsewhere is listed once', async () => {
  open('quokkas', undefined, namedClubBackend(3, true, 5));
  await waitFor(async () => {
    const names = within(await part('Clubs')).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual(
      ['Quokkas afloat', 'The first quokkas', 'Aquokkas', 'Club 0', 'Club 1', 'Club 2'].map(
        (name) => expect.stringContaining(name),
      ),
    );
  });
});
