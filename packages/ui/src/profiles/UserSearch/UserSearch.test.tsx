import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { people } from '../FollowList/FollowList.fixtures';
import { UserSearch, type UserSearchProps } from './UserSearch';

const onQueryChange = vi.fn();
const onLoadMore = vi.fn();
const search = (props: Partial<UserSearchProps> = {}) => (
  <UserSearch
    query=""
    onQueryChange={onQueryChange}
    users={people}
    hrefFor={({ username }) => `/profile/${username}`}
    onLoadMore={onLoadMore}
    {...props}
  />
);
const show = (props: Partial<UserSearchProps> = {}) => render(search(props));
const field = () => screen.getByRole('searchbox', { name: 'Search users' });

/** Makes the list 1,000 px long in a window of 400 px, scrolled to `top`. */
const scrollTo = (top: number) => {
  const scroller = screen.getByRole('list').parentElement;
  if (!scroller) throw new Error('no scroller');
  Object.defineProperties(scroller, {
    scrollHeight: { configurable: true, value: 1_000 },
    clientHeight: { configurable: true, value: 400 },
    scrollTop: { configurable: true, value: top },
  });
  fireEvent.scroll(scroller);
};

afterEach(() => vi.clearAllMocks());

test('takes the focus and passes on what is typed', async () => {
  show();
  // At once, or for who presses without a pointer one frame later.
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await userEvent.type(field(), 'a');
  expect(onQueryChange).toHaveBeenCalledWith('a');
});

test('rows lead to profiles and tell who was chosen', async () => {
  const onSelect = vi.fn();
  show({ onSelect });
  const row = screen.getByRole('link', { name: /Amy Lake/ });
  expect(row.getAttribute('href')).toBe('/profile/amy_lake');
  await userEvent.click(row);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(people[0]);
});

test('arrow keys move from the field through the rows and back, and stop at the ends', async () => {
  show({ users: people.slice(0, 2) });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Ben Torres/ }));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field());
});

test('asks for more within 200 px of the end, not before', () => {
  show({ hasMore: true });
  scrollTo(399);
  expect(onLoadMore).not.toHaveBeenCalled();
  scrollTo(400);
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test.each<[string, Partial<UserSearchProps>]>([
  ['there is no more', { hasMore: false }],
  ['more is on its way', { hasMore: true, isLoadingMore: true }],
])('does not ask when %s', (_name, props) => {
  show(props);
  scrollTo(600);
  expect(onLoadMore).not.toHaveBeenCalled();
});

test('those who do not scroll have a button', async () => {
  show({ hasMore: true });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test.each<[string, Partial<UserSearchProps>, string]>([
  ['nobody', { users: [] }, 'No users found.'],
  ['one', { users: people.slice(0, 1) }, '1 user'],
  ['several', {}, '7 users'],
  ['loading', { users: [], status: 'loading' }, 'Loading users…'],
])('announces politely: %s', (_name, props, message) => {
  show(props);
  expect(screen.getByRole('status').textContent).toBe(message);
});

test('nobody found leads back to the search; without words there is nothing to clear', async () => {
  const { rerender } = show({ users: [], query: 'zzz' });
  const clear = () => screen.getAllByRole('button', { name: 'Clear search' });
  await userEvent.click(clear().at(-1)!);
  expect(onQueryChange).toHaveBeenCalledWith('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  rerender(search({ users: [], query: '' }));
  expect(clear()).toHaveLength(1);
});

test('a failure is an alert that can be tried again', async () => {
  const onRetry = vi.fn();
  show({ users: [], status: 'error', onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load users');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
