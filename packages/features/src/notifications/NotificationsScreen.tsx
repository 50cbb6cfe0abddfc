import { formatSentence } from '@clubline/contract';
import { NotificationList, type notificationListMessages } from '@clubline/ui';
import { useRef } from 'react';
import { avatarOf } from '../platform/client';
import { formatAge, notificationAgeMessages, useNow, useStartOfToday } from '../platform/dates';
import { useKeptPages } from '../platform/historyEntry';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useSession } from '../platform/session';
import { notificationSentenceMessages, notificationToastMessages } from './messages';
import { notificationHref } from './notificationHref';
import { useNotifications } from './useNotifications';

export interface NotificationsScreenProps {
  /** So many neighbours of one kind get a heading with which they fold. @default 3 */
  groupFrom?: number;
  /** The words that are searched for, as the address names them (`?q=`). @default '' */
  query?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: {
    list?: Labels<typeof notificationListMessages>;
    toasts?: Labels<typeof notificationToastMessages>;
    sentences?: Labels<typeof notificationSentenceMessages>;
    times?: Labels<typeof notificationAgeMessages>;
  };
}

/** What happened to the current user, newest first and live. */
export function NotificationsScreen({
  groupFrom = 3,
  query = '',
  labels = {},
}: NotificationsScreenProps) {
  const { hrefFor } = useClubline();
  const { status, user } = useSession();
  const viewerId = user?.id ?? '';
  const list = useNotifications(query, useMessages(notificationToastMessages, labels.toasts));
  const box = useRef<HTMLElement>(null);
  const { rowRef } = useKeptPages({
    list: 'notifications',
    box,
    shown: list.items.length,
    older: list.older,
  });
  const sentences = useMessages(notificationSentenceMessages, labels.sentences);
  const times = useMessages(notificationAgeMessages, labels.times);
  const now = useNow(
    list.items.map(({ createdAt }) => createdAt),
    times,
  );
  const today = useStartOfToday();
  return (
    <NotificationList
      ref={box}
      rowRef={rowRef}
      items={list.items.map(({ link, target, profilePicture, createdAt, sentence, ...item }) => ({
        ...item,
        ...(sentence
          ? {
              content: formatSentence(sentence, sentences),
              actorName: sentence.actor,
              isTypeSaid: true,
            }
          : { contentLang: 'en' }),
        image: avatarOf(profilePicture),
        dateTime: createdAt,
        timeLabel: formatAge(createdAt, now, times),
        href: notificationHref({ link, target }, viewerId, hrefFor),
      }))}
      status={status === 'signedOut' ? 'signedOut' : list.status}
      {...(list.errorMessage !== undefined && { errorMessage: list.errorMessage })}
      onRetry={list.retry}
      unreadCount={list.unreadCount}
      onMarkRead={list.markRead}
      onMarkAllRead={() => void list.markAllRead()}
      onOpen={list.open}
      groupFrom={groupFrom}
      today={today}
      isMarkingAll={list.isMarkingAll}
      hasMore={list.older.hasMore}
      isLoadingMore={list.older.status === 'loading'}
      onLoadMore={() => void list.older.load()}
      query={list.search}
      onQueryChange={list.setSearch}
      findPeopleHref={hrefFor({ to: 'search' })}
      signInHref={hrefFor({ to: 'auth', next: hrefFor({ to: 'notifications', query }) })}
      {...(labels.list && { labels: labels.list })}
    />
  );
}
