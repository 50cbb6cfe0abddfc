import { z } from 'zod';
import { NOTIFICATIONS_PAGE_SIZE } from '../notifications';
import type { Notification, NotificationTarget } from '../notifications';
import { laterCursor, pageMeta } from './paging';
import { actorId, id, optionalText, order, search, timestamp } from './values';

const NOTIFICATION_MAX = 300;

const notificationTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile'), userId: z.string(), username: z.string() }),
  z.object({
    kind: z.literal('profilePost'),
    postId: z.string(),
    userId: z.string(),
    username: z.string(),
  }),
  z.object({ kind: z.literal('clubPost'), clubId: z.string(), postId: z.string() }),
  z.object({
    kind: z.literal('clubComment'),
    clubId: z.string(),
    postId: z.string(),
    commentId: z.string(),
  }),
  z.object({
    kind: z.literal('channelMessage'),
    clubId: z.string(),
    channelId: z.string(),
    messageId: z.string(),
  }),
  z.object({ kind: z.literal('coOwnerInvitation'), clubId: z.string() }),
]) satisfies z.ZodType<NotificationTarget>;

const notification = z.object({
  id: z.string(),
  type: z.string(),
  content: z.string(),
  isRead: z.boolean(),
  profilePicture: z.string().nullable(),
  createdAt: timestamp,
  link: z.string().nullable(),
  target: notificationTarget.nullable().describe('Addition: what this is about, by kind and ids.'),
}) satisfies z.ZodType<Notification>;

/** GET /notifications/{userId} */
export const notificationsParams = z.object({ userId: id });
export const notificationsQuery = z.object({
  order,
  sortBy: z.literal('createdAt').default('createdAt'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  cursor: laterCursor,
  limit: z.coerce.number().int().min(1).max(100).default(NOTIFICATIONS_PAGE_SIZE),
  search,
});
export const notificationsResponse = z.object({
  notifications: z.array(notification),
  meta: pageMeta.extend({ unreadCount: z.number().int() }),
});

/** PATCH /notifications/mark-all-as-read/{userId}, /mark-as-read/{notificationId}/{userId} */
export const markReadParams = z.object({ notificationId: id, userId: id });
export const markReadResponse = z.object({ data: z.object({ unreadCount: z.number().int() }) });

/**
 * POST /notifications. The server makes notifications itself; this call is accepted only where it
 * is true (the sender does follow the recipient), and stored once however often it is sent. Text
 * and picture are the server's own.
 */
export const createNotificationBody = z.object({
  type: z.literal('follow', 'Only follow notifications can be sent.'),
  userId: id.describe('The recipient.'),
  senderId: actorId,
  content: optionalText(NOTIFICATION_MAX).nullish(),
  profilePicture: z.string().max(500).nullish(),
});
export const createNotificationResponse = z.object({
  data: z.object({ id: z.string(), type: z.string() }),
});
