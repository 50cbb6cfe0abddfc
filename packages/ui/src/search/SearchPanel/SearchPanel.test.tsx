import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchPage } from './SearchPage';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';
import { searchPanel as searchPanelAr } from './messages.ar';
import { searchPanel as searchPanelEs } from './messages.es';
import { foundGroups, nothing, partlyFailed, racesAlone } from './SearchPanel.fixtures';

function open(props: Partial<SearchPanelProps> = {}) {
  const spies = {
    onQueryChange: vi.fn(),
    onSelect: vi.fn(),
    onSubmit: vi.fn(),
    onRetry: vi.fn(),
    onClearRecent: vi.fn(),
  };
  function Panel() {
    const [query, setQuery] = useState(props.query ?? 'lake');
    return (
      <SearchPanel
        groups={foundGroups}
        resultsHref="/search?q=lake"
        {...spies}
        {...props}
        query={query}
        onQueryChange={(next) => {
          spies.onQueryChange(next);
          setQuery(next);
        }}
      />
    );
  }
  render(<Panel />);
  return spies;
}

const field = () => screen.getByRole('searchbox', { name: 'Search everything' });
const chosen = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

test('what was found stands in groups, and how many there are is announced', () => {
  open();
  const list = screen.getByRole('listbox', { name: 'Results' });
  const people = within(list).getByRole('group', { name: 'People' });
  expect(within(people).getAllByRole('option')).toHaveLength(2);
  expect(
    within(list)
      .getByRole('option', { name: /Amy Lake/ })
      .getAttribute('href'),
  ).toBe('/profile/amy_lake');
  expect(screen.getByText('6+ results')).toBeTruthy();
});

test('where there is no more, that is announced as well', () => {
  open({ groups: foundGroups.map((group) => ({ ...group, hasMore: false })) });
  expect(screen.getByText('6 results')).toBeTruthy();
});

test.each([
  [searchPanelEs, '6+ resultados'],
  [searchPanelAr, '6 نتائج أو أكثر'],
])('that there may be more is said in the reader’s language (%#)', (labels, said) => {
  open({ labels });
  expect(screen.getByText(said)).toBeTruthy();
});

test('arrows, Home and End choose while the field keeps the focus', async () => {
  open();
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toContain('Ben Torres');
  await user.keyboard('{End}');
  expect(chosen()).toContain('All results for “lake”');
  await user.keyboard('{Home}');
  expect(chosen()).toContain('Amy Lake');
  expect(document.activeElement).toBe(field());
});

test('Enter follows what is chosen, and without a choice goes on to all results', async () => {
  const { onSelect, onSubmit } = open();
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('lake');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(foundGroups[0]!.hits[0], 'people');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape clears the words first', async () => {
  const { onQueryChange } = open();
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(onQueryChange).toHaveBeenLastCalledWith('');
});

test('a recent search is searched for again, and all of them can be forgotten', async () => {
  const { onQueryChange, onClearRecent } = open({
    query: '',
    groups: [],
    recent: ['lakeside', 'amy'],
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(onClearRecent).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('option', { name: 'amy' }));
  expect(onQueryChange).toHaveBeenLastCalledWith('amy');
});

test('what may be looked for is offered while nothing is typed, below what was', async () => {
  const { onSelect } = open({ query: '', groups: [], recent: ['amy'], suggestions: foundGroups });
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  const names = groups.map((id) => document.getElementById(id ?? '')?.textContent);
  expect(names.slice(0, 2)).toEqual(['Recent searches', 'People']);
  expect(screen.queryByText('Who or what are you looking for?')).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: /Amy Lake/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(foundGroups[0]!.hits[0], 'people');
});

test('suggestions go once something is typed, and without any the place says what to do', () => {
  const empty = nothing('ready');
  open({ query: 'zzzz', groups: empty, suggestions: foundGroups });
  expect(screen.queryByRole('option', { name: /Amy Lake/ })).toBeNull();
  cleanup();
  open({ query: '', groups: [], suggestions: empty });
  expect(screen.getByText('Who or what are you looking for?')).toBeTruthy();
});

test('nothing found says what was searched for', () => {
  open({ query: 'zzzz', groups: nothing('ready') });
  expect(screen.getAllByText('Nothing found for “zzzz”.').length).toBeGreaterThan(0);
});

test('nothing found leads back to the field, which is empty', async () => {
  const { onQueryChange } = open({ query: 'zzzz', groups: nothing('ready') });
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(onQueryChange).toHaveBeenLastCalledWith('');
  expect(document.activeElement).toBe(field());
});

test('a part that failed is named beside what was found, and can be searched again', async () => {
  const { onRetry } = open({ groups: partlyFailed });
  expect(screen.getByRole('alert').textContent).toContain('Could not be searched: Clubs, Racers.');
  expect(screen.getByRole('option', { name: /Amy Lake/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('where parts failed it is not said that there is nothing', () => {
  open({ groups: nothing('error') });
  expect(screen.queryByText(/Nothing found/)).toBeNull();
});

test('without a connection it says so, and shows what is found without one', () => {
  open({ isOffline: true, groups: racesAlone });
  expect(screen.getByText('No connection.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('option', { name: /Novice Ski Lites/ })).toBeTruthy();
});

test('a page shows each part under its heading, with more of it where there is', async () => {
  const onLoadMore = vi.fn();
  const onSelect = vi.fn((_hit: unknown, _kind: unknown) => undefined);
  const ref = createRef<HTMLDivElement>();
  render(
    <SearchPage
      ref={ref}
      title="Search"
      query="lake"
      onQueryChange={vi.fn()}
      onSelect={onSelect}
      groups={foundGroups.map((group) => ({ ...group, onLoadMore }))}
      className="wide"
    />,
  );
  expect(ref.current?.classList.contains('wide')).toBe(true);
  const people = screen.getByRole('region', { name: 'People' });
  expect(within(people).getAllByRole('link')).toHaveLength(2);
  await userEvent.click(within(people).getByRole('button', { name: 'Show more: People' }));
  expect(onLoadMore).toHaveBeenCalledOnce();
  await userEvent.click(within(people).getByRole('link', { name: /Amy Lake/ }));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a page says how many there are of each kind, and shows one kind alone', async () => {
  const { rerender } = render(
    <SearchPage title="Search" query="lake" onQueryChange={vi.fn()} groups={foundGroups} />,
  );
  const kinds = within(screen.getByRole('group', { name: 'Results' }));
  const shown = foundGroups.filter(({ hits }) => hits.length > 0);
  expect(kinds.getAllByRole('button')).toHaveLength(shown.length + 1);
  expect(kinds.getByRole('button', { name: /^All \d/, pressed: true })).toBeTruthy();
  await userEvent.click(kinds.getByRole('button', { name: 'Clubs 1' }));
  expect(screen.getByRole('region', { name: 'Clubs' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
  // Other words find none of them: all is shown.
  const people = foundGroups.filter(({ kind }) => kind === 'people');
  rerender(<SearchPage title="Search" query="amy" onQueryChange={vi.fn()} groups={people} />);
  expect(screen.getByRole('region', { name: 'People' })).toBeTruthy();
});

test('the page offers suggestions, uncounted, until something is typed', async () => {
  const onSelect = vi.fn();
  const page = (query: string) => (
    <SearchPage
      title="Search"
      query={query}
      onQueryChange={vi.fn()}
      groups={query ? nothing('ready') : []}
      suggestions={[...foundGroups.slice(1, 2), { kind: 'races', status: 'ready', hits: [] }]}
      onSelect={onSelect}
    />
  );
  const { rerender } = render(page(''));
  const offers = within(screen.getByRole('group', { name: 'Suggestions' }));
  expect(offers.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Clubs']);
  expect(offers.getByRole('region', { name: 'Clubs' }).textContent).not.toMatch(/Clubs\d/);
  await userEvent.click(offers.getByRole('link', { name: /Lakeside Riders/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(foundGroups[1]!.hits[0], 'clubs');
  rerender(page('zzzz'));
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
});
