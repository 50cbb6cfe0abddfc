import type { Queryable } from '../../db/dialect';
import { conflict } from '../../http/errors';

/** How long a username that was given up waits for whose it was. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** So many of one account: who renames without end keeps no names from others. */
const KEPT_OF_ONE = 3;

export const usernameTaken = () => conflict('Username is already taken', 'username');

/** Whether somebody else has given a username up a short time ago. */
export async function isKeptForAnother(
  db: Queryable,
  username: string,
  userId: string | undefined,
  now: string,
): Promise<boolean> {
  const since = new Date(Date.parse(now) - KEPT_MS).toISOString();
  const found = await db
    .selectFrom('freedUsernames')
    .select('userId')
    .where('username', '=', username)
    .where('freedAt', '>', since)
    .executeTakeFirst();
  return found !== undefined && found.userId !== userId;
}

/**
 * Throws 409 for a username that waits for somebody else. To be asked in the transaction in which
 * it was written: whoever gives it up at that moment has done so by then.
 */
export async function assertNotKept(
  trx: Queryable,
  username: string,
  userId: string,
  now: string,
): Promise<void> {
  if (await isKeptForAnother(trx, username, userId, now)) throw usernameTaken();
  await trx.deleteFrom('freedUsernames').where('username', '=', username).execute();
}

/** Keeps a username for who gives it up. */
export async function keepForOwner(
  trx: Queryable,
  username: string,
  userId: string,
  freedAt: string,
): Promise<void> {
  await trx
    .insertInto('freedUsernames')
    .values({ username, userId, freedAt })
    .onConflict((on) => on.column('username').doUpdateSet({ userId, freedAt }))
    .execute();
  const own = await trx
    .selectFrom('freedUsernames')
    .select('username')
    .where('userId', '=', userId)
    .orderBy('freedAt', 'desc')
    .execute();
  const tooMany = own.slice(KEPT_OF_ONE).map((row) => row.username);
  if (tooMany.length > 0)
    await trx.deleteFrom('freedUsernames').where('username', 'in', tooMany).execute();
}
