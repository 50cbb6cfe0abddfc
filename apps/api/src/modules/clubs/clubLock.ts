import type { Transaction } from 'kysely';
import { dialectOf } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import type { Tables } from '../../db/tables';

/**
 * Lets whoever else changes who belongs to this club wait until the transaction is over. What
 * decides about a person (their role, a ban, an invitation) is to be read after it.
 */
export async function lockClub(trx: Transaction<Tables>, clubId: string): Promise<void> {
  // Writing what is there locks the row in both databases.
  await trx
    .updateTable('clubs')
    .set((eb) => ({ memberCount: eb.ref('memberCount') }))
    .where('id', '=', clubId)
    .execute();
}

/** The same before anything else, for what also locks who acts: two would wait for each other. */
export const lockingClub = (clubId: string) => (trx: Transaction<Tables>) => lockClub(trx, clubId);

/**
 * Keeps a club there until the transaction is over, before anything in it is locked: whoever
 * deletes it locks it first, and then what is in it in an order of their own. The embedded database
 * has one writer anyway.
 */
export const holdingClub =
  (clubId: string) =>
  async (trx: Transaction<Tables>): Promise<void> => {
    if (dialectOf(trx) === 'sqlite') return;
    await trx.selectFrom('clubs').where('id', '=', clubId).select('id').forKeyShare().execute();
  };

/**
 * Waits until this person does nothing in the club any more, and lets them wait until the
 * transaction is over. Taking or changing a membership does so too.
 */
export async function lockMembership(
  trx: Transaction<Tables>,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<void> {
  if (dialectOf(trx) === 'sqlite') return;
  await membership(trx, clubId, userId).forNoKeyUpdate().execute();
}

/**
 * Keeps this person what they are in the club until the transaction is over: whoever changes that
 * waits (`lockMembership`). The embedded database has one writer anyway.
 */
export async function holdMembership(
  trx: Queryable,
  clubId: string,
  userId: string,
): Promise<void> {
  if (dialectOf(trx) === 'sqlite') return;
  await membership(trx, clubId, userId).forShare().execute();
}

const membership = (db: Queryable, clubId: string, userId: string) =>
  db
    .selectFrom('clubMembers')
    .where('clubId', '=', clubId)
    .where('userId', '=', userId)
    .select('userId');
