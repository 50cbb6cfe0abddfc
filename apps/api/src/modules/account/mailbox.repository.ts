import type { Queryable } from '../../db/dialect';

/**
 * Says that somebody reads the mails of their address, and in which language; the first time, and
 * the last language, count.
 */
export async function setEmailConfirmed(
  db: Queryable,
  id: string,
  { now, mailLanguage }: { now: string; mailLanguage: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set(({ fn, val }) => ({
      emailConfirmedAt: fn.coalesce('emailConfirmedAt', val(now)),
      mailLanguage,
    }))
    .where('id', '=', id)
    .execute();
}
