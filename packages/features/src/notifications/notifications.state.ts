import type { Notification } from '@clubline/contract';
import type { NotificationPage } from './notifications.calls';

/** What has been loaded for one search, newest first. */
export interface LoadedNotifications {
  /** What was searched for. */
  search: string;
  items: readonly Notification[];
  /** How many pages that is. */
  pages: number;
  hasNextPage: boolean;
  /** Leads to the page after, where the server has cursors. */
  nextCursor?: string | null;
  /** All unread ones, loaded or not; null where the server does not say. */
  unreadCount: number | null;
}

/** What is being marked as read and shown as such, though the server has not said yes. */
export interface Marking {
  ids: readonly string[];
  /** Everything this old or older; null while not all are being marked. */
  upTo: string | null;
}

export const NOTHING_MARKED: Marking = { ids: [], upTo: null };

const without = (items: readonly Notification[], known: readonly Notification[]) => {
  const ids = new Set(known.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
};

/**
 * Pages in their order. New arrivals push old ones onto the next page, so that one may come twice:
 * it counts once.
 */
export function joinPages(search: string, pages: readonly NotificationPage[]): LoadedNotifications {
  const items = pages.reduce<readonly Notification[]>(
    (all, page) => [...all, ...without(page.items, all)],
    [],
  );
  return {
    search,
    items,
    pages: pages.length,
    hasNextPage: pages.at(-1)?.hasNextPage ?? false,
    nextCursor: pages.at(-1)?.nextCursor ?? null,
    unreadCount: pages[0]?.unreadCount ?? null,
  };
}

/** One page more. */
export function withPage(known: LoadedNotifications, page: NotificationPage): LoadedNotifications {
  return {
    ...known,
    items: [...known.items, ...without(page.items, known.items)],
    pages: known.pages + 1,
    hasNextPage: page.hasNextPage,
    nextCursor: page.nextCursor,
  };
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

/** How many are unread as shown: the server's number where it says one, else those loaded. */
export function shownUnreadCount(
  { items, unreadCount }: LoadedNotifications,
  marking: Marking,
): number {
  const loaded = unreadAmong(shownItems(items, marking));
  if (unreadCount === null || marking.upTo !== null) return loaded;
  return Math.max(loaded, unreadCount - marking.ids.length);
}

/** After the server has said yes to one. */
export function withRead(known: LoadedNotifications, id: string): LoadedNotifications {
  const unreadCount = known.unreadCount === null ? null : Math.max(0, known.unreadCount - 1);
  return { ...known, unreadCount, items: shownItems(known.items, { ids: [id], upTo: null }) };
}

/** After the server has said yes to all. */
export function withAllRead(known: LoadedNotifications, upTo: string): LoadedNotifications {
  const items = shownItems(known.items, { ids: [], upTo });
  return { ...known, items, unreadCount: known.unreadCount === null ? null : unreadAmong(items) };
}
