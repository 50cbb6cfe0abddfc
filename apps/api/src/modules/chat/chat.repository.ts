import type { ChatMessage } from '@clubline/contract';
import type { Transaction } from 'kysely';
import type { Db, Queryable } from '../../db/dialect';
import { isUniqueViolation, transact } from '../../db/dialect';
import { newId } from '../../db/ids';
import { pageOf } from '../../db/keyset';
import type { Tables } from '../../db/tables';
import { notFound } from '../../http/errors';

export const findRoom = (db: Queryable, roomId: string) =>
  db.selectFrom('chatRooms').selectAll().where('matchId', '=', roomId).executeTakeFirst();

/** Creates the room unless it exists; answers the room either way. */
export async function ensureRoom(db: Db, roomId: string, createdBy: string, now: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chatRooms')
    .values({ matchId: roomId, lastSeq: 0, createdBy, createdAt: now })
    .onConflict((conflict) => conflict.column('matchId').doNothing())
    .executeTakeFirst();
  const room = await db
    .selectFrom('chatRooms')
    .selectAll()
    .where('matchId', '=', roomId)
    .executeTakeFirstOrThrow();
  return { room, isNew: (numInsertedOrUpdatedRows ?? 0n) > 0n };
}

const messagesWithSender = (db: Queryable) =>
  db
    .selectFrom('chatMessages')
    .innerJoin('users', 'users.id', 'chatMessages.userId')
    .select([
      'chatMessages.id as messageId',
      'chatMessages.userId',
      'users.username',
      'users.profilePicture',
      'chatMessages.message',
      'chatMessages.createdAt',
      'chatMessages.seq',
      'chatMessages.clientMessageId',
    ]);

type MessageRow = Awaited<
  ReturnType<ReturnType<typeof messagesWithSender>['executeTakeFirstOrThrow']>
>;

const toMessage = ({
  clientMessageId,
  ...row
}: MessageRow): Required<Pick<ChatMessage, 'seq'>> & ChatMessage => ({
  ...row,
  ...(clientMessageId === null ? {} : { clientMessageId }),
});

export interface NewMessage {
  roomId: string;
  userId: string;
  message: string;
  clientMessageId?: string | undefined;
}

export interface StoredMessage {
  message: ReturnType<typeof toMessage>;
  /** False when this client id was stored before: the first message stays. */
  isNew: boolean;
}

/**
 * Stores a message under the next sequence number of its room. Resolves after the commit. Number
 * and message are written together, so the order has no gaps; the room's row is locked meanwhile,
 * so numbers are seen in order.
 */
export async function storeMessage(
  db: Db,
  input: NewMessage,
  now: () => string,
): Promise<StoredMessage> {
  try {
    return await transact(db, (trx) => insertMessage(trx, input, now));
  } catch (error) {
    // The same client id at the same moment: another request was first.
    const stored = isUniqueViolation(error) ? await findByClientId(db, input) : undefined;
    if (stored === undefined) throw error;
    return stored;
  }
}

async function insertMessage(
  trx: Transaction<Tables>,
  input: NewMessage,
  now: () => string,
): Promise<StoredMessage> {
  const earlier = await findByClientId(trx, input);
  if (earlier !== undefined) return earlier;
  const room = await trx
    .updateTable('chatRooms')
    .set((eb) => ({ lastSeq: eb('lastSeq', '+', 1) }))
    .where('matchId', '=', input.roomId)
    .returning('lastSeq')
    .executeTakeFirst();
  if (room === undefined) throw notFound('Chat room');
  const id = newId();
  await trx
    .insertInto('chatMessages')
    .values({
      id,
      matchId: input.roomId,
      seq: room.lastSeq,
      userId: input.userId,
      message: input.message,
      clientMessageId: input.clientMessageId ?? null,
      createdAt: now(),
    })
    .execute();
  return {
    message: toMessage(
      await messagesWithSender(trx).where('chatMessages.id', '=', id).executeTakeFirstOrThrow(),
    ),
    isNew: true,
  };
}

async function findByClientId(
  db: Queryable,
  { roomId, userId, clientMessageId }: NewMessage,
): Promise<StoredMessage | undefined> {
  if (clientMessageId === undefined) return undefined;
  const row = await messagesWithSender(db)
    .where('chatMessages.matchId', '=', roomId)
    .where('chatMessages.userId', '=', userId)
    .where('chatMessages.clientMessageId', '=', clientMessageId)
    .executeTakeFirst();
  return row === undefined ? undefined : { message: toMessage(row), isNew: false };
}

export interface HistoryQuery {
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/** Messages of a room, oldest first: what follows `after`, else the newest before `before`. */
export async function listMessages(db: Db, roomId: string, { after, before, limit }: HistoryQuery) {
  let query = messagesWithSender(db).where('chatMessages.matchId', '=', roomId);
  if (after !== undefined) query = query.where('chatMessages.seq', '>', after);
  if (before !== undefined) query = query.where('chatMessages.seq', '<', before);
  const rows = await query
    .orderBy('chatMessages.seq', after === undefined ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit);
  const messages = page.map(toMessage);
  return {
    messages: after === undefined ? messages.toReversed() : messages,
    hasMore: rows.length > page.length,
  };
}
