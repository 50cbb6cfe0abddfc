import { randomInt } from 'node:crypto';
import type { Queryable } from '../../../db/dialect';
import { hashToken } from '../tokenHash';

/** Codes that somebody is given at once. */
const COUNT = 10;
/** Without those that are mistaken for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** 117 bits: nobody tries them all, so that a plain hash hides one. */
const GROUPS = 6;
const GROUP_LENGTH = 4;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** Without what people add or leave out when they type one. */
const hashOf = (userId: string, code: string): string =>
  hashToken(`${userId} ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);

/** Makes somebody's codes anew; those they had no longer count. */
export async function renewRecoveryCodes(
  trx: Queryable,
  userId: string,
  now: string,
): Promise<string[]> {
  await deleteRecoveryCodes(trx, userId);
  const codes = Array.from({ length: COUNT }, newCode);
  const rows = codes.map((code) => ({ hash: hashOf(userId, code), userId, createdAt: now }));
  await trx.insertInto('recoveryCodes').values(rows).execute();
  return codes;
}

/** Takes one of somebody's codes, which counts once; false when it is none. */
export async function takeRecoveryCode(
  trx: Queryable,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recoveryCodes')
    .where('hash', '=', hashOf(userId, code))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes somebody's codes, or those that were made after this time. */
export async function deleteRecoveryCodes(
  trx: Queryable,
  userId: string,
  after = '',
): Promise<void> {
  await trx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('createdAt', '>', after)
    .execute();
}
