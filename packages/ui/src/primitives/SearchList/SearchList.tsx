import type { ReactNode, Ref, UIEvent } from 'react';
import { FocusScope, useFocusManager } from 'react-aria/FocusScope';
import { useKeyboard } from 'react-aria/useKeyboard';
import { Button } from '../Button';
import { classNames } from '../../theme/classNames';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Icon } from '../Icon';
import { SearchField } from '../SearchField';
import { Skeleton } from '../Skeleton';
import { base, visuallyHidden } from '../../theme';
import { WindowedList } from '../WindowedList';
import * as styles from './SearchList.css';

/** How near to the end of the list, in px, the next page is asked for. */
const NEAR_END = 200;
/** So many rows of people are drawn together, and what one is high. */
export const ROWS = { partSize: 15, rowHeight: 60 };

export interface SearchListProps<Item extends { id: string }> {
  /** The words in the search field. */
  query: string;
  /** Called with the words at every key; the caller waits before it searches. */
  onQueryChange: (query: string) => void;
  items: readonly Item[];
  /**
   * One row: a link that carries `data-row`. Rows are drawn again for another function, so keep it.
   */
  renderRow: (item: Item) => ReactNode;
  /**
   * State of the first page: `loading` shows placeholders, `error` the message and a way on.
   * @default 'ready'
   */
  status?: 'loading' | 'ready' | 'error';
  /**
   * What failed, in more words than the title has, which may be none; while there are rows it means
   * that no more could be loaded.
   */
  errorMessage?: string;
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** Whether another page can be loaded. @default false */
  hasMore?: boolean;
  /** Whether another page is on its way. @default false */
  isLoadingMore?: boolean;
  /** Called near the end of the list, and on the button there. */
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
  /** Added to the classes of the outermost element. */
  className?: string;
  /** The outermost element. A generic component cannot forward `ref`. */
  rootRef?: Ref<HTMLDivElement>;
}

/**
 * A search field over a list that grows as one scrolls; arrow keys move between the field and the
 * rows.
 */
export function SearchList<Item extends { id: string }>(props: SearchListProps<Item>) {
  return (
    <FocusScope>
      <Frame {...props} />
    </FocusScope>
  );
}

/** What the arrow keys stop at. */
const isStop = (element: Element) => element.matches('input, [data-row]');

function Frame<Item extends { id: string }>(props: SearchListProps<Item>) {
  const {
    query,
    onQueryChange,
    status = 'ready',
    hasMore = false,
    isLoadingMore = false,
    onLoadMore,
    text,
    className,
    rootRef,
  } = props;
  const focusManager = useFocusManager();

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
  // A key that leads nowhere is left to the browser.
  const move = (to: 'focusNext' | 'focusPrevious') => (event: { target: EventTarget }) =>
    isStop(event.target as Element) && Boolean(focusManager?.[to]({ accept: isStop }));
  const { keyboardProps } = useKeyboard({
    allowRepeats: true,
    shortcuts: { ArrowDown: move('focusNext'), ArrowUp: move('focusPrevious') },
  });
  return (
    // The arrow keys are a short cut; every row is reached with Tab too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={rootRef} {...keyboardProps} className={classNames(styles.frame, className)}>
      <SearchField
        // The search is what the overlay was opened for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={text.label}
        placeholder={text.placeholder}
        value={query}
        onChange={onQueryChange}
      />
      <output className={visuallyHidden}>{announcement(props)}</output>
      {/* A new list begins at its first row, wherever the one before was left. */}
      <div key={query.trim()} className={styles.scroller} onScroll={onScroll}>
        <Content {...props} />
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
  onQueryChange,
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
}: SearchListProps<Item>) {
  // A list that broke off before anything was found says nothing of whether there is.
  if (status === 'error' || (errorMessage !== undefined && items.length === 0 && !isLoadingMore))
    return <ErrorState title={text.failed} description={errorMessage} onRetry={onRetry} />;
  if (status === 'loading') return <LoadingRows />;
  return (
    <>
      {items.length === 0 && !isLoadingMore && (
        <EmptyState
          illustration={illustration}
          title={text.empty}
          onClearSearch={query.trim() === '' ? undefined : () => onQueryChange('')}
        />
      )}
      {items.length > 0 && (
        <WindowedList
          label={text.label}
          items={items}
          renderItem={renderRow}
          {...ROWS}
          className={styles.rows}
          partClassName={base}
          itemClassName={base}
        />
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
            size="small"
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
