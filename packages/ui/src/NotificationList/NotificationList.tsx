import { Fragment, useId } from 'react';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { LinkButton } from '../LinkButton';
import { useMessages } from '../MessagesProvider';
import { SearchField } from '../SearchField';
import { Skeleton } from '../Skeleton';
import { visuallyHidden } from '../theme';
import { notificationListCopy } from './copy';
import { groupItems } from './groupItems';
import { NotificationGroup } from './NotificationGroup';
import * as styles from './NotificationList.css';
import { NotificationRow, type NotificationItem } from './NotificationRow';
import { useNextPlace } from './useNextPlace';

export type { NotificationItem };

export interface NotificationListProps {
  /** Newest first. */
  items: readonly NotificationItem[];
  /** @default 'ready' */
  status?: 'loading' | 'ready' | 'error' | 'signedOut';
  /** The server's words when `status` is 'error'. @default 'Server error' */
  errorMessage?: string;
  onRetry?: () => void;
  /** How many are unread. @default those among `items` */
  unreadCount?: number;
  /** Called with the id of one to mark as read. */
  onMarkRead: (id: string) => void;
  onMarkAllRead: () => void;
  /** Called with the id of one whose link is followed. */
  onOpen?: (id: string) => void;
  /** So many neighbours of one kind get a heading with which they fold. @default no grouping */
  groupFrom?: number;
  /** @default false */
  isMarkingAll?: boolean;
  /** Whether the server has more. @default false */
  hasNextPage?: boolean;
  /** @default false */
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
  /** What is searched for; nothing found is then not the same as nothing there. */
  search?: string;
  /** Without it there is no search field. */
  onSearchChange?: (search: string) => void;
  /** Where to sign in. */
  signInHref?: string;
  /** @default 1 */
  headingLevel?: 1 | 2 | 3;
  labels?: Partial<typeof notificationListCopy>;
  className?: string;
}

/** What happened to a person, newest first; what is unread carries a dot and stands out. */
export function NotificationList(props: NotificationListProps) {
  const {
    items,
    status = 'ready',
    onRetry,
    onMarkAllRead,
    onLoadMore,
    isMarkingAll = false,
    search = '',
    onSearchChange,
    headingLevel = 1,
    labels,
    className,
  } = props;
  const text = useMessages('notificationList', notificationListCopy, labels);
  const unread = props.unreadCount ?? items.filter((item) => !item.isRead).length;
  const titleId = useId();
  const {
    section,
    title,
    toTitle,
    onMarkAll,
    onLoadMore: holdRow,
  } = useNextPlace({ count: items.length, unread, isMarkingAll });
  const Title = `h${headingLevel}` as const;
  const markAll = () => {
    onMarkAll();
    onMarkAllRead();
  };
  const retry = () => {
    toTitle();
    onRetry?.();
  };
  const loadMore = () => {
    holdRow();
    onLoadMore?.();
  };
  return (
    <section
      ref={section}
      aria-labelledby={titleId}
      className={classNames(styles.section, className)}
    >
      <header className={styles.header}>
        <Title ref={title} id={titleId} tabIndex={-1} className={styles.title}>
          {text.title}
        </Title>
        {status === 'ready' && unread > 0 && <Badge tone="accent">{text.newCount(unread)}</Badge>}
        {status !== 'signedOut' && (
          <Button
            size="s"
            className={styles.markAll}
            isDisabled={isMarkingAll || unread === 0}
            onPress={markAll}
          >
            {isMarkingAll ? text.markingAll : text.markAll}
          </Button>
        )}
      </header>
      {status !== 'signedOut' && onSearchChange && (
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onChange={onSearchChange}
        />
      )}
      <Content {...props} onRetry={onRetry && retry} onLoadMore={loadMore} text={text} />
    </section>
  );
}

const below = { 1: 2, 2: 3, 3: 4 } as const;

type ContentProps = Omit<NotificationListProps, 'onRetry'> & {
  onRetry: (() => void) | undefined;
  text: typeof notificationListCopy;
};

function Content(props: ContentProps) {
  const {
    items,
    status,
    errorMessage,
    onRetry,
    onMarkRead,
    onOpen,
    groupFrom = Infinity,
    hasNextPage,
    isLoadingMore,
    onLoadMore,
    search = '',
    signInHref,
    headingLevel = 1,
    text,
  } = props;
  if (status === 'signedOut') {
    const signIn = signInHref && (
      <LinkButton href={signInHref} variant="primary">
        {text.signIn}
      </LinkButton>
    );
    return <EmptyState illustration="notifications" title={text.signedOut} action={signIn} />;
  }
  if (status === 'error')
    return (
      <ErrorState
        title={text.loadFailed}
        message={errorMessage || text.serverError}
        onRetry={onRetry}
      />
    );
  if (status === 'loading') return <LoadingRows label={text.loading} />;
  if (items.length === 0) {
    const isFiltered = search.trim() !== '';
    return (
      <EmptyState
        illustration={isFiltered ? 'search' : 'notifications'}
        title={isFiltered ? text.noMatches : text.empty}
      />
    );
  }
  const rows = (some: readonly NotificationItem[]) => (
    <ul className={styles.list}>
      {some.map((item) => (
        <NotificationRow
          key={item.id}
          item={item}
          onMarkRead={onMarkRead}
          onOpen={onOpen}
          text={text}
        />
      ))}
    </ul>
  );
  return (
    <>
      {groupItems(items, groupFrom).map(({ key, kind, items: some }) =>
        kind === undefined ? (
          <Fragment key={key}>{rows(some)}</Fragment>
        ) : (
          <NotificationGroup
            key={key}
            kind={kind}
            count={some.length}
            unreadCount={some.filter(({ isRead }) => !isRead).length}
            headingLevel={below[headingLevel]}
            text={text}
          >
            {rows(some)}
          </NotificationGroup>
        ),
      )}
      {hasNextPage && (
        <div className={styles.foot}>
          <Button isPending={isLoadingMore} pendingLabel={text.loadingMore} onPress={onLoadMore}>
            {text.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

function LoadingRows({ label }: { label: string }) {
  return (
    <div className={styles.list}>
      <output className={visuallyHidden}>{label}</output>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} aria-hidden="true" className={styles.row}>
          <Skeleton width={40} height={40} shape="circle" />
          <div className={styles.body}>
            <Skeleton width="70%" height={20} />
            <Skeleton width={120} height={14} />
          </div>
        </div>
      ))}
    </div>
  );
}
