import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SideMenu } from './SideMenu';

const hrefs = {
  profile: '/profile/mara',
  settings: '/settings',
  scores: '/scores',
  clubs: '/clubs',
  discover: '/clubs/discover',
  home: '/',
};

test('the sections are Profile, Live Scores and Clubs, in this order', () => {
  render(<SideMenu hrefs={hrefs} onLogout={vi.fn()} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Profile',
    'Live Scores',
    'Clubs',
  ]);
});

test.each([
  ['/clubs/discover', 'Discover Clubs'],
  ['/clubs', 'My Clubs'],
  ['/clubs/42', 'My Clubs'],
  ['/scores/teams', 'All Scores'],
])('on %s the item %s alone is marked as current', (currentPath, name) => {
  render(<SideMenu hrefs={hrefs} currentPath={currentPath} onLogout={vi.fn()} />);
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
    screen.getByRole('link', { name }),
  ]);
});

test('a place without an address is not in the menu', () => {
  render(<SideMenu hrefs={{ clubs: '/clubs' }} onLogout={vi.fn()} />);
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(1);
});

test('Logout asks the owner of the menu', async () => {
  const onLogout = vi.fn();
  render(<SideMenu hrefs={hrefs} onLogout={onLogout} />);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});
