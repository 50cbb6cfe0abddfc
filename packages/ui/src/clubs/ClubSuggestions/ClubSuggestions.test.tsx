import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { ClubSuggestions } from './ClubSuggestions';

const club = { id: 'c1', name: 'Lakeside Riders', memberCount: 128, href: '/clubs/c1' };

test('a club is joined with one press, and the keyboard goes on from the club', async () => {
  const onJoin = vi.fn();
  const ref = createRef<HTMLElement>();
  const props = { onJoin, ref, className: 'wide', moreHref: '/clubs/discover' };
  const { rerender } = render(<ClubSuggestions {...props} clubs={[club]} />);
  expect(ref.current).toBe(screen.getByRole('region', { name: 'Clubs for you' }));
  expect(ref.current?.classList.contains('wide')).toBe(true);
  const button = screen.getByRole('button', { name: 'Join Lakeside Riders' });
  await userEvent.click(button);
  expect(onJoin).toHaveBeenCalledExactlyOnceWith('c1');
  rerender(<ClubSuggestions {...props} clubs={[{ ...club, membership: 'joining' }]} />);
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(onJoin).toHaveBeenCalledOnce();
  rerender(<ClubSuggestions {...props} clubs={[{ ...club, membership: 'joined' }]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Joined')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Joined: Lakeside Riders');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Lakeside Riders/ }));
});

test('a club that is joined elsewhere leaves the focus where it is', () => {
  const second = { ...club, id: 'c2', name: 'Harbour Hawks' };
  const props = { onJoin: vi.fn(), moreHref: '/clubs/discover' };
  const { rerender } = render(<ClubSuggestions {...props} clubs={[club, second]} />);
  const button = screen.getByRole('button', { name: 'Join Harbour Hawks' });
  button.focus();
  rerender(<ClubSuggestions {...props} clubs={[{ ...club, membership: 'joined' }, second]} />);
  expect(document.activeElement).toBe(button);
});

test('names lead to the clubs, and there is a way to all others', () => {
  render(<ClubSuggestions clubs={[club]} onJoin={vi.fn()} moreHref="/clubs/discover" />);
  expect(screen.getByRole('link', { name: /Lakeside Riders/ }).getAttribute('href')).toBe(
    '/clubs/c1',
  );
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
    '/clubs/discover',
  );
});

test('without clubs nothing is shown', () => {
  const { container } = render(<ClubSuggestions clubs={[]} onJoin={vi.fn()} moreHref="/" />);
  expect(container.textContent).toBe('');
});
