import { NOTIFICATIONS_PAGE_SIZE, type Notification } from '@clubline/contract';
import {
  asAnswer,
  asCount,
  asId,
  asList,
  asRecord,
  asText,
  readNextCursor,
  type ApiClient,
  type UnknownRecord,
} from '../platform/client';
import type { Pages } from '../platform/paging';
import { readSentence } from './readSentence';
import { readTarget } from './readTarget';

const part = encodeURIComponent;

/** Stands for a cursor where a server has none: it counts its pages. */
export const BY_NUMBER = '#';

/** One page of an answer. */
export interface NotificationPage extends Pages<Notification> {
  nextCursor: string | null;
  /** All unread ones, loaded or not; null where the server does not say. */
  unreadCount: number | null;
}

/** A notification with its time under `createdAt` or `created_at`; null without an id. */
export function readNotification(value: unknown): Notification | null {
  const fields = asRecord(value);
  const id = asId(fields.id);
  if (!id) return null;
  const target = readTarget(fields.target);
  const sentence = readSentence(fields.sentence);
  return {
    id,
    type: asText(fields.type),
    content: asText(fields.content),
    isRead: (fields.isRead ?? fields.is_read) === true,
    profilePicture: asText(fields.profilePicture) || null,
    createdAt: asText(fields.createdAt) || asText(fields.created_at),
    link: linkOf(fields),
    ...(target && { target }),
    ...(sentence && { sentence }),
  };
}

/**
 * A path of the site and nothing else: what could lead to another place, or run, is no link. A
 * follow leads to who follows, where that is known.
 */
function linkOf(fields: UnknownRecord): string | null {
  const link = asText(fields.link);
  if (/^\/(?![/\\])/.test(link)) return link;
  const sender = asRecord(fields.sender);
  const username = asText(sender.username) || asText(fields.senderUsername);
  return fields.type === 'follow' && username ? `/profile/${part(username)}` : null;
}

/** The page of an answer, its fields bare or under `data`. */
export function readPage(body: unknown): NotificationPage {
  const { root, data } = asAnswer(body);
  const list = asList(
    root.notifications,
    data.notifications,
    asRecord(data.data).notifications,
    root.data,
    body,
  );
  const meta = { ...asRecord(data.meta), ...asRecord(root.meta) };
  return {
    items: list.map(readNotification).filter((item) => item !== null),
    nextCursor: readNextCursor({ meta }) ?? (meta.hasNextPage === true ? BY_NUMBER : null),
    unreadCount: asCount(meta.unreadCount),
  };
}

export interface PageRange {
  search: string;
  /** What the page comes after. @default nothing: it is the first one */
  known?: Pages<unknown>;
  /** Rows of it. @default 10 */
  limit?: number;
}

/** The calls of the notifications. */
export const notificationsCalls = {
  /**
   * One page, newest first: the first one, or the one after those that are known. Numbered pages
   * are shifted by what arrives; then some of it is known.
   */
  async load(
    client: ApiClient,
    userId: string,
    { search, known, limit = NOTIFICATIONS_PAGE_SIZE }: PageRange,
  ): Promise<NotificationPage> {
    const cursor = known?.nextCursor === BY_NUMBER ? null : known?.nextCursor;
    const query = new URLSearchParams({
      order: 'DESC',
      sortBy: 'createdAt',
      page: String(Math.floor((known?.items.length ?? 0) / limit) + 1),
      limit: String(limit),
      ...(search && { search }),
      ...(cursor && { cursor }),
    });
    return readPage(await client.get(`/notifications/${part(userId)}?${query}`));
  },
  markRead: (client: ApiClient, userId: string, id: string): Promise<unknown> =>
    client.patch(`/notifications/mark-as-read/${part(id)}/${part(userId)}`),
  markAllRead: (client: ApiClient, userId: string): Promise<unknown> =>
    client.patch(`/notifications/mark-all-as-read/${part(userId)}`),
};
