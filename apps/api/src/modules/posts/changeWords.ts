import { sql } from 'kysely';
import { transact } from '../../db/dialect';
import type { Db } from '../../db/dialect';

/** Changes what somebody wrote; words that are the same as before leave it unedited. */
export async function changeWords(
  db: Db,
  table: 'channelMessages' | 'clubComments' | 'profilePosts',
  id: string,
  words: { content: string; now: string },
): Promise<void> {
  const { content, now } = words;
  const change = sql`
    update ${sql.table(table)} set content = ${content}, ${sql.ref('editedAt')} = ${now}
    where id = ${id} and content <> ${content}`;
  await transact(db, (trx) => change.execute(trx));
}
