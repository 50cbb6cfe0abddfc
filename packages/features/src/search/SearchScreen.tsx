import { SearchPage } from '@clubline/ui';
import { useMessages } from '../platform/messages';
import { useRoutedWords } from '../platform/navigation';
import { usePageHead } from '../platform/provider';
import { useRowFollow } from '../profiles';
import { searchMessages } from './messages';
import { useRecentSearches } from './useRecentSearches';
import { useSearchGroups, type SearchedEvent } from './useSearchGroups';
import { useSuggestions } from './useSuggestions';

/** So many of each kind at first, and so many more at a time. */
const SHOWN = 10;

export interface SearchScreenProps {
  /** What the address says is searched for. @default '' */
  query?: string;
  /** The event whose races are searched; without it there are none. */
  event?: SearchedEvent;
}

/** All people, clubs, racers, races and posts with some words in them, which its address has. */
export function SearchScreen({ query: addressed = '', event }: SearchScreenProps) {
  const text = useMessages(searchMessages);
  const [query, setQuery] = useRoutedWords(addressed, (words) => ({ to: 'search', query: words }));
  const { keep } = useRecentSearches();
  const search = useSearchGroups({ isActive: true, query, event, shown: SHOWN });
  const suggestions = useSuggestions(event, query.trim() === '');
  const renderFollow = useRowFollow(query.trim() !== '');
  usePageHead(addressed ? `${text.title}: ${addressed}` : null);
  return (
    <SearchPage
      title={text.title}
      query={query}
      onQueryChange={setQuery}
      groups={search.groups}
      suggestions={suggestions}
      isOffline={search.isOffline}
      renderAction={({ id }, kind) => {
        const person = kind === 'people' ? search.personOf(id) : undefined;
        return person && renderFollow(person);
      }}
      onRetry={search.retry}
      onSelect={() => keep(query)}
    />
  );
}
