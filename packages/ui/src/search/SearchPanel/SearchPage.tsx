import { forwardRef, useState, type ReactNode } from 'react';
import { useMessages, type Labels } from '../../primitives/messages';
import { SearchField } from '../../primitives/SearchField';
import { LoadingRows } from '../../primitives/SearchList';
import { classNames } from '../../theme/classNames';
import { HitGroup } from './HitGroup';
import { KindFilter } from './KindFilter';
import { searchPanelMessages } from './messages';
import { SearchNotices, SearchPlaceholder } from './SearchNotices';
import * as styles from './SearchPanel.css';
import {
  isShownGroup,
  searchStateOf,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
} from './search.types';

export interface SearchPageProps {
  /** The heading of the page (`h1`). */
  title: string;
  /** The words in the search field. */
  query: string;
  /** Called with the words at every key; the caller waits before it searches. */
  onQueryChange: (query: string) => void;
  /** What was found, in order; a group without hits is left out. */
  groups: readonly SearchGroup[];
  /** What may be looked for, offered while nothing is typed; a group without hits is left out. */
  suggestions?: readonly SearchGroup[];
  /** Called when a result, or a suggestion, is followed. */
  onSelect?: (hit: SearchHit, kind: SearchKind) => void;
  /** What stands beside the link of a result, e.g. a button to follow a person. */
  renderAction?: (hit: SearchHit, kind: SearchKind) => ReactNode;
  /** Called to search again what could not be searched. */
  onRetry?: () => void;
  /** Whether there is no connection. @default false */
  isOffline?: boolean;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof searchPanelMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A whole page of what was found: how many of each kind, in parts that can each show more. */
export const SearchPage = forwardRef<HTMLDivElement, SearchPageProps>(function SearchPage(
  {
    title,
    query,
    onQueryChange,
    groups,
    suggestions = [],
    onSelect,
    renderAction,
    onRetry,
    isOffline = false,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(searchPanelMessages, labels);
  const state = searchStateOf(query, groups);
  const offered = state.shown === 'start' ? suggestions.filter(({ hits }) => hits.length > 0) : [];
  const notices = { query, onQueryChange, state, isOffline, onRetry, text };
  // Who comes with words has come to read what was found.
  const [isFresh] = useState(query === '');
  // What is further down waits for what is above it: nothing moves for what comes later.
  const waiting = groups.findIndex(({ status, hits }) => status === 'loading' && hits.length === 0);
  const shown = groups.slice(0, waiting < 0 ? undefined : waiting).filter(isShownGroup);
  const [chosen, setChosen] = useState<SearchKind | null>(null);
  // Other words may find none of the kind that was chosen.
  const kind = shown.some((group) => group.kind === chosen) ? chosen : null;
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      <h1 className={styles.title}>{title}</h1>
      <form role="search" className={styles.tools} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          // Who comes without words has come to type some.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isFresh}
          label={text.label}
          placeholder={text.placeholder}
          value={query}
          onChange={onQueryChange}
        />
      </form>
      <SearchNotices {...notices} />
      {state.shown === 'found' ? (
        <>
          <KindFilter groups={shown} kind={kind} onChange={setChosen} text={text} />
          <div className={styles.groups}>
            {shown
              .filter((group) => kind === null || group.kind === kind)
              .map((group) => (
                <HitGroup key={group.kind} {...{ group, onSelect, renderAction, text }} />
              ))}
          </div>
          {/* Others than before: those have not moved, they are gone. */}
          {waiting >= 0 && <LoadingRows key={waiting} />}
        </>
      ) : offered.length > 0 ? (
        <div role="group" aria-label={text.suggestions} className={styles.groups}>
          {offered.map((group) => (
            <HitGroup key={group.kind} isCounted={false} {...{ group, onSelect, text }} />
          ))}
        </div>
      ) : (
        <SearchPlaceholder {...notices} />
      )}
    </div>
  );
});
