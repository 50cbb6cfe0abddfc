import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AuthGuard } from '../auth';
import {
  authFake,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  demoUser,
  fakeClub,
  FakeClubline,
  FakeReply,
  settle,
  type FakeClublineProps,
} from '../testing';
import { ShellContainer } from './ShellContainer';

async function setUp(props: Partial<FakeClublineProps> = {}, path = '/clubs/discover') {
  const backend = createFakeBackend({ areas: [authFake()] });
  const environment = createFakeEnvironment();
  const onNavigate = vi.fn<(to: string, options?: object) => void>();
  render(
    <FakeClubline backend={backend} environment={environment} onNavigate={onNavigate} {...props}>
      <AuthGuard path={path}>
        <ShellContainer path={path}>
          <h1>Page</h1>
        </ShellContainer>
      </AuthGuard>
    </FakeClubline>,
  );
  await screen.findByRole('heading', { name: 'Page' });
  return { backend, environment, onNavigate, user: userEvent.setup() };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('the menu leads to every place it names', async () => {
  await setUp();
  const links = menu()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Profile', '/profile/maya'],
    ['Account Settings', '/settings'],
    ['All Scores', '/scores'],
    ['My Feed', '/feed'],
    ['My Clubs', '/clubs'],
    ['Discover Clubs', '/clubs/discover'],
    ['Back to Home', '/'],
  ]);
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Discover Clubs');
});

test('the bar of narrow pages leads to the main places, and to what can be made', async () => {
  const { user } = await setUp();
  const bar = within(screen.getByRole('navigation', { name: 'Main places' }));
  const links = bar
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Scores', '/scores'],
    ['Clubs', '/clubs'],
    ['Notifications', '/notifications'],
    ['Me', '/profile/maya'],
  ]);
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Clubs');
  await user.click(bar.getByRole('button', { name: 'New' }));
  const made = within(screen.getByRole('menu', { name: 'New' })).getAllByRole('menuitem');
  expect(made.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Post on your profile', '/profile/maya#write-post'],
    ['Create a club', '/create-club'],
  ]);
});

test.each([
  ['Main places', 'under narrow pages'],
  ['Shortcuts', 'over wide ones'],
])('%s: what can be made %s has posts in one’s clubs, asked for when it opens', async (place) => {
  const clubs = ['Wake Riders', 'Harbour', 'Alpine', 'Bleachers', 'Corner Men', 'Dugout'].map(
    (name) => fakeClub({ id: name, name, memberIds: [demoUser.id] }),
  );
  const backend = createFakeBackend({ areas: [authFake(), clubsFake({ clubs })] });
  const { user } = await setUp({ backend });
  const asked = () => backend.callsTo('GET /users/:id/get-clubs');
  expect(asked()).toEqual([]);
  const bar = within(screen.getByRole('navigation', { name: place }));
  await user.click(bar.getByRole('button', { name: 'New' }));
  const made = within(screen.getByRole('menu', { name: 'New' }));
  const own = within(await made.findByRole('group', { name: 'Post in a club' }));
  const links = own
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);
  expect(links.at(0)).toEqual(['AAlpine', '/clubs/Alpine#write-post']);
  expect(links.at(-1)).toEqual(['More clubs', '/clubs']);
  expect(links).toHaveLength(6);
  expect(made.getAllByRole('menuitem').slice(-2)).toEqual([
    made.getByRole('menuitem', { name: 'Post on your profile' }),
    made.getByRole('menuitem', { name: 'Create a club' }),
  ]);
  expect(asked()).toHaveLength(1);
});

test.each([
  ['maya', '/profile/maya'],
  ['', undefined],
])('without a username of its own, the profile link uses the kept one: %j', async (kept, href) => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.fail('GET /auth/me', new FakeReply(200, { ...demoUser, username: '' }));
  await setUp({ backend, user: { ...demoUser, username: kept } });
  expect(menu().queryByRole('link', { name: 'Profile' })?.getAttribute('href')).toBe(href);
});

test('cancelling keeps the session and calls nobody', async () => {
  const { backend, onNavigate, user } = await setUp();
  await user.click(menu().getByRole('button', { name: 'Logout' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Log out?' }));
  expect(dialog.getByText('Are you sure you want to log out?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  expect(backend.callsTo('POST /auth/logout')).toEqual([]);
  expect(onNavigate).not.toHaveBeenCalled();
});

test('confirming ends the session here and on the server, and leads to sign-in', async () => {
  const { backend, environment, onNavigate, user } = await setUp();
  await user.click(menu().getByRole('button', { name: 'Logout' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }),
  );
  await act(settle);
  expect(onNavigate.mock.calls).toEqual([['/auth', undefined]]);
  expect(backend.callsTo('POST /auth/logout')).toHaveLength(1);
  expect(environment.local.getItem('cl_access_token')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull();
});
