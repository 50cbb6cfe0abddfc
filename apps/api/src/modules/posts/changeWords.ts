import { sql } from 'kysely';
import { transact } from '../../db/dialect';
import type { Db } from '../../db/dialect';
import { lockPost } from './lockPost';

/**
 * Changes what somebody wrote; words that are the same as before leave it unedited. Of a comment,
 * `postId` names the post that counts it.
 */
export async function changeWords(
  db: Db,
  table: 'channelMessages' | 'clubComments' | 'profilePosts',
  id: string,
  words: { content: string; now: string; postId?: string },
): Promise<void> {
  const { content, now, postId } = words;
  const change = sql`
    update ${sql.table(table)} set content = ${content}, ${sql.ref('editedAt')} = ${now}
    where id = ${id} and content <> ${content}`;
  await transact(db, async (trx) => {
    if (postId !== undefined) await lockPost(trx, postId);
    await change.execute(trx);
  });
}
