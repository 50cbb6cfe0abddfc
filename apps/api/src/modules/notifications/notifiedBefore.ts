import type { Queryable } from '../../db/dialect';
import type { NotificationInsert } from './entitled';

/**
 * The rows of events that their recipients have no notification of. Asked once what counts these
 * is locked, so that nobody else stores one: an insert that met a row which somebody marks as read,
 * or deletes, would wait for them, as they do for the counts.
 */
export async function withoutNotifiedBefore(
  trx: Queryable,
  rows: NotificationInsert[],
): Promise<NotificationInsert[]> {
  const keyOf = ({ userId, occasion }: Pick<NotificationInsert, 'userId' | 'occasion'>) =>
    `${userId} ${occasion}`;
  const found = await trx
    .selectFrom('notifications')
    .where('userId', 'in', [...new Set(rows.map(({ userId }) => userId))])
    .where('occasion', 'in', [...new Set(rows.map(({ occasion }) => occasion))])
    .select(['userId', 'occasion'])
    .execute();
  const known = new Set(found.map(keyOf));
  return rows.filter((row) => !known.has(keyOf(row)));
}
