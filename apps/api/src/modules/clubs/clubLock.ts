import type { Transaction } from 'kysely';
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
