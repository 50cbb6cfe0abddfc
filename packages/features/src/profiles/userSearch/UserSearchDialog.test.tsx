import { USERNAME_SEARCH } from '@clubline/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  demoUser,
  FakeClubline,
  FakeReply,
  type FakeBackend,
} from '../../testing';
import { profilesFake } from '../../testing/profiles/profiles.fake';
import { profilesBackend, profilesContent } from '../../testing/profiles/profiles.fixtures';
import { isPersonLike } from '../listPerson';
import { UserSearchDialog } from './UserSearchDialog';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => void vi.unstubAllGlobals());

function open(backend: FakeBackend = profilesBackend()) {
  const [onOpenChange, onNavigate] = [vi.fn(), vi.fn()];
  const tree = (isOpen: boolean) => (
    <FakeClubline backend={backend} onNavigate={onNavigate}>
      <UserSearchDialog isOpen={isOpen} onOpenChange={onOpenChange} />
    </FakeClubline>
  );
  const { rerender } = render(tree(true));
  return { backend, onOpenChange, onNavigate, show: (isOpen: boolean) => rerender(tree(isOpen)) };
}
/** Stands in for the browser: only so many parts of a list are near what is seen. */
const stubNearness = (count: number) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private heard: (entries: object[]) => void) {}
      observe = (target: Element) => {
        const at = [...(target.parentElement?.children ?? [])].indexOf(target);
        const boundingClientRect = {
          top: at * 900,
          bottom: at * 900 + 900,
          width: 600,
          height: 900,
        };
        queueMicrotask(() =>
          act(() => this.heard([{ target, isIntersecting: at < count, boundingClientRect }])),
        );
      };
      unobserve() {}
      disconnect() {}
    },
  );
};
const look = async (text: string) => {
  const field = await screen.findByRole('searchbox', { name: 'Search users' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test.each(['MAYA', '@may', 'oKAF', 'maya o'])('%s finds Maya Okafor', (query) => {
  expect(isPersonLike(demoUser, query.toLocaleLowerCase())).toBe(true);
});

test('goes on by itself to the page with the match, and leads to that person', async () => {
  const { backend, onOpenChange, onNavigate } = open();
  await look('rider_219');
  await userEvent.click(await screen.findByRole('link', { name: /Rider 219/ }));
  expect(onNavigate).toHaveBeenCalledWith('/profile/rider_219');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(backend.callsTo('GET /users')).toHaveLength(3);
});

test('nobody found says so', async () => {
  open();
  await look('nobody at all');
  expect(await screen.findByText('No users found.', { selector: 'p' })).toBeTruthy();
});

test('a failure of every kind of page says so', async () => {
  const { backend } = open(
    profilesBackend(profilesContent, (server) =>
      server.fail('GET /users', new FakeReply(500, { message: 'Tired.' })),
    ),
  );
  expect(await screen.findByText('Failed to load users')).toBeTruthy();
  expect(backend.callsTo('GET /users')).toHaveLength(4);
});

test('ten pages are looked through at once, more on request, and few are drawn', async () => {
  stubNearness(2);
  const backend = profilesBackend();
  let page = 0;
  backend.handle('GET /users', () => {
    page += 1;
    return {
      users: Array.from({ length: 1_000 }, (_, index) => ({
        ...demoUser,
        id: `${page}-${index}`,
        username: `p${page}_${index}`,
      })),
      meta: { hasNextPage: true },
    };
  });
  open(backend);
  await look('nobody at all');
  expect(await screen.findByText('No users found.', { selector: 'p' })).toBeTruthy();
  expect(page).toBe(11);
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
  await look('p5_');
  expect(await screen.findByText('50 users')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('100 users')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeLessThanOrEqual(50));
});

test('a later page that fails says so, keeps what is there, and can be retried', async () => {
  const { backend } = open(profilesBackend());
  expect(await screen.findByText('50 users')).toBeTruthy();
  backend.fail('GET /users', new FakeReply(500, {}), 1);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Failed to load users')).toBeTruthy();
  expect(screen.getByText('50 users')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('100 users')).toBeTruthy();
  expect(screen.queryByText('Failed to load users')).toBeNull();
});

test('a search that breaks off does not say that there is nobody', async () => {
  const { backend } = open(profilesBackend());
  expect(await screen.findByText('50 users')).toBeTruthy();
  backend.fail('GET /users', new FakeReply(500, {}));
  await look('rider_219');
  expect(await screen.findByText('Failed to load users')).toBeTruthy();
  expect(screen.queryByText('No users found.')).toBeNull();
});

test('an answer that comes after the search was closed is dropped', async () => {
  const backend = profilesBackend();
  const release = backend.hold('GET /users');
  const { show } = open(backend);
  await waitFor(() => expect(backend.callsTo('GET /users')).toHaveLength(1));
  show(false);
  backend.fail('GET /users', new FakeReply(500, {}));
  release();
  show(true);
  expect(await screen.findByText('Failed to load users')).toBeTruthy();
});

test('a server that leads on by cursors is asked for names, once typing rests', async () => {
  const backend = profilesBackend({ ...profilesContent, hasCursors: true });
  open(backend);
  expect(await screen.findByText('50 users')).toBeTruthy();
  await look('@rider_219');
  expect(await screen.findByRole('link', { name: /Rider 219/ })).toBeTruthy();
  expect(screen.getByText('1 user')).toBeTruthy();
  expect(backend.callsTo('GET /users').map(({ query }) => query.get('search'))).toEqual([
    null,
    'rider_219',
  ]);
  await look('nobody at all');
  expect(await screen.findByText('No users found.', { selector: 'p' })).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search users' }));
  expect(await screen.findByText('50 users')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('100 users')).toBeTruthy();
  expect(backend.callsTo('GET /users').at(-1)?.query.get('cursor')).toBe('50');
});

test('what a server keeps back, which refuses every page, is said', async () => {
  const backend = profilesBackend();
  backend.handle('GET /users', ({ query }) =>
    query.has('limit')
      ? new FakeReply(400, { message: 'limit is not known here.' })
      : { users: [demoUser], meta: { hasNextPage: true } },
  );
  open(backend);
  expect(await screen.findByText('The server sent only the first 1.')).toBeTruthy();
});

test('a username that begins with the words comes first, where a server can tell', async () => {
  const people = [
    ...Array.from({ length: 120 }, (_, index) => ({
      ...demoUser,
      id: `u-${index}`,
      username: `a_kelp_${index}`,
    })),
    { ...demoUser, id: 'u-kelp', username: 'kelp', firstName: 'Last', lastName: 'Of all' },
  ];
  const backend = createFakeBackend({
    areas: [authFake(), profilesFake({ people, hasCursors: true })],
  });
  backend.additions.add(USERNAME_SEARCH);
  open(backend);
  await look('@kelp');
  await waitFor(() =>
    expect(screen.getAllByRole('link')[0]!.textContent).toContain('Last Of all@kelp'),
  );
  expect(screen.getAllByRole('link', { name: /@kelp/ })).toHaveLength(1);
});
