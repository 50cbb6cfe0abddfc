import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PersonRow } from './PersonRow';
import { SearchList, type SearchListProps } from './SearchList';

interface Person {
  id: string;
}
const people: Person[] = ['Ann', 'Ben', 'Cem'].map((id) => ({ id }));
const renderPerson = ({ id }: Person) => <PersonRow href={`/profile/${id}`} name={id} />;

function open(props: Partial<SearchListProps<Person>> = {}) {
  render(
    <SearchList
      query=""
      onQueryChange={vi.fn()}
      items={people}
      renderRow={renderPerson}
      illustration="search"
      text={{
        label: 'Search people',
        placeholder: 'Name',
        empty: 'Nobody found',
        failed: 'Not loaded',
        loading: 'Loading',
        loadMore: 'Load more',
        loadingMore: 'Loading more',
        count: (count) => `${count} people`,
      }}
      {...props}
    />,
  );
}
const focused = () =>
  document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName;

test.each([
  ['{ArrowDown}', '/profile/Ann'],
  ['{ArrowDown}{ArrowDown}', '/profile/Ben'],
  ['{ArrowDown>5/}', '/profile/Cem'],
  ['{ArrowUp}', 'INPUT'],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', '/profile/Ann'],
  ['{ArrowDown}{ArrowUp}', 'INPUT'],
])('from the field %s leads to %s', async (keys, place) => {
  open({ query: 'a' });
  expect(focused()).toBe('INPUT');
  await userEvent.keyboard(keys);
  expect(focused()).toBe(place);
});

test('rows and the button below them are reached with Tab too', async () => {
  open({ hasMore: true });
  const seen = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await userEvent.tab();
    seen.push(focused());
  }
  expect(seen).toEqual(['/profile/Ann', '/profile/Ben', '/profile/Cem', 'BUTTON']);
  // From a button arrows lead nowhere.
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('BUTTON');
});

test('arrows stay with the field while a word is being composed', () => {
  open();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown', isComposing: true });
  expect(focused()).toBe('INPUT');
});

test('a key that leads nowhere is left to the browser', () => {
  open();
  expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowUp' })).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown' })).toBe(false);
});
