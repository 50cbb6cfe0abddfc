import type { Insertable, Transaction } from 'kysely';
import type { DialectName } from '../../db/dialect';
import type { Tables } from '../../db/tables';

export type NotificationInsert = Insertable<Tables['notifications']>;

/**
 * The rows of those who are not disabled: of no club, of a club's members, open invitations. The
 * rows of what they are about are there, and stay until they are stored.
 */
export async function keepEntitled(
  trx: Transaction<Tables>,
  dialect: DialectName,
  all: NotificationInsert[],
): Promise<NotificationInsert[]> {
  // Clubs before their posts, and both before who is in them and what counts their notifications:
  // who deletes a club or a post locks in that order.
  const ofClubsThere = await keepOf(trx, dialect, { table: 'clubs', column: 'clubId' }, all);
  const ofPosts = { table: 'clubPosts', column: 'clubPostId' } as const;
  const rows = await withoutDisabled(trx, await keepOf(trx, dialect, ofPosts, ofClubsThere));
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

/** The rows that are about nothing of the table, or about a row that is still in it. */
async function keepOf(
  trx: Transaction<Tables>,
  dialect: DialectName,
  {
    table,
    column,
  }: { table: 'clubs'; column: 'clubId' } | { table: 'clubPosts'; column: 'clubPostId' },
  rows: NotificationInsert[],
): Promise<NotificationInsert[]> {
  const ids = new Set(rows.flatMap((row) => row[column] ?? []));
  if (ids.size === 0) return rows;
  const found = await trx
    .selectFrom(table as 'clubs')
    .where('id', 'in', [...ids])
    .select('id')
    .orderBy('id')
    .$if(dialect === 'postgres', (query) => query.forKeyShare())
    .execute();
  const there = new Set(found.map(({ id }) => id));
  return rows.filter((row) => !row[column] || there.has(row[column]));
}

async function withoutDisabled(
  trx: Transaction<Tables>,
  rows: NotificationInsert[],
): Promise<NotificationInsert[]> {
  if (rows.length === 0) return rows;
  const found = await trx
    .selectFrom('users')
    .where('id', 'in', [...new Set(rows.map(({ userId }) => userId))])
    .where('disabledAt', 'is not', null)
    .select('id')
    .execute();
  const disabled = new Set(found.map(({ id }) => id));
  return rows.filter(({ userId }) => !disabled.has(userId));
}
