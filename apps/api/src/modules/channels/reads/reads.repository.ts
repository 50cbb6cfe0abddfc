import type { Queryable } from '../../../db/dialect';

interface ReadMark {
  channelId: string;
  userId: string;
  upTo: string;
}

/** Says how far a person has read in a channel; answers whether that is further than before. */
export async function markRead(
  db: Queryable,
  { channelId, userId, upTo }: ReadMark,
): Promise<boolean> {
  const marked = await db
    .insertInto('channelReads')
    .values({ channelId, userId, readUpTo: upTo })
    .onConflict((on) =>
      on
        .columns(['userId', 'channelId'])
        .doUpdateSet({ readUpTo: upTo })
        .where('channelReads.readUpTo', '<', upTo),
    )
    .returning('channelId')
    .execute();
  return marked.length > 0;
}
