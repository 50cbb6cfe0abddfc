import * as wire from '@clubline/contract/schemas';
import { actingAs } from '../../http/actingAs';
import { notFound, unavailable } from '../../http/errors';
import { bodyLimits } from '../../http/route';
import type { Module } from '../module';
import { followOccasion } from './follow.notification';
import { recipient, trueFollowers } from './notifications.policy';
import * as notifications from './notifications.repository';
import { notify } from './notify';

export const notificationsModule: Module = {
  name: 'Notifications',
  routes(add, context) {
    const { db } = context;

    add({
      method: 'GET',
      url: '/notifications/:userId',
      summary: 'One’s notifications, newest first, in pages of 10, with `search` over their text.',
      params: wire.notificationsParams,
      query: wire.notificationsQuery,
      response: { 200: wire.notificationsResponse },
      policy: recipient,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, query }) {
        const { notifications: found, hasNextPage } = await notifications.listNotifications(
          db,
          actor.id,
          query,
        );
        const { page, limit } = query;
        return {
          notifications: found,
          meta: {
            hasNextPage,
            page,
            limit,
            unreadCount: await notifications.unreadCount(db, actor.id),
          },
        };
      },
    });

    add({
      method: 'PATCH',
      url: '/notifications/mark-all-as-read/:userId',
      summary: 'Marks all of one’s notifications as read.',
      params: wire.notificationsParams,
      response: { 200: wire.markReadResponse },
      policy: recipient,
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ actor }) {
        await notifications.markAllRead(db, actor.id);
        return { data: { unreadCount: await notifications.unreadCount(db, actor.id) } };
      },
    });

    add({
      method: 'PATCH',
      url: '/notifications/mark-as-read/:notificationId/:userId',
      summary: 'Marks one notification as read; twice is harmless.',
      params: wire.markReadParams,
      response: { 200: wire.markReadResponse },
      policy: recipient,
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ actor, params }) {
        if (!(await notifications.markRead(db, actor.id, params.notificationId)))
          throw notFound('Notification');
        return { data: { unreadCount: await notifications.unreadCount(db, actor.id) } };
      },
    });

    add({
      method: 'POST',
      url: '/notifications',
      summary: 'Says that one follows somebody; accepted only when it is true, and told once.',
      body: wire.createNotificationBody,
      response: { 200: wire.createNotificationResponse },
      policy: actingAs(
        (values: { body: { senderId?: string | undefined } }) => values.body.senderId,
        trueFollowers,
      ),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body }) {
        const occasion = followOccasion(actor, body.userId);
        await notify(context, async () => [occasion]);
        const told = await notifications.findByOccasion(db, body.userId, occasion.occasion);
        if (told === undefined) throw unavailable();
        return { data: told };
      },
    });
  },
};
