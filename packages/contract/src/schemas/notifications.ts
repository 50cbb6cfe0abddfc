import { z } from 'zod';
import type { Notification } from '../entities';
import { NOTIFICATIONS_PAGE_SIZE } from '../limits';
import { TEXT_LIMITS } from './textLimits';
import { actorId, id, optionalText, order, pageMeta, search, timestamp } from './values';

export const notification = z.object({
  id: z.string(),
  type: z.string(),
  content: z.string(),
  isRead: z.boolean(),
  profilePicture: z.string().nullable(),
  createdAt: timestamp,
  link: z.string().nullable(),
}) satisfies z.ZodType<Notification>;

/** GET /notifications/{userId} */
export const notificationsParams = z.object({ userId: id });
export const notificationsQuery = z.object({
  order,
  sortBy: z.literal('createdAt').default('createdAt'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
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
 * POST /notifications. The server makes notifications itself; this call is accepted only where it says what is true (the
 * sender does follow the recipient), and says it once however often it is sent. Text and picture are the server's own.
 */
export const createNotificationBody = z.object({
  type: z.literal('follow', 'Only follow notifications can be sent.'),
  userId: id.describe('The recipient.'),
  senderId: actorId,
  content: optionalText(TEXT_LIMITS.notification).nullish(),
  profilePicture: z.string().max(500).nullish(),
});
export const createNotificationResponse = z.object({
  data: z.object({ id: z.string(), type: z.string() }),
});
