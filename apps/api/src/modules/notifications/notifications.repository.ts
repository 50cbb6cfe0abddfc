import type { Notification, NotificationSentence } from '@clubline/contract';
import { sql } from 'kysely';
import type { Expression, SqlBool, Transaction } from 'kysely';
import type { Context } from '../../context';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { dialectOf, startingFrom, transact } from '../../db/dialect';
import type { DialectName, Queryable } from '../../db/dialect';
import { ROWS_AT_ONCE } from '../../db/inSteps';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, SearchedRange } from '../../db/keyset';
import { findOwn } from '../../db/search/findOwn';
import type { Found } from '../../db/search/listQuery';
import { personalTables } from '../../db/search/searchIndexes';
import type { Tables } from '../../db/tables';
import { keepEntitled } from './entitled';
import type { NotificationInsert } from './entitled';
import { withoutNotifiedBefore } from './notifiedBefore';
import { linkTo, toTarget } from './targets';
import type { StoredTarget } from './targets';

export interface NotificationQuery extends SearchedRange {
  order: 'ASC' | 'DESC';
}

/** Those of a club that was deleted go with it, one after the other: nobody is to see them go. */
const isOfClubThere = sql<SqlBool>`not exists (select 1 from clubs
  where clubs.id = notifications.club_id and clubs.deleted_at is not null)`;

/** Notifications with the present picture and name of whoever acted, and the recipient's name. */
const notificationsOf = (db: Queryable, userId: Expression<string>, ids?: Expression<string>) =>
  startingFrom(db, 'notifications', ids)
    .innerJoin('users as recipient', 'recipient.id', 'notifications.userId')
    .leftJoin('users as actor', 'actor.id', 'notifications.actorId')
    .leftJoin('personCounts as counts', 'counts.userId', 'notifications.userId')
    .where('notifications.userId', '=', userId)
    .where(isOfClubThere)
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.content',
      'notifications.isRead',
      'notifications.link',
      'notifications.target',
      'notifications.sentence',
      'notifications.createdAt',
      'counts.readUpTo',
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
  const { recipientId, recipientName, actorId, actorName, readUpTo, ...rest } = row;
  const { target: json, sentence } = row;
  const usernameOf = (userId: string) =>
    userId === recipientId ? recipientName : userId === actorId ? actorName : null;
  const target = json === null ? null : toTarget(JSON.parse(json) as StoredTarget, usernameOf);
  return {
    ...rest,
    isRead: row.isRead === 1 || (readUpTo !== null && row.createdAt <= readUpTo),
    target,
    sentence: sentence === null ? null : (JSON.parse(sentence) as NotificationSentence),
    link: target === null ? row.link : linkTo(target, recipientId),
  };
}

const notifications = keysetList(
  (db, { userId, ids }: Parameters<{ userId: string }> & Found) => notificationsOf(db, userId, ids),
  { time: 'notifications.createdAt', id: 'notifications.id' },
  {
    texts: [sql.ref('listed.content')],
    find: (db, words, { userId }) => findOwn(db, personalTables.notifications, userId, words),
    column: 'notifications.id',
  },
);

/** One page of a person's notifications. */
export async function listNotifications(
  db: Queryable,
  userId: string,
  { order, ...range }: NotificationQuery,
): Promise<{ notifications: Notification[]; meta: KeysetMeta }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const { rows, meta } = await notifications(db, { userId }, range, direction);
  return { notifications: rows.map(toNotification), meta };
}

/**
 * Stores what the recipients were not notified of before; of a club, where they are members, or
 * invited to be co-owners, at this moment. Answers when each of those rows was made, by its id.
 */
export async function addNotifications(
  { db, dialect }: Pick<Context, 'db' | 'dialect'>,
  rows: NotificationInsert[],
): Promise<Map<string, string>> {
  return await transact(db, async (trx) => {
    const entitled = await keepEntitled(trx, dialect, rows);
    if (entitled.length === 0) return new Map();
    const news = await withoutNotifiedBefore(trx, await afterReadMarks(trx, dialect, entitled));
    if (news.length === 0) return new Map();
    const stored = await trx
      .insertInto('notifications')
      .values(news)
      .onConflict((on) => on.columns(['userId', 'occasion']).doNothing())
      .returning(['id', 'createdAt'])
      .execute();
    return new Map(stored.map((row) => [row.id, row.createdAt]));
  });
}

/**
 * The rows, none of them made before its recipient has read everything: nodes have clocks of their
 * own. Whoever marks all as read waits until they are stored.
 */
async function afterReadMarks(
  trx: Transaction<Tables>,
  dialect: DialectName,
  rows: NotificationInsert[],
): Promise<NotificationInsert[]> {
  const found = await trx
    .selectFrom('personCounts')
    .where('userId', 'in', [...new Set(rows.map(({ userId }) => userId))])
    .select(['userId', 'readUpTo'])
    // Everybody locks in the same order.
    .orderBy('userId')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute();
  const marks = new Map(found.map(({ userId, readUpTo }) => [userId, readUpTo]));
  return rows.map((row) => {
    const mark = marks.get(row.userId) ?? null;
    if (mark === null || row.createdAt > mark) return row;
    return { ...row, createdAt: new Date(Date.parse(mark) + 1).toISOString() };
  });
}

const unread = compiledOnce((db, { userId }: Parameters<{ userId: string }>) =>
  db.selectFrom('personCounts').where('userId', '=', userId).select('unread'),
);

export const countUnread = async (db: Queryable, userId: string): Promise<number> =>
  (await unread.first(db, { userId }))?.unread ?? 0;

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

/**
 * Marks all as read, however many there are: those up to a time are, whatever their rows say.
 * Answers that time; null where there is nothing to read.
 */
export async function markAllRead(
  { db, dialect }: Pick<Context, 'db' | 'dialect'>,
  userId: string,
): Promise<string | null> {
  return await transact(db, async (trx) => {
    const counts = await trx
      .selectFrom('personCounts')
      .where('userId', '=', userId)
      .select('readUpTo')
      .$if(dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    const newest = await trx
      .selectFrom('notifications')
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .select('createdAt')
      .executeTakeFirst();
    const known = counts?.readUpTo ?? null;
    if (newest === undefined || (known !== null && known >= newest.createdAt)) return known;
    await trx
      .updateTable('personCounts')
      .set({ unread: 0, readUpTo: newest.createdAt })
      .where('userId', '=', userId)
      .execute();
    return newest.createdAt;
  });
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

/** What somebody was notified of and is no longer. */
export interface Forgotten {
  id: string;
  userId: string;
}

/**
 * Deletes what everybody was notified of some events on a post, and answers that: at most
 * `ROWS_AT_ONCE`, so that who got as many asks again.
 */
export async function forgetEvents(
  db: Queryable,
  clubPostId: string,
  eventKeys: string[],
): Promise<Forgotten[]> {
  return await db
    .deleteFrom('notifications')
    .where('id', 'in', ofEvents(db, clubPostId, eventKeys))
    .returning(['id', 'userId'])
    .execute();
}

/** Each event is looked up by itself, whatever a planner believes of how much a post has. */
function ofEvents(db: Queryable, clubPostId: string, eventKeys: string[]) {
  const keys = sql.val(JSON.stringify(eventKeys));
  const found =
    dialectOf(db) === 'postgres'
      ? sql`jsonb_array_elements_text(cast(${keys} as jsonb)) as events (key)
          cross join lateral (select id from notifications
            where club_post_id = ${clubPostId} and occasion = events.key
            limit ${ROWS_AT_ONCE}) as found`
      : sql`json_each(${keys}) as events
          cross join notifications as found on found.club_post_id = ${clubPostId}
            and found.occasion = events.value`;
  return sql<string>`(select found.id from ${found} limit ${ROWS_AT_ONCE})`;
}
