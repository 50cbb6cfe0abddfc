import { useRef, type KeyboardEvent, type ReactNode, type RefObject, type UIEvent } from 'react';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Icon } from '../Icon';
import { SearchField } from '../SearchField';
import { Skeleton } from '../Skeleton';
import { visuallyHidden } from '../theme';
import * as styles from './SearchList.css';
import { WindowedRows } from './WindowedRows';

/** How near to the end of the list, in px, the next page is asked for. */
export const NEAR_END = 200;

export interface SearchListProps<Item extends { id: string }> {
  query: string;
  onQueryChange: (query: string) => void;
  items: readonly Item[];
  /** One row: a link that carries `data-row`. Rows are drawn again for another function, so keep it. */
  renderRow: (item: Item) => ReactNode;
  /** @default 'ready' */
  status?: 'loading' | 'ready' | 'error';
  /** What failed, in more words than the title has, which may be none; while there are rows it means that no more could be loaded. */
  errorMessage?: string;
  onRetry?: () => void;
  /** @default false */
  hasMore?: boolean;
  /** @default false */
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
  illustration: 'search' | 'racers';
  text: {
    label: string;
    placeholder: string;
    empty: string;
    failed: string;
    loading: string;
    loadMore: string;
    loadingMore: string;
    count: (count: number) => string;
  };
  className?: string;
}

/** A search field over a list that grows as one scrolls; arrow keys move between the field and the rows. */
export function SearchList<Item extends { id: string }>(props: SearchListProps<Item>) {
  const {
    query,
    onQueryChange,
    status = 'ready',
    hasMore = false,
    isLoadingMore = false,
    onLoadMore,
    text,
    className,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
    if (
      left <= NEAR_END &&
      status === 'ready' &&
      hasMore &&
      !isLoadingMore &&
      props.errorMessage === undefined
    )
      onLoadMore?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp'))
      return;
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, [data-row]') ?? [])];
    const next =
      stops[
        stops.findIndex((stop) => stop === event.target) + (event.key === 'ArrowDown' ? 1 : -1)
      ];
    if (!next || !stops.includes(event.target as HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // The arrow keys are a short cut; every row is reached with Tab too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} className={classNames(styles.frame, className)} onKeyDown={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the search is what the overlay was opened for */}
      <SearchField
        autoFocus
        label={text.label}
        placeholder={text.placeholder}
        value={query}
        onChange={onQueryChange}
      />
      <output className={visuallyHidden}>{announcement(props)}</output>
      <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
        <Content {...props} scroller={scroller} />
      </div>
    </div>
  );
}

function announcement<Item extends { id: string }>({
  status = 'ready',
  items,
  errorMessage,
  text,
}: SearchListProps<Item>): string {
  if (status === 'loading') return text.loading;
  if (status === 'error' || (items.length === 0 && errorMessage !== undefined)) return '';
  return items.length === 0 ? text.empty : text.count(items.length);
}

function Content<Item extends { id: string }>({
  query,
  items,
  renderRow,
  status,
  errorMessage,
  onRetry,
  hasMore,
  isLoadingMore,
  onLoadMore,
  illustration,
  text,
  scroller,
}: SearchListProps<Item> & { scroller: RefObject<HTMLElement | null> }) {
  // A list that broke off before anything was found says nothing of whether there is.
  if (status === 'error' || (errorMessage !== undefined && items.length === 0 && !isLoadingMore))
    return <ErrorState title={text.failed} message={errorMessage} onRetry={onRetry} />;
  if (status === 'loading') return <LoadingRows />;
  return (
    <>
      {items.length === 0 && !isLoadingMore && (
        <EmptyState illustration={illustration} title={text.empty} />
      )}
      {items.length > 0 && (
        <WindowedRows key={query.trim()} items={items} renderRow={renderRow} scroller={scroller} />
      )}
      {(hasMore || isLoadingMore) && (
        <div className={styles.foot}>
          {errorMessage !== undefined && !isLoadingMore && (
            <p role="alert" className={styles.failed}>
              <Icon name="warning" size={16} />
              {text.failed}
            </p>
          )}
          <Button
            size="s"
            isPending={isLoadingMore}
            pendingLabel={text.loadingMore}
            onPress={onLoadMore}
          >
            {text.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** Rows in their final size while the first page is on its way. */
export function LoadingRows() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton width={40} height={40} shape="circle" />
          <Skeleton width="60%" height={20} />
        </div>
      ))}
    </div>
  );
}
