import { z } from 'zod';
import { NOTIFICATIONS_PAGE_SIZE, PUSH_ROOMS_MAX } from '../notifications';
import type {
  Notification,
  NotificationSentence,
  NotificationTarget,
  PushSettings,
} from '../notifications';
import { refreshBody } from './auth';
import { matchId } from './chat';
import { laterCursor, pageMeta } from './paging';
import { reactionKind } from './posts';
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
  z.object({ kind: z.literal('liveRoom'), roomId: z.string() }),
  z.object({ kind: z.literal('coOwnerInvitation'), clubId: z.string() }),
]) satisfies z.ZodType<NotificationTarget>;

const [actor, club, channel, excerpt] = [z.string(), z.string(), z.string(), z.string()];

const notificationSentence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('followed'), actor }),
  z.object({ kind: z.literal('invitedToCoOwn'), actor, club }),
  z.object({
    kind: z.literal(['commented', 'replied', 'mentionedInPost', 'mentionedInComment']),
    actor,
    club,
    excerpt,
  }),
  z.object({ kind: z.literal('mentionedInChannel'), actor, channel, club, excerpt }),
  z.object({
    kind: z.literal(['mentionedInProfilePost', 'mentionedInLiveChat']),
    actor,
    excerpt,
  }),
  z.object({ kind: z.literal('reactedToPost'), actor, reaction: reactionKind, club }),
  z.object({ kind: z.literal('reactedToMessage'), actor, reaction: reactionKind, channel, club }),
  z.object({ kind: z.literal('reactedToProfilePost'), actor, reaction: reactionKind }),
]) satisfies z.ZodType<NotificationSentence>;

const notification = z.object({
  id: z.string(),
  type: z.string(),
  content: z.string().describe('In English.'),
  isRead: z.boolean(),
  profilePicture: z.string().nullable(),
  createdAt: timestamp,
  link: z.string().nullable(),
  target: notificationTarget.nullable().describe('Addition: what this is about, by kind and ids.'),
  sentence: notificationSentence
    .nullable()
    .describe('Addition: `content` in no language, by kind and values; older ones have none.'),
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

const pushKinds = z.object({
  replies: z.boolean().describe('Answers to one’s posts and comments.'),
  mentions: z.boolean(),
  rooms: z
    .array(matchId)
    .max(PUSH_ROOMS_MAX, `At most ${PUSH_ROOMS_MAX} rooms.`)
    .describe('Live rooms of whose messages one is told, at most once in ten minutes each.'),
});

/** GET /account/push, PUT /account/push/kinds */
export const pushSettingsResponse = z.object({
  data: z.object({
    kinds: pushKinds,
    publicKey: z.string().describe('The `applicationServerKey` to subscribe with, base64url.'),
    isOn: z.boolean().describe('Whether the session that asks is told.'),
  }) satisfies z.ZodType<PushSettings>,
});
export const pushKindsBody = pushKinds;

/**
 * PUT /account/push/subscription: what a browser’s `PushSubscription` is as JSON. It tells one for
 * as long as the session runs, which an access token alone, as somebody may be lent, does not.
 */
export const pushSubscriptionBody = z.object({
  ...refreshBody.shape,
  endpoint: z
    .url({ protocol: /^https$/, error: 'Not an https address.' })
    .max(1_000)
    // As browsers give it: what else it might be, PostgreSQL has no index for at such a length.
    .regex(/^[!-~]*$/, 'Not an https address.')
    .describe('Of a push service that this server sends to.'),
  keys: z.object({
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/, 'Not a public key of a browser.'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'Not a secret of a browser.'),
  }),
});
