import { Dialog, SearchPanel } from '@clubline/ui';
import { useState } from 'react';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { searchMessages } from './messages';
import { useRecentSearches } from './useRecentSearches';
import { useSearchGroups, type SearchedEvent } from './useSearchGroups';
import { useSuggestions } from './useSuggestions';

/** So many of each kind; the page has all of them. */
const SHOWN = 4;

export interface SearchDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it, or follows what was found. */
  onOpenChange: (isOpen: boolean) => void;
  /** The event whose races are searched; without it there are none. */
  event?: SearchedEvent;
}

/** Finding people, clubs, racers, races and posts from wherever one is. */
export function SearchDialog({ isOpen, onOpenChange, event }: SearchDialogProps) {
  const text = useMessages(searchMessages);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.title}>
      <OpenSearch event={event} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface OpenSearchProps {
  event: SearchedEvent | undefined;
  onClose: () => void;
}

function OpenSearch({ event, onClose }: OpenSearchProps) {
  const { hrefFor, navigate } = useClubline();
  const [query, setQuery] = useState('');
  const { recent, keep, clear } = useRecentSearches();
  const search = useSearchGroups({ isActive: true, query, event, shown: SHOWN });
  const suggestions = useSuggestions(event);
  const resultsHref = hrefFor({ to: 'search', query: query.trim() });
  return (
    <SearchPanel
      query={query}
      onQueryChange={setQuery}
      groups={search.groups}
      resultsHref={resultsHref}
      recent={recent}
      suggestions={suggestions}
      onClearRecent={clear}
      isOffline={search.isOffline}
      onRetry={search.retry}
      onSelect={() => {
        keep(query);
        onClose();
      }}
      onSubmit={(words) => {
        keep(words);
        onClose();
        navigate(resultsHref);
      }}
    />
  );
}
