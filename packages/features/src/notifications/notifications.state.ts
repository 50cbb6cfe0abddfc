import type { Notification } from '@clubline/contract';
import { type Pages, withFirstPage, withNextPage } from '../platform/paging';
import type { NotificationPage } from './notifications.calls';

/** What has been loaded for one search, newest first. */
export interface LoadedNotifications extends Pages<Notification> {
  /** What was searched for. */
  search: string;
  nextCursor: string | null;
  /** All unread ones, loaded or not; null where the server does not say. */
  unreadCount: number | null;
  /** Those among them, not loaded, that were read since the number came. */
  readIds: readonly string[];
}

/** What is being marked as read and shown as such, though the server has not said yes. */
export interface Marking {
  ids: readonly string[];
  /** Everything this old or older; null while not all are being marked. */
  upTo: string | null;
}

export const NOTHING_MARKED: Marking = { ids: [], upTo: null };

/** The first page, as it has just come, before what is known after it. */
export function refreshed(
  search: string,
  page: NotificationPage,
  known?: LoadedNotifications,
): LoadedNotifications {
  const { items, nextCursor = null } = withFirstPage(known, page);
  return { search, items, nextCursor, unreadCount: page.unreadCount, readIds: [] };
}

/**
 * One page more. New arrivals push old ones onto the next page, so that one may come twice: it
 * counts once.
 */
export function withPage(known: LoadedNotifications, page: NotificationPage): LoadedNotifications {
  const { items } = withNextPage(known, page);
  return { ...known, items, nextCursor: page.nextCursor };
}

/** One that has just arrived, on top; hearing of it twice changes nothing. */
export function withArrival(
  known: LoadedNotifications,
  arrived: Notification,
): LoadedNotifications {
  if (known.items.some(({ id }) => id === arrived.id)) return known;
  const unreadCount =
    known.unreadCount === null || arrived.isRead ? known.unreadCount : known.unreadCount + 1;
  return { ...known, items: [arrived, ...known.items], unreadCount };
}

/** Without those that are gone. How many of them were unread only the server knows. */
export function withoutGone(
  known: LoadedNotifications,
  ids: readonly string[],
): LoadedNotifications {
  return { ...known, items: known.items.filter(({ id }) => !ids.includes(id)) };
}

/** The boundary for marking all: the newest there is. */
export function newestOf(known: LoadedNotifications): string {
  return known.items.reduce(
    (newest, { createdAt }) => (createdAt > newest ? createdAt : newest),
    '',
  );
}

/** Items as shown: read once they are being marked. */
export function shownItems(
  items: readonly Notification[],
  { ids, upTo }: Marking,
): readonly Notification[] {
  return items.map((item) =>
    !item.isRead && (ids.includes(item.id) || (upTo !== null && item.createdAt <= upTo))
      ? { ...item, isRead: true }
      : item,
  );
}

const unreadAmong = (items: readonly Notification[]) =>
  items.filter(({ isRead }) => !isRead).length;

/** Those of the ids that this still counts as unread, as far as it knows. */
const stillUnread = ({ items, readIds }: LoadedNotifications, ids: readonly string[]) =>
  ids.filter((id) => {
    const item = items.find((one) => one.id === id);
    return item ? !item.isRead : !readIds.includes(id);
  });

/** How many are unread as shown: the server's number where it says one, else those loaded. */
export function shownUnreadCount(known: LoadedNotifications, marking: Marking): number {
  const { items, unreadCount } = known;
  const loaded = unreadAmong(shownItems(items, marking));
  if (unreadCount === null || marking.upTo !== null) return loaded;
  return Math.max(loaded, unreadCount - stillUnread(known, marking.ids).length);
}

/** Once one is read, here or on another page; hearing of it twice changes nothing. */
export function withRead(known: LoadedNotifications, id: string): LoadedNotifications {
  if (stillUnread(known, [id]).length === 0) return known;
  return {
    ...known,
    items: [...shownItems(known.items, { ids: [id], upTo: null })],
    readIds: known.items.some((item) => item.id === id) ? known.readIds : [...known.readIds, id],
    unreadCount: known.unreadCount === null ? null : Math.max(0, known.unreadCount - 1),
  };
}

/** Once all are read, here or on another page: what came after is not. */
export function withAllRead(known: LoadedNotifications, upTo: string): LoadedNotifications {
  const items = [...shownItems(known.items, { ids: [], upTo })];
  return { ...known, items, unreadCount: known.unreadCount === null ? null : unreadAmong(items) };
}
