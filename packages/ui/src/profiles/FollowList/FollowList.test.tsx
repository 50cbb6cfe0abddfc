import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FollowList, type FollowListProps } from './FollowList';
import { people } from './FollowList.fixtures';

const hrefFor = ({ username }: { username: string }) => `/profile/${username}`;
const show = (props: Partial<FollowListProps> = {}) =>
  render(
    <FollowList
      followers={{ count: 7, people }}
      following={{ count: 2, people: people.slice(0, 2) }}
      hrefFor={hrefFor}
      {...props}
    />,
  );

test('the tabs carry the counts and change the list', async () => {
  const onTabChange = vi.fn();
  show({ onTabChange });
  expect(screen.getByRole('tab', { name: 'Followers (7)' }).getAttribute('aria-selected')).toBe(
    'true',
  );
  expect(screen.getAllByRole('link')).toHaveLength(7);
  await userEvent.click(screen.getByRole('tab', { name: 'Following (2)' }));
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith('following');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a count that is not known is not said to be none', () => {
  show({ followers: {}, following: { errorMessage: 'Please try again.' } });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Followers',
    'Following',
  ]);
});

test('the filter looks at the username alone, whatever the case', async () => {
  show();
  const filter = screen.getByRole('searchbox', { name: 'Filter by username' });
  await userEvent.type(filter, '@AMY_L');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile/amy_lake',
  ]);
  await userEvent.clear(filter);
  await userEvent.type(filter, 'Park');
  expect(screen.getByText('No usernames match.')).toBeTruthy();
});

test('following a row tells who it was', async () => {
  const onSelect = vi.fn();
  show({ onSelect });
  await userEvent.click(screen.getByRole('link', { name: /Ben Torres/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(people[1]);
});

test('a failure says why and can be tried again, for its own tab', async () => {
  const onRetry = vi.fn();
  show({ following: { count: 2, errorMessage: 'Resting' }, defaultTab: 'following', onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load following.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('following');
});

test.each<[string, Partial<FollowListProps>, string]>([
  ['still on their way', { followers: { count: 7 } }, 'Loading…'],
  ['no followers', { followers: { count: 0, people: [] } }, 'No followers yet.'],
  [
    'following nobody',
    { following: { count: 0, people: [] }, defaultTab: 'following' },
    'Not following anyone yet.',
  ],
])('%s', (_name, props, message) => {
  show(props);
  expect(screen.getByText(message)).toBeTruthy();
});

test('an empty list leads on to people', () => {
  show({ followers: { count: 0, people: [] }, findPeopleHref: '/search' });
  expect(screen.getByRole('link', { name: 'Find people' }).getAttribute('href')).toBe('/search');
});

test('a filter that nobody matches is cleared, and has the focus', async () => {
  show();
  const filter = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(filter, 'zzz');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(filter.value).toBe('');
  expect(document.activeElement).toBe(filter);
  expect(screen.getAllByRole('link')).toHaveLength(people.length);
});

test('more is asked for near the end, on the button, and for whom one filters', async () => {
  const onLoadMore = vi.fn();
  show({ followers: { count: 90, people, hasMore: true }, onLoadMore });
  const scroller = screen.getByRole('list').parentElement!;
  Object.defineProperties(scroller, {
    scrollHeight: { value: 1_000 },
    clientHeight: { value: 400 },
    scrollTop: { configurable: true, value: 399 },
  });
  fireEvent.scroll(scroller);
  expect(onLoadMore).not.toHaveBeenCalled();
  Object.defineProperty(scroller, 'scrollTop', { value: 400 });
  fireEvent.scroll(scroller);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onLoadMore).toHaveBeenCalledTimes(2);
  await userEvent.type(screen.getByRole('searchbox'), 'z');
  expect(onLoadMore).toHaveBeenCalledTimes(3);
  expect(onLoadMore).toHaveBeenLastCalledWith('followers');
});

test('what could not be loaded at the end of a list says so', () => {
  show({ followers: { count: 90, people, hasMore: true, moreStatus: 'error' } });
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t load followers.');
  expect(screen.getAllByRole('link')).toHaveLength(people.length);
});

test('what the server has cut is said at the end', () => {
  show({ followers: { count: 9, people: people.slice(0, 2), cutAt: 2 } });
  expect(screen.getByText('The server sent only the first 2.')).toBeTruthy();
});

test('as long as there are more, nobody is said to match only so far', async () => {
  show({ followers: { count: 90, people, hasMore: true }, onLoadMore: vi.fn() });
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('No usernames match so far.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
});

test('those who are looked for elsewhere are awaited, then nobody matches', async () => {
  const onQueryChange = vi.fn();
  const follows = (list: object) => ({ followers: { count: 90, people: [], ...list } });
  const { rerender } = show({ ...follows({ isSearching: true }), query: 'zzz', onQueryChange });
  expect(screen.getByText('Loading…')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), '!');
  expect(onQueryChange).toHaveBeenLastCalledWith('zzz!');
  rerender(<FollowList {...follows({})} following={{}} query="zzz" hrefFor={hrefFor} />);
  expect(screen.getByText('No usernames match.')).toBeTruthy();
});
