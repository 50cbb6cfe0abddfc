import * as schemas from '@clubline/contract/schemas';
import { scopeOf } from '../../db/changes/changes';
import { notFound } from '../../http/errors';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { notificationsRead } from './notifications.events';
import { recipient } from './notifications.policy';
import { countUnread, listNotifications, markAllRead, markRead } from './notifications.repository';

const notifications = route({
  method: 'GET',
  url: '/notifications/:userId',
  summary: 'One’s notifications, newest first, in tens, with `search` over their English text.',
  params: schemas.notificationsParams,
  query: schemas.notificationsQuery,
  response: { 200: schemas.notificationsResponse },
  madeOf: ({ actorId }) => [scopeOf.notifications(actorId), scopeOf.people],
  policy: recipient,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, query, context: { db } }) {
    const { page, limit } = query;
    const range = { ...query, skip: (page - 1) * limit };
    const { notifications: found, meta } = await listNotifications(db, actor.id, range);
    const { hasMore: hasNextPage, nextCursor } = meta;
    const unreadCount = await countUnread(db, actor.id);
    return {
      notifications: found,
      meta: { hasNextPage, page, limit, nextCursor, unreadCount },
    };
  },
});

const markAll = route({
  method: 'PATCH',
  url: '/notifications/mark-all-as-read/:userId',
  summary: 'Marks all of one’s notifications as read.',
  params: schemas.notificationsParams,
  response: { 200: schemas.markReadResponse },
  policy: recipient,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  async handler({ actor, context }) {
    const { db } = context;
    const upTo = await markAllRead(context, actor.id);
    if (upTo !== null) notificationsRead(context, actor.id, { ids: [], upTo });
    return { data: { unreadCount: await countUnread(db, actor.id) } };
  },
});

const markOne = route({
  method: 'PATCH',
  url: '/notifications/mark-as-read/:notificationId/:userId',
  summary: 'Marks one notification as read; twice is harmless.',
  params: schemas.markReadParams,
  response: { 200: schemas.markReadResponse },
  policy: recipient,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  async handler({ actor, params: { notificationId: id }, context }) {
    const { db } = context;
    if (!(await markRead(db, actor.id, id))) throw notFound('Notification');
    notificationsRead(context, actor.id, { ids: [id], upTo: null });
    return { data: { unreadCount: await countUnread(db, actor.id) } };
  },
});

export const notificationRoutes: Route[] = [notifications, markAll, markOne];
