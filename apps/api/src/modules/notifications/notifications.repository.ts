import type { Notification } from '@clubline/contract';
import { contains } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';

export interface NotificationQuery {
  page: number;
  limit: number;
  order: 'ASC' | 'DESC';
  search?: string | undefined;
}

/** A person's notifications; picture and profile address are the actor's present ones. */
export async function listNotifications(
  db: Queryable,
  userId: string,
  { page, limit, order, search }: NotificationQuery,
): Promise<{ notifications: Notification[]; hasNextPage: boolean }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  let list = db
    .selectFrom('notifications')
    .leftJoin('users', 'users.id', 'notifications.actorId')
    .where('notifications.userId', '=', userId)
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.content',
      'notifications.isRead',
      'notifications.link',
      'notifications.createdAt',
      'users.profilePicture',
      'users.username as actorName',
    ]);
  if (search) list = list.where((eb) => contains(eb.ref('notifications.content'), search));
  const rows = await list
    .orderBy('notifications.createdAt', direction)
    .orderBy('notifications.id', direction)
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  return {
    notifications: rows.slice(0, limit).map(({ actorName, ...row }) => ({
      ...row,
      isRead: row.isRead === 1,
      // Whoever is linked to by name may have taken another since.
      link:
        actorName !== null && row.link?.startsWith('/profile/')
          ? `/profile/${actorName}`
          : row.link,
    })),
    hasNextPage: rows.length > limit,
  };
}

export async function unreadCount(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('isRead', '=', 0)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** False when the person has no such notification. */
export async function markRead(
  db: Queryable,
  userId: string,
  notificationId: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('notifications')
    .set({ isRead: 1 })
    .where('id', '=', notificationId)
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  return changed.length > 0;
}

export async function markAllRead(db: Queryable, userId: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ isRead: 1 })
    .where('userId', '=', userId)
    .where('isRead', '=', 0)
    .execute();
}

export async function findByOccasion(db: Queryable, userId: string, occasion: string) {
  return db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('occasion', '=', occasion)
    .select(['id', 'type'])
    .executeTakeFirst();
}
