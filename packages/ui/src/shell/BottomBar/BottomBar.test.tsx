import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BottomBar } from './BottomBar';

const hrefs = { scores: '/scores', clubs: '/clubs', notifications: '/notifications' };

test.each([
  ['/scores/nba', 'Scores'],
  ['/clubs', 'Clubs'],
  ['/clubs/42/channels/general', 'Clubs'],
])('on %s the place %s alone is marked as current', (currentPath, name) => {
  render(<BottomBar hrefs={hrefs} currentPath={currentPath} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(name);
});

test('a place that only begins alike is not the current one', () => {
  render(<BottomBar hrefs={hrefs} currentPath="/clubsters" />);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

test.each([
  [0, 'Notifications'],
  [3, 'Notifications, 3 unread'],
  [1240, 'Notifications, 99+ unread'],
])('with %i unread, the notifications are named %s', (unreadCount, name) => {
  render(<BottomBar hrefs={hrefs} unreadCount={unreadCount} />);
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('without anything to make there is no such button, and no place without an address', () => {
  render(<BottomBar hrefs={hrefs} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Me' })).toBeNull();
});
