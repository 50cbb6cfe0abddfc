import type { ChannelMessage } from '@clubline/contract';
import { sql } from 'kysely';
import type { Expression } from 'kysely';
import type { Parameters } from '../../db/compiledOnce';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { encodeCursor, keysetList } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { notFoundIfDeleted } from '../../db/missingReference';
import { picturesShownBy, showPictures } from '../../services/pictures/pictures.repository';
import { claimWrite } from '../../services/writes/writeOnce';
import type { WriteClaim } from '../../services/writes/writeOnce';
import { markRead } from './reads/reads.repository';
import { forgetText, type Forgotten } from '../notifications';
import { noPictures, reactionsIn, refusedIfRemoved } from '../posts';
import type { AttachedPictures } from '../posts';
import { personColumns, toPerson } from '../profiles';

export const messageReactions = reactionsIn({
  name: 'channelMessageReactions',
  targetTable: 'channelMessages',
  targetColumn: 'messageId',
  targetName: 'Message',
});

/** Messages with their sender, the viewer's reaction and the count, in one query. */
function messagesSeenBy(db: Queryable, viewerId: string | Expression<string>) {
  return db
    .selectFrom('channelMessages')
    .innerJoin('users', 'users.id', 'channelMessages.userId')
    .select([
      'channelMessages.id',
      'channelMessages.content',
      'channelMessages.mediaUrls',
      'channelMessages.mediaAlts',
      'channelMessages.createdAt',
      'channelMessages.editedAt',
      'channelMessages.reactionCount',
    ])
    .select(personColumns)
    .select(messageReactions.ofViewer('channelMessages.id', viewerId));
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesSeenBy>['executeTakeFirstOrThrow']>>;

/** With a description for each picture, '' where none is stored. */
function toMessage(row: MessageRow): ChannelMessage {
  const mediaUrls = JSON.parse(row.mediaUrls) as string[];
  const stored = JSON.parse(row.mediaAlts) as string[];
  return {
    id: row.id,
    content: row.content,
    createdAt: row.createdAt,
    mediaUrls,
    mediaAlts: mediaUrls.map((_url, index) => stored[index] ?? ''),
    sender: toPerson(row),
    reaction: row.reaction,
    reactionCount: row.reactionCount,
    editedAt: row.editedAt,
  };
}

const messagesOfChannel = keysetList(
  (db, { channelId, viewerId }: Parameters<{ channelId: string; viewerId: string }>) =>
    messagesSeenBy(db, viewerId).where('channelMessages.channelId', '=', channelId),
  { time: 'channelMessages.createdAt', id: 'channelMessages.id' },
);

/** A channel's messages, newest first, or with `order` ASC oldest first. */
export async function listMessages(
  db: Queryable,
  channelId: string,
  viewerId: string,
  { order = 'DESC', ...range }: KeysetRange & { order?: 'ASC' | 'DESC' },
): Promise<{ messages: ChannelMessage[]; meta: KeysetMeta }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const { rows, meta } = await messagesOfChannel(db, { channelId, viewerId }, range, direction);
  return { messages: rows.map(toMessage), meta };
}

/**
 * A message of a channel among those around it, newest first, `limit` of them at most on each side;
 * undefined where there is no such message in this channel.
 */
export async function listMessagesAround(
  db: Queryable,
  { channelId, messageId }: { channelId: string; messageId: string },
  viewerId: string,
  limit: number,
): Promise<
  { messages: ChannelMessage[]; meta: KeysetMeta & { newerCursor: string | null } } | undefined
> {
  const message = await findMessage(db, messageId, viewerId, channelId);
  if (message === undefined) return undefined;
  // Both sides together are as long as a page.
  const range = { cursor: encodeCursor(message), limit, share: 1 / 2 };
  const [older, newer] = await Promise.all([
    listMessages(db, channelId, viewerId, range),
    listMessages(db, channelId, viewerId, { ...range, order: 'ASC' }),
  ]);
  return {
    messages: [...newer.messages.toReversed(), message, ...older.messages],
    meta: { ...older.meta, newerCursor: newer.meta.nextCursor },
  };
}

export interface NewMessage {
  channelId: string;
  userId: string;
  content: string;
  /** @default none */
  pictures?: AttachedPictures;
  /** @default [] */
  mediaAlts?: string[];
}

/** Stores a message, with the claim of who sent it; answers its id. */
export async function addMessage(
  db: Db,
  { pictures = noPictures, mediaAlts = [], ...message }: NewMessage,
  now: string,
  claim?: WriteClaim,
): Promise<string> {
  const id = newId();
  const row = {
    id,
    ...message,
    mediaUrls: JSON.stringify(pictures.urls),
    mediaAlts: JSON.stringify(mediaAlts.slice(0, pictures.urls.length)),
    createdAt: now,
  };
  await transact(db, async (trx) => {
    await claimWrite(trx, claim, id, now);
    await notFoundIfDeleted('Channel', trx.insertInto('channelMessages').values(row).execute());
    await refusedIfRemoved(showPictures(trx, 'channelMessageId', id, pictures.names));
    // Who writes in a channel has read it.
    await markRead(trx, { channelId: message.channelId, userId: message.userId, upTo: now });
  });
  return id;
}

/** What notifications of reactions to a message are known by, before the id of who reacted. */
export const messageKey = (messageId: string): string => `message:${messageId}`;

/**
 * Deletes a message with its sender's notices of reactions, and those of who is mentioned; answers
 * these, and the pictures shown.
 */
export async function deleteMessage(
  db: Db,
  id: string,
): Promise<{ shown: string[]; forgotten: Forgotten[] }> {
  return await transact(db, async (trx) => {
    const shown = await picturesShownBy(trx, 'channelMessageId', id);
    const message = await trx
      .selectFrom('channelMessages')
      .where('id', '=', id)
      .select(['id', 'userId'])
      .executeTakeFirst();
    if (message === undefined) return { shown, forgotten: [] };
    const noticed = trx
      .selectFrom('channelMessageReactions')
      .where('messageId', '=', id)
      .select(sql<string>`${`reaction:${messageKey(id)}:`} || user_id`.as('occasion'));
    const forgotten = await forgetText(trx, message, noticed);
    await trx.deleteFrom('channelMessages').where('id', '=', id).execute();
    return { shown, forgotten };
  });
}

/** A message with its sender; undefined when it was deleted, or stands in another channel. */
export async function findMessage(
  db: Queryable,
  id: string,
  viewerId: string,
  channelId?: string,
): Promise<ChannelMessage | undefined> {
  const row = await messagesSeenBy(db, viewerId)
    .where('channelMessages.id', '=', id)
    .$if(channelId !== undefined, (found) =>
      found.where('channelMessages.channelId', '=', channelId!),
    )
    .executeTakeFirst();
  return row && toMessage(row);
}

const channelColumns = [
  'clubChannels.id as channelId',
  'clubChannels.name as channelName',
  'clubs.id as clubId',
  'clubs.name as clubName',
  'clubs.isPrivate',
] as const;

/** A channel with the club it belongs to. */
export const findChannel = (db: Queryable, channelId: string) =>
  db
    .selectFrom('clubChannels')
    .innerJoin('clubs', 'clubs.id', 'clubChannels.clubId')
    .where('clubChannels.id', '=', channelId)
    .where('clubs.deletedAt', 'is', null)
    .select(channelColumns)
    .executeTakeFirst();

/** The channel and club of a message, and who sent it. */
export const findMessageOrigin = (db: Queryable, messageId: string) =>
  db
    .selectFrom('channelMessages')
    .innerJoin('clubChannels', 'clubChannels.id', 'channelMessages.channelId')
    .innerJoin('clubs', 'clubs.id', 'clubChannels.clubId')
    .where('channelMessages.id', '=', messageId)
    .where('clubs.deletedAt', 'is', null)
    .select([...channelColumns, 'channelMessages.userId as senderId'])
    .executeTakeFirst();
