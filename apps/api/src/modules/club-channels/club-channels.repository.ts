import type { ChannelMessage } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { unlessGone } from '../../db/gone';
import { newId } from '../../db/ids';
import { decodeCursor, keysetPage } from '../../db/keyset';
import type { KeysetMeta } from '../../db/keyset';
import { personColumns, toPerson } from '../users/people';

/** Messages with their sender, the viewer's reaction and the count, in one query. */
function messagesSeenBy(db: Queryable, viewerId: string) {
  return db
    .selectFrom('channelMessages')
    .innerJoin('users', 'users.id', 'channelMessages.userId')
    .select([
      'channelMessages.id',
      'channelMessages.content',
      'channelMessages.mediaUrls',
      'channelMessages.createdAt',
    ])
    .select(personColumns)
    .select((eb) => [
      eb
        .selectFrom('channelMessageReactions as own')
        .select('own.reaction')
        .whereRef('own.messageId', '=', 'channelMessages.id')
        .where('own.userId', '=', viewerId)
        .as('reaction'),
      eb
        .selectFrom('channelMessageReactions as every')
        .select((sub) => sub.fn.countAll<number>().as('total'))
        .whereRef('every.messageId', '=', 'channelMessages.id')
        .as('reactionCount'),
    ]);
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesSeenBy>['executeTakeFirstOrThrow']>>;

function toMessage(row: MessageRow): ChannelMessage {
  return {
    id: row.id,
    content: row.content,
    createdAt: row.createdAt,
    mediaUrls: JSON.parse(row.mediaUrls) as string[],
    sender: toPerson(row),
    reaction: row.reaction,
    reactionCount: row.reactionCount ?? 0,
  };
}

/** A channel's messages, newest first. */
export async function messagesOf(
  db: Queryable,
  channelId: string,
  viewerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ messages: ChannelMessage[]; meta: KeysetMeta }> {
  let list = messagesSeenBy(db, viewerId).where('channelMessages.channelId', '=', channelId);
  if (cursor) {
    const after = decodeCursor(cursor);
    list = list.where((eb) =>
      eb(
        eb.refTuple('channelMessages.createdAt', 'channelMessages.id'),
        '<',
        eb.tuple(after.createdAt, after.id),
      ),
    );
  }
  const found = await list
    .orderBy('channelMessages.createdAt', 'desc')
    .orderBy('channelMessages.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, meta } = keysetPage(found, limit);
  return { messages: rows.map(toMessage), meta };
}

export interface NewMessage {
  channelId: string;
  userId: string;
  content: string;
  mediaUrls: string[];
}

export async function addMessage(
  db: Queryable,
  message: NewMessage,
  now: string,
): Promise<ChannelMessage> {
  const id = newId();
  const row = { id, ...message, mediaUrls: JSON.stringify(message.mediaUrls), createdAt: now };
  await unlessGone('Channel', db.insertInto('channelMessages').values(row).execute());
  return toMessage(
    await messagesSeenBy(db, message.userId)
      .where('channelMessages.id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

export interface ChannelPlace {
  channelId: string;
  channelName: string;
  clubId: string;
  clubName: string;
}

/** Which club a channel belongs to. */
export async function placeOfChannel(
  db: Queryable,
  channelId: string,
): Promise<ChannelPlace | undefined> {
  return db
    .selectFrom('clubChannels')
    .innerJoin('clubs', 'clubs.id', 'clubChannels.clubId')
    .where('clubChannels.id', '=', channelId)
    .select([
      'clubChannels.id as channelId',
      'clubChannels.name as channelName',
      'clubs.id as clubId',
      'clubs.name as clubName',
    ])
    .executeTakeFirst();
}

/** The channel a message stands in, and whose it is. */
export async function placeOfMessage(
  db: Queryable,
  messageId: string,
): Promise<(ChannelPlace & { senderId: string }) | undefined> {
  return db
    .selectFrom('channelMessages')
    .innerJoin('clubChannels', 'clubChannels.id', 'channelMessages.channelId')
    .innerJoin('clubs', 'clubs.id', 'clubChannels.clubId')
    .where('channelMessages.id', '=', messageId)
    .select([
      'clubChannels.id as channelId',
      'clubChannels.name as channelName',
      'clubs.id as clubId',
      'clubs.name as clubName',
      'channelMessages.userId as senderId',
    ])
    .executeTakeFirst();
}
