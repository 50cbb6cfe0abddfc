import { sql } from 'kysely';
import { transact } from '../../db/dialect';
import type { Db } from '../../db/dialect';
import { changedSinceSeen } from '../../services/writes/seenValues';
import { lockPost } from './lockPost';

export interface ChangedWords {
  content: string;
  now: string;
  /** What was seen of it; 409 where it says something else by now. Left out, that is not asked. */
  seen?: { content?: string | undefined } | undefined;
  /** The post that counts a comment. */
  postId?: string;
}

/** Changes what somebody wrote; words that are the same as before leave it unedited. */
export async function changeWords(
  db: Db,
  table: 'channelMessages' | 'clubComments' | 'profilePosts',
  id: string,
  { content, now, seen, postId }: ChangedWords,
): Promise<void> {
  const change = sql`
    update ${sql.table(table)} set content = ${content}, ${sql.ref('editedAt')} = ${now}
    where id = ${id} and content <> ${content}
      and ${seen?.content === undefined ? sql`true` : sql`content = ${seen.content}`}
    returning id`;
  await transact(db, async (trx) => {
    if (postId !== undefined) await lockPost(trx, postId);
    const { rows } = await change.execute(trx);
    if (rows.length > 0 || seen === undefined) return;
    const stored = await sql<{ content: string }>`
      select content from ${sql.table(table)} where id = ${id}`.execute(trx);
    changedSinceSeen({ content }, seen, stored.rows[0] ?? { content });
  });
}
