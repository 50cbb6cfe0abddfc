import { forwardRef, useId, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { CutNote } from '../../primitives/CutNote';
import { LoadMoreRow } from '../../primitives/LoadMoreRow';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { SearchField } from '../../primitives/SearchField';
import { classNames } from '../../theme/classNames';
import { searchPanelMessages } from './messages';
import { SearchNotices, SearchPlaceholder } from './SearchNotices';
import * as styles from './SearchPanel.css';
import { SearchRow } from './SearchRow';
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
  /** Called when a result is followed. */
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

/** A whole page of what was found, in parts that can each show more. */
export const SearchPage = forwardRef<HTMLDivElement, SearchPageProps>(function SearchPage(
  {
    title,
    query,
    onQueryChange,
    groups,
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
  const notices = { query, onQueryChange, state, isOffline, onRetry, text };
  // Who comes with words has come to read what was found.
  const [isFresh] = useState(query === '');
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
        <div className={styles.groups}>
          {groups.filter(isShownGroup).map((group) => (
            <Group key={group.kind} {...{ group, onSelect, renderAction, text }} />
          ))}
        </div>
      ) : (
        <SearchPlaceholder {...notices} />
      )}
    </div>
  );
});

interface GroupProps {
  group: SearchGroup;
  onSelect: SearchPageProps['onSelect'];
  renderAction: SearchPageProps['renderAction'];
  text: TextsOf<typeof searchPanelMessages>;
}

function Group({ group, onSelect, renderAction, text }: GroupProps) {
  const { kind, hits, hasMore = false, isLoadingMore = false, onLoadMore, cutAt } = group;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.groupTitle}>
        {text[kind]}
      </h2>
      {hits.length === 0 && <p className={styles.nothing}>{text.nothingYet}</p>}
      {hits.length > 0 && (
        <ul className={styles.rows}>
          {hits.map((hit) => {
            const action = renderAction?.(hit, kind);
            return (
              <li key={hit.id} className={styles.item}>
                <a href={hit.href} className={styles.row} onClick={() => onSelect?.(hit, kind)}>
                  <SearchRow kind={kind} hit={hit} isBesideAction={Boolean(action)} />
                </a>
                {action}
              </li>
            );
          })}
        </ul>
      )}
      {(hasMore || isLoadingMore) && (
        <LoadMoreRow>
          <Button
            size="small"
            aria-label={`${text.showMore}: ${text[kind]}`}
            isPending={isLoadingMore}
            pendingLabel={text.loadingMore}
            onPress={onLoadMore}
          >
            {text.showMore}
          </Button>
        </LoadMoreRow>
      )}
      <CutNote cutAt={cutAt} />
    </section>
  );
}
