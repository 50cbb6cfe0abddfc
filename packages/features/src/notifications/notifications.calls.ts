import { NOTIFICATIONS_PAGE_SIZE, type Notification } from '@clubline/contract';
import type { ApiClient } from '../client';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const idOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const part = encodeURIComponent;

/** One page of an answer. */
export interface NotificationPage {
  items: Notification[];
  hasNextPage: boolean;
  /** All unread ones, loaded or not; null where the server does not say. */
  unreadCount: number | null;
}

/** A notification with its time under `createdAt` or `created_at`; null without an id. */
export function readNotification(value: unknown): Notification | null {
  const fields = asRecord(value);
  const id = idOf(fields.id);
  if (!id) return null;
  return {
    id,
    type: textOf(fields.type),
    content: textOf(fields.content),
    isRead: (fields.isRead ?? fields.is_read) === true,
    profilePicture: textOf(fields.profilePicture) || null,
    createdAt: textOf(fields.createdAt) || textOf(fields.created_at),
    link: linkOf(fields),
  };
}

/** A path of the site and nothing else: what could lead to another place, or run, is no link. A follow leads to who follows, where that is known. */
function linkOf(fields: Fields): string | null {
  const link = textOf(fields.link);
  if (/^\/(?![/\\])/.test(link)) return link;
  const sender = asRecord(fields.sender);
  const username = textOf(sender.username) || textOf(fields.senderUsername);
  return fields.type === 'follow' && username ? `/profile/${part(username)}` : null;
}

/** The page of an answer, its fields bare or under `data`. */
export function readPage(body: unknown): NotificationPage {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const list = [
    root.notifications,
    data.notifications,
    asRecord(data.data).notifications,
    root.data,
    body,
  ].find((candidate) => Array.isArray(candidate)) as unknown[] | undefined;
  const meta = { ...asRecord(data.meta), ...asRecord(root.meta) };
  return {
    items: (list ?? []).map(readNotification).filter((item) => item !== null),
    hasNextPage: meta.hasNextPage === true,
    unreadCount: typeof meta.unreadCount === 'number' ? Math.max(0, meta.unreadCount) : null,
  };
}

/** The calls of the notifications. */
export const notificationsCalls = {
  /** One page, newest first; pages count from 1. */
  async load(
    client: ApiClient,
    userId: string,
    { page, search }: { page: number; search: string },
  ): Promise<NotificationPage> {
    const query = new URLSearchParams({
      order: 'DESC',
      sortBy: 'createdAt',
      page: String(page),
      limit: String(NOTIFICATIONS_PAGE_SIZE),
      ...(search && { search }),
    });
    return readPage(await client.get(`/notifications/${part(userId)}?${query}`));
  },
  markRead: (client: ApiClient, userId: string, id: string): Promise<unknown> =>
    client.patch(`/notifications/mark-as-read/${part(id)}/${part(userId)}`),
  markAllRead: (client: ApiClient, userId: string): Promise<unknown> =>
    client.patch(`/notifications/mark-all-as-read/${part(userId)}`),
};
