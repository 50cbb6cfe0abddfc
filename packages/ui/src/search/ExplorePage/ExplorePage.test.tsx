import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { foundGroups } from '../SearchPanel/SearchPanel.fixtures';
import { ExplorePage } from './ExplorePage';

const people = foundGroups.find(({ kind }) => kind === 'people')!.hits;

test('each group is a region with its people as links, what one does with them, and all', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <ExplorePage
      ref={ref}
      title="Explore Feed"
      searchHref="/search"
      groups={[{ kind: 'people', status: 'ready', hits: people, moreHref: '/search' }]}
      renderAction={({ name }) => <button type="button">Follow {name}</button>}
      className="wide"
    />,
  );
  expect(ref.current?.classList.contains('wide')).toBe(true);
  expect(screen.getByRole('link', { name: 'Search everything' })).toBeTruthy();
  const region = within(screen.getByRole('region', { name: 'People to follow' }));
  expect(region.getByRole('link', { name: /Amy Lake/ }).getAttribute('href')).toBe(
    '/profile/amy_lake',
  );
  expect(region.getByRole('button', { name: 'Follow Amy Lake' })).toBeTruthy();
  expect(region.getByRole('link', { name: 'See all People to follow' })).toBeTruthy();
});

test('what failed can be loaded again, what waits says so, what is empty is left out', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(
    <ExplorePage
      title="Explore Feed"
      searchHref="/search"
      groups={[
        { kind: 'people', status: 'error', hits: [], onRetry },
        { kind: 'racers', status: 'loading', hits: [] },
      ]}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('Loading…')).toBeTruthy();
  rerender(
    <ExplorePage
      title="Explore Feed"
      searchHref="/search"
      groups={[{ kind: 'people', status: 'ready', hits: [] }]}
    />,
  );
  expect(screen.queryByRole('region')).toBeNull();
});
