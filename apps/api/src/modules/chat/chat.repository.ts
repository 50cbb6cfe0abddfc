import type { ChatMessage } from '@clubline/contract';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { isFound, startingFrom } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { pageOf } from '../../db/keyset';
import { markedName } from '../partners';

export const findRoom = (db: Queryable, roomId: string) =>
  db.selectFrom('chatRooms').selectAll().where('matchId', '=', roomId).executeTakeFirst();

const roomsAmong = compiledOnce((db, { ids }: Parameters<{ ids: string }>) =>
  startingFrom(db, 'chatRooms', ids)
    .where(isFound(db, 'chatRooms.matchId', ids))
    .select(['chatRooms.matchId', 'chatRooms.lastSeq']),
);

/** The numbers of the newest messages of those of the rooms that there are, by the rooms' ids. */
export async function findLastSeqs(db: Queryable, roomIds: string[]): Promise<Map<string, number>> {
  const rows = await roomsAmong.rows(db, { ids: JSON.stringify(roomIds) });
  return new Map(rows.map(({ matchId, lastSeq }) => [matchId, lastSeq]));
}

/** Creates the room unless it exists; answers the room either way. */
export async function ensureRoom(db: Db, roomId: string, createdBy: string | null, now: string) {
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

/** Messages with what is shown of who wrote them; read them with `toMessage`. */
export const messagesWithSender = (db: Queryable) =>
  db
    .selectFrom('chatMessages')
    .leftJoin('users', 'users.id', 'chatMessages.userId')
    .leftJoin('partnerPeople as guest', 'guest.id', 'chatMessages.partnerPersonId')
    .leftJoin('partners', 'partners.id', 'guest.partnerId')
    .select([
      'chatMessages.id as messageId',
      'chatMessages.userId',
      'chatMessages.partnerPersonId',
      'users.username',
      'users.profilePicture',
      'guest.name as guestName',
      'guest.image as guestImage',
      'partners.name as partnerName',
      'chatMessages.message',
      'chatMessages.createdAt',
      'chatMessages.seq',
      'chatMessages.clientMessageId',
    ]);

export type MessageRow = Awaited<
  ReturnType<ReturnType<typeof messagesWithSender>['executeTakeFirstOrThrow']>
>;

/** Who wrote a message: somebody with an account, or one of a partner's people. */
function senderOf(row: MessageRow) {
  const { userId, username, profilePicture, partnerPersonId, guestName, partnerName } = row;
  if (partnerPersonId === null)
    return { userId: userId ?? '', username: username ?? '', profilePicture };
  const partner = { name: partnerName ?? '', personName: guestName ?? '' };
  return {
    userId: partnerPersonId,
    username: markedName(partner),
    profilePicture: row.guestImage,
    partner,
  };
}

export const toMessage = (row: MessageRow): Required<Pick<ChatMessage, 'seq'>> & ChatMessage => ({
  messageId: row.messageId,
  ...senderOf(row),
  message: row.message,
  createdAt: row.createdAt,
  seq: row.seq,
  ...(row.clientMessageId === null ? {} : { clientMessageId: row.clientMessageId }),
});

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
