import type { Passkey } from '@clubline/contract';
import type { Selectable } from 'kysely';
import { isUniqueViolation } from '../../../db/dialect';
import type { Queryable } from '../../../db/dialect';
import { newId } from '../../../db/ids';
import type { UserAgent } from '../../../services/sessions';
import { hashToken } from '../tokenHash';
import type { PasskeyTables } from './passkeys.tables';

export type StoredPasskey = Selectable<PasskeyTables['passkeys']>;
export type NewPasskey = Pick<
  StoredPasskey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'
>;

/** Somebody's passkeys, the newest first. */
export const listPasskeys = (db: Queryable, userId: string): Promise<StoredPasskey[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

export const findPasskey = (
  db: Queryable,
  credentialId: string,
): Promise<StoredPasskey | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst();

/** A passkey as its owner sees it. */
export const toPasskey = (row: StoredPasskey): Passkey => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  createdAt: row.createdAt,
  lastUsedAt: row.lastUsedAt,
  isSynced: row.isSynced === 1,
});

/** Stores a passkey; null when somebody has it already. */
export async function insertPasskey(
  trx: Queryable,
  userId: string,
  passkey: NewPasskey & UserAgent,
  now: string,
): Promise<StoredPasskey | null> {
  const row = { id: newId(), userId, ...passkey, createdAt: now, lastUsedAt: null };
  try {
    await trx.insertInto('passkeys').values(row).execute();
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** False when it is none of this person's. */
export async function deletePasskey(trx: Queryable, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the passkeys of somebody that were added after this time. */
export async function deletePasskeys(trx: Queryable, userId: string, after: string): Promise<void> {
  await trx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('createdAt', '>', after)
    .execute();
}

/** Marks the answer of a passkey as used; false when it was, or the passkey is gone. */
export async function markUsed(
  trx: Queryable,
  { id, counter: before }: Pick<StoredPasskey, 'id' | 'counter'>,
  { challenge, counter }: { challenge: string; counter: number },
  now: string,
): Promise<boolean> {
  if (!(await takeChallenge(trx, challenge, now))) return false;
  const used = await trx
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    // Another answer may have been faster.
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** False when the challenge was answered before. */
export async function takeChallenge(
  trx: Queryable,
  challenge: string,
  now: string,
): Promise<boolean> {
  const used = await trx
    .insertInto('usedChallenges')
    .values({ hash: hashToken(challenge), usedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
