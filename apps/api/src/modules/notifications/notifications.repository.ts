import type { Notification } from '@clubline/contract';
import type { Insertable, Transaction } from 'kysely';
import type { Context } from '../../context';
import { contains, transact } from '../../db/dialect';
import type { DialectName, Queryable } from '../../db/dialect';
import { keysetPage } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import type { Tables } from '../../db/tables';
import { linkTo, toTarget } from './targets';
import type { StoredTarget } from './targets';

export interface NotificationQuery extends KeysetRange {
  order: 'ASC' | 'DESC';
  search?: string | undefined;
}

/** Notifications with the present picture and name of whoever acted, and the recipient's name. */
const notificationsOf = (db: Queryable, userId: string) =>
  db
    .selectFrom('notifications')
    .innerJoin('users as recipient', 'recipient.id', 'notifications.userId')
    .leftJoin('users as actor', 'actor.id', 'notifications.actorId')
    .where('notifications.userId', '=', userId)
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.content',
      'notifications.isRead',
      'notifications.link',
      'notifications.target',
      'notifications.createdAt',
      'recipient.id as recipientId',
      'recipient.username as recipientName',
      'actor.id as actorId',
      'actor.username as actorName',
      'actor.profilePicture',
    ]);

type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof notificationsOf>['executeTakeFirstOrThrow']>
>;

function toNotification(row: NotificationRow): Notification {
  const { recipientId, recipientName, actorId, actorName, target: json, ...rest } = row;
  const usernameOf = (userId: string) =>
    userId === recipientId ? recipientName : userId === actorId ? actorName : null;
  const target = json === null ? null : toTarget(JSON.parse(json) as StoredTarget, usernameOf);
  return {
    ...rest,
    isRead: row.isRead === 1,
    target,
    link: target === null ? row.link : linkTo(target, recipientId),
  };
}

/** One page of a person's notifications. */
export async function listNotifications(
  db: Queryable,
  userId: string,
  { order, search, ...range }: NotificationQuery,
): Promise<{ notifications: Notification[]; meta: KeysetMeta }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  let list = notificationsOf(db, userId);
  if (search) list = list.where((eb) => contains(eb.ref('notifications.content'), search));
  const columns = { time: 'notifications.createdAt', id: 'notifications.id' };
  const { rows, meta } = await keysetPage(list, columns, range, direction);
  return { notifications: rows.map(toNotification), meta };
}

type NotificationInsert = Insertable<Tables['notifications']>;

/**
 * Stores what the recipients were not notified of before; of a club, where they are members, or
 * invited to be co-owners, at this moment. Answers the ids of those rows.
 */
export async function addNotifications(
  { db, dialect }: Pick<Context, 'db' | 'dialect'>,
  rows: NotificationInsert[],
): Promise<Set<string>> {
  return await transact(db, async (trx) => {
    const entitled = await keepEntitled(trx, dialect, rows);
    if (entitled.length === 0) return new Set();
    const stored = await trx
      .insertInto('notifications')
      .values(entitled)
      .onConflict((on) => on.columns(['userId', 'occasion']).doNothing())
      .returning('id')
      .execute();
    return new Set(stored.map((row) => row.id));
  });
}

/** The rows of no club, of a club's members, and invitations that are open. */
async function keepEntitled(
  trx: Transaction<Tables>,
  dialect: DialectName,
  rows: NotificationInsert[],
): Promise<NotificationInsert[]> {
  const ofClubs = rows.flatMap(({ clubId, userId }) => (clubId ? [{ clubId, userId }] : []));
  if (ofClubs.length === 0) return rows;
  const pairsIn = async (table: 'clubMembers' | 'coOwnerInvitations') => {
    const found = await trx
      .selectFrom(table)
      .where('clubId', 'in', [...new Set(ofClubs.map(({ clubId }) => clubId))])
      .where('userId', 'in', [...new Set(ofClubs.map(({ userId }) => userId))])
      .select(['clubId', 'userId'])
      // Whoever ends what entitles them waits, so that nothing is stored after it. The embedded
      // database has one writer anyway.
      .$if(dialect === 'postgres', (query) => query.forKeyShare())
      .execute();
    return new Set(found.map(({ clubId, userId }) => `${clubId} ${userId}`));
  };
  const isInvitation = ({ type }: NotificationInsert) => type === 'invitation';
  const members = await pairsIn('clubMembers');
  const invited = rows.some(isInvitation) ? await pairsIn('coOwnerInvitations') : members;
  return rows.filter((row) => {
    const entitled = isInvitation(row) ? invited : members;
    return !row.clubId || entitled.has(`${row.clubId} ${row.userId}`);
  });
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const counts = await db
    .selectFrom('personCounts')
    .where('userId', '=', userId)
    .select('unread')
    .executeTakeFirst();
  return counts?.unread ?? 0;
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

/** The notification a person has of an event. */
export async function findByEvent(db: Queryable, userId: string, eventKey: string) {
  return db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where('occasion', '=', eventKey)
    .select(['id', 'type'])
    .executeTakeFirst();
}
