import { SearchField } from '@clubline/ui';
import { useState, type ReactNode } from 'react';
import '../foundations.css';

export interface SearchedListProps<Item> {
  /** What they are, in lower case and in the plural. */
  name: string;
  placeholder: string;
  items: readonly Item[];
  /** What an item is found by. */
  wordsOf: (item: Item) => string;
  /** The items that were found. */
  children: (found: Item[]) => ReactNode;
}

/** A list and a search of it, which says how many were found. */
export function SearchedList<Item>(props: SearchedListProps<Item>) {
  const { name, placeholder, items, wordsOf, children } = props;
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = items.filter((item) => wordsOf(item).toLowerCase().includes(wanted));
  return (
    <div className="foundation">
      <SearchField
        label={`Search ${name}`}
        placeholder={placeholder}
        value={query}
        onChange={setQuery}
      />
      <p role="status">
        {found.length} of {items.length} {name}
      </p>
      {found.length === 0 ? (
        <p>
          No {name} are called “<bdi>{query.trim()}</bdi>”. Try another word for what you look for.
        </p>
      ) : (
        children(found)
      )}
    </div>
  );
}
