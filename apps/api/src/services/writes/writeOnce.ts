import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ROWS_AT_ONCE, untilNone } from '../../db/inSteps';
import { isUniqueViolation } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { notFoundIfDeleted } from '../../db/missingReference';
import type { Tables } from '../../db/tables';
import { conflict } from '../../http/errors';
import type { WriteKind } from './writes.tables';

/** A write that a client has given an id: sent again with it, nothing more is made. */
export interface WriteClaim {
  userId: string;
  kind: WriteKind;
  clientId: string;
  fingerprint: string;
}

/** The claim of a request; undefined where the client has given no id. */
export function writeClaim(
  kind: WriteKind,
  userId: string,
  { clientId, ...written }: { clientId?: string | undefined } & Record<string, unknown>,
): WriteClaim | undefined {
  if (clientId === undefined) return undefined;
  const fingerprint = createHash('sha256').update(JSON.stringify(written)).digest('base64url');
  return { userId, kind, clientId, fingerprint };
}

/**
 * Stores what `make` makes, unless the same claim has made something before, also at the same
 * moment. `make` hands the claim to `claimWrite` in its transaction. Answers the id of what was
 * made; 409 when the client's id was given to something else.
 */
export async function writeOnce(
  db: Db,
  claim: WriteClaim | undefined,
  make: () => Promise<string>,
): Promise<{ id: string; isNew: boolean }> {
  const earlier = await findMade(db, claim);
  if (earlier !== undefined) return { id: earlier, isNew: false };
  try {
    return { id: await make(), isNew: true };
  } catch (error) {
    // The same claim at the same moment: another request was first.
    const made = isUniqueViolation(error) ? await findMade(db, claim) : undefined;
    if (made === undefined) throw error;
    return { id: made, isNew: false };
  }
}

/** Keeps what a claim makes, in the transaction that makes it. */
export async function claimWrite(
  trx: Transaction<Tables>,
  claim: WriteClaim | undefined,
  madeId: string,
  now: string,
): Promise<void> {
  if (claim === undefined) return;
  const row = { ...claim, madeId, createdAt: now };
  await notFoundIfDeleted('Account', trx.insertInto('clientWrites').values(row).execute());
}

/** The id of what a claim has made; 409 when the client's id was given to something else. */
export async function findMade(
  db: Queryable,
  claim: WriteClaim | undefined,
): Promise<string | undefined> {
  if (claim === undefined) return undefined;
  const row = await db
    .selectFrom('clientWrites')
    .where('userId', '=', claim.userId)
    .where('kind', '=', claim.kind)
    .where('clientId', '=', claim.clientId)
    .select(['fingerprint', 'madeId'])
    .executeTakeFirst();
  if (row !== undefined && row.fingerprint !== claim.fingerprint)
    throw conflict('This clientId was given to something else.', 'clientId');
  return row?.madeId;
}

/** Has a claim make something again, in the transaction that makes it: what it has made is gone. */
export async function forgetClaim(trx: Transaction<Tables>, claim: WriteClaim): Promise<void> {
  await trx
    .deleteFrom('clientWrites')
    .where('userId', '=', claim.userId)
    .where('kind', '=', claim.kind)
    .where('clientId', '=', claim.clientId)
    .execute();
}

/** What was made once and is gone is not made again. */
export const deletedSince = (what: string) =>
  conflict(`This ${what} was sent already and has been deleted since.`);

/** Nobody sends anything again after so long. */
const RETENTION_MS = 30 * 86_400_000;

/** Forgets ids that no client uses any more. */
export async function deleteOldClaims(db: Queryable, now: number): Promise<void> {
  const limit = new Date(now - RETENTION_MS).toISOString();
  const old = db.selectFrom('clientWrites').where('createdAt', '<', limit).select('createdAt');
  await untilNone(db.deleteFrom('clientWrites').where('createdAt', 'in', old.limit(ROWS_AT_ONCE)));
}
