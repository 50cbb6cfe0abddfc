import { dialectOf } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';

/**
 * Lets whoever else changes what a club post counts, or deletes it, wait until the transaction is
 * over. To be done before anything else of the post is locked: whoever deletes it locks in that
 * order, and of two that waited for each other PostgreSQL would end one after a second. The
 * embedded database has one writer anyway.
 */
export async function lockPost(trx: Queryable, postId: string): Promise<void> {
  if (dialectOf(trx) !== 'postgres') return;
  await trx
    .selectFrom('clubPosts')
    .where('id', '=', postId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}
