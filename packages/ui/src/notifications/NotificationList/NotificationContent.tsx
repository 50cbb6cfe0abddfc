import { Fragment } from 'react';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { LinkButton } from '../../primitives/LinkButton';
import { Skeleton } from '../../primitives/Skeleton';
import { visuallyHidden } from '../../theme';
import type { TextsOf } from '../../primitives/messages';
import type { notificationListMessages } from './messages';
import { groupItems } from './groupItems';
import { NotificationGroup } from './NotificationGroup';
import type { NotificationListProps } from './NotificationList.types';
import * as styles from './NotificationList.css';
import { NotificationRow, type NotificationItem } from './NotificationRow';

type ContentProps = Omit<NotificationListProps, 'onRetry'> & {
  onRetry: (() => void) | undefined;
  text: TextsOf<typeof notificationListMessages>;
};

/** What stands below the head: the rows, or why there are none. */
export function NotificationContent(props: ContentProps) {
  const { items, status, onRetry, hasMore, isLoadingMore, text } = props;
  if (status === 'signedOut') {
    const signIn = props.signInHref && (
      <LinkButton href={props.signInHref} variant="primary">
        {text.signIn}
      </LinkButton>
    );
    return <EmptyState illustration="notifications" title={text.signedOut} action={signIn} />;
  }
  if (status === 'error')
    return (
      <ErrorState
        title={text.loadFailed}
        description={props.errorMessage || text.serverError}
        onRetry={onRetry}
      />
    );
  if (status === 'loading') return <LoadingRows label={text.loading} />;
  if (items.length === 0) return <Nothing {...props} />;
  return (
    <>
      <Periods {...props} />
      {hasMore && (
        <div className={styles.foot}>
          <Button
            isPending={isLoadingMore}
            pendingLabel={text.loadingMore}
            onPress={props.onLoadMore}
          >
            {text.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** There are none, or none with the words that are searched for. */
function Nothing({ query = '', onQueryChange, findPeopleHref, text }: ContentProps) {
  if (query.trim() !== '')
    return (
      <EmptyState
        illustration="search"
        title={text.noMatches}
        onClearSearch={onQueryChange && (() => onQueryChange(''))}
      />
    );
  return (
    <EmptyState
      illustration="notifications"
      title={text.empty}
      action={findPeopleHref && <LinkButton href={findPeopleHref}>{text.findPeople}</LinkButton>}
    />
  );
}

const below = { 1: 2, 2: 3, 3: 4, 4: 5 } as const;

/** Today's and the others, each under a heading where it is known when the day began. */
function Periods(props: ContentProps) {
  const { items, today, hasMore = false, headingLevel = 1, text } = props;
  const level = below[headingLevel];
  if (today === undefined) return <Groups {...props} isPartial={hasMore} headingLevel={level} />;
  const Heading = `h${level}` as const;
  const isToday = ({ dateTime }: NotificationItem) => Date.parse(dateTime) >= today;
  const periods = [
    { title: text.today, some: items.filter(isToday) },
    { title: text.earlier, some: items.filter((item) => !isToday(item)) },
  ].filter(({ some }) => some.length > 0);
  return periods.map(({ title, some }, at) => (
    <div key={title} className={styles.period}>
      <Heading className={styles.periodTitle}>{title}</Heading>
      <Groups
        {...props}
        items={some}
        isPartial={hasMore && at === periods.length - 1}
        headingLevel={below[level]}
      />
    </div>
  ));
}

type GroupsProps = Omit<ContentProps, 'headingLevel'> & {
  /** Whether there may be more after the last one. */
  isPartial: boolean;
  headingLevel: 2 | 3 | 4 | 5;
};

/** Neighbours of one kind under a heading of their own, if there are enough of them. */
function Groups(props: GroupsProps) {
  const { items, isPartial, onMarkRead, onOpen, rowRef, groupFrom = Infinity, text } = props;
  const rows = (some: readonly NotificationItem[]) => (
    <ul className={styles.list}>
      {some.map((item) => (
        <NotificationRow
          key={item.id}
          item={item}
          onMarkRead={onMarkRead}
          onOpen={onOpen}
          rowRef={rowRef}
          text={text}
        />
      ))}
    </ul>
  );
  return groupItems(items, groupFrom).map(({ key, kind, items: some }, at, groups) =>
    kind === undefined ? (
      <Fragment key={key}>{rows(some)}</Fragment>
    ) : (
      <NotificationGroup
        key={key}
        kind={kind}
        count={some.length}
        isPartial={isPartial && at === groups.length - 1}
        unreadCount={some.filter(({ isRead }) => !isRead).length}
        headingLevel={props.headingLevel}
        text={text}
      >
        {rows(some)}
      </NotificationGroup>
    ),
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
