import { NotificationList, type notificationListCopy } from '@clubline/ui';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useSession } from '../session';
import { notificationTimeCopy, notificationToastCopy } from './copy';
import { linkHref } from './linkHref';
import { notificationTime } from './notificationTime';
import { useNotifications } from './useNotifications';
import { useNow } from './useNow';

const TIME_STEP = 15_000;

export interface NotificationsScreenProps {
  /** So many neighbours of one kind get a heading with which they fold. @default 3 */
  groupFrom?: number;
  labels?: {
    list?: Partial<typeof notificationListCopy>;
    toasts?: Partial<typeof notificationToastCopy>;
    times?: Partial<typeof notificationTimeCopy>;
  };
}

/** What happened to the current user, newest first and live. */
export function NotificationsScreen({ groupFrom = 3, labels = {} }: NotificationsScreenProps) {
  const { hrefFor } = useClubline();
  const { status } = useSession();
  const list = useNotifications(
    useMessages('notificationToast', notificationToastCopy, labels.toasts),
  );
  const now = useNow(TIME_STEP);
  const times = useMessages('notificationTime', notificationTimeCopy, labels.times);
  return (
    <NotificationList
      items={list.items.map(({ link, ...item }) => ({
        ...item,
        timeLabel: notificationTime(item.createdAt, now, times),
        href: link ? linkHref(link, hrefFor) : null,
      }))}
      status={status === 'signedOut' ? 'signedOut' : list.status}
      {...(list.errorMessage !== undefined && { errorMessage: list.errorMessage })}
      onRetry={list.retry}
      unreadCount={list.unreadCount}
      onMarkRead={list.markRead}
      onMarkAllRead={() => void list.markAllRead()}
      onOpen={list.open}
      groupFrom={groupFrom}
      isMarkingAll={list.isMarkingAll}
      hasNextPage={list.hasNextPage}
      isLoadingMore={list.isLoadingMore}
      onLoadMore={() => void list.loadMore()}
      search={list.search}
      onSearchChange={list.setSearch}
      signInHref={hrefFor({ to: 'auth', next: hrefFor({ to: 'notifications' }) })}
      {...(labels.list && { labels: labels.list })}
    />
  );
}
