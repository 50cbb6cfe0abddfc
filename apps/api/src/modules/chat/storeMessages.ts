import type { Transaction } from 'kysely';
import { isUniqueViolation, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import type { Tables } from '../../db/tables';
import { notFound, sessionInvalid } from '../../http/errors';
import { partnerSession } from '../../services/partners';
import { findDisabled } from '../account';
import { findRunningSessions } from '../partners';
import { messagesWithSender, toMessage } from './chat.repository';
import type { MessageRow } from './chat.repository';

export interface NewMessage {
  roomId: string;
  /** Who writes it: an account or, with a `keyId`, one of a partner's people. */
  userId: string;
  /** The key by whose token a partner's person writes. */
  keyId?: string | undefined;
  message: string;
  clientMessageId?: string | undefined;
}

export interface StoredMessage {
  message: ReturnType<typeof toMessage>;
  /** False when this client id was stored before: the first message stays. */
  isNew: boolean;
}

/** What becomes of a message: some are refused while those beside them are stored. */
export type Outcome = { stored: StoredMessage } | { refusal: unknown };

/**
 * Stores messages of one room, in their order, under its next sequence numbers. Resolves after the
 * commit. Numbers and messages are written together, so the order has no gaps; the room's row is
 * locked meanwhile, so numbers are seen in order. Rejects where nothing was stored.
 */
export const storeMessages = (
  db: Db,
  inputs: NewMessage[],
  now: () => string,
): Promise<Outcome[]> => transact(db, (trx) => insertMessages(trx, inputs, now));

/** Stores one message. */
export async function storeMessage(
  db: Db,
  input: NewMessage,
  now: () => string,
): Promise<StoredMessage> {
  try {
    const [outcome] = await storeMessages(db, [input], now);
    if ('refusal' in outcome!) throw outcome.refusal;
    return outcome!.stored;
  } catch (error) {
    // The same client id at the same moment: another node was first.
    const [row] = isUniqueViolation(error) ? await findByClientIds(db, [input]) : [];
    if (row === undefined) throw error;
    return { message: toMessage(row), isNew: false };
  }
}

async function insertMessages(
  trx: Transaction<Tables>,
  inputs: NewMessage[],
  now: () => string,
): Promise<Outcome[]> {
  const [{ roomId }] = inputs as [NewMessage];
  // Before anything is asked: who waits for the room may lose what lets them write meanwhile.
  const before = await takeNumbers(trx, roomId, inputs.length);
  const outcomes = new Map<NewMessage, Outcome>();
  const mayWrite = await findWriters(trx, inputs);
  for (const input of inputs)
    if (!mayWrite(input)) outcomes.set(input, { refusal: sessionInvalid() });
  const allowed = inputs.filter((input) => !outcomes.has(input));
  const earlier = await findByClientIds(trx, allowed);
  const known = new Map(earlier.map((row) => [writeOf(row), toMessage(row)]));
  // Sent twice at once, it is one message.
  const added = new Map<string, NewMessage>();
  const keys = new Map(allowed.map((input) => [input, writeOf(idsOf(input)) ?? newId()]));
  for (const [input, key] of keys) if (!known.has(key) && !added.has(key)) added.set(key, input);
  const surplus = inputs.length - added.size;
  if (before !== undefined && surplus > 0) await takeNumbers(trx, roomId, -surplus);
  const messages =
    before === undefined ? undefined : await addToRoom(trx, [...added.values()], before, now);
  for (const [input, key] of keys) {
    const first = added.get(key);
    const message = known.get(key) ?? messages?.get(first!);
    outcomes.set(
      input,
      message
        ? { stored: { message, isNew: input === first } }
        : { refusal: notFound('Chat room') },
    );
  }
  return inputs.map((input) => outcomes.get(input)!);
}

type Message = ReturnType<typeof toMessage>;

/**
 * Locks a room and takes so many numbers in it; answers the one before them, undefined where there
 * is no such room.
 */
async function takeNumbers(
  trx: Transaction<Tables>,
  roomId: string,
  count: number,
): Promise<number | undefined> {
  const room = await trx
    .updateTable('chatRooms')
    .set((eb) => ({ lastSeq: eb('lastSeq', '+', count) }))
    .where('matchId', '=', roomId)
    .returning('lastSeq')
    .executeTakeFirst();
  return room && room.lastSeq - count;
}

/**
 * Tells who may write: no account that is disabled, and of partners' people nobody who was removed
 * or whose key was revoked.
 */
async function findWriters(
  trx: Transaction<Tables>,
  inputs: NewMessage[],
): Promise<(input: NewMessage) => boolean> {
  const running = await findRunningSessions(trx, inputs.flatMap(withKey));
  const accounts = inputs.flatMap(({ userId, keyId }) => (keyId === undefined ? userId : []));
  const disabled = await findDisabled(trx, accounts);
  return ({ userId, keyId }) => {
    if (keyId === undefined) return !disabled.has(userId);
    return running.has(partnerSession.idOf(keyId, userId));
  };
}

/** Stores messages under the numbers that follow one. */
async function addToRoom(
  trx: Transaction<Tables>,
  inputs: NewMessage[],
  before: number,
  now: () => string,
): Promise<Map<NewMessage, Message>> {
  if (inputs.length === 0) return new Map();
  const rows = inputs.map((input, at) => ({
    id: newId(),
    matchId: input.roomId,
    seq: before + 1 + at,
    ...idsOf(input),
    message: input.message,
    createdAt: now(),
  }));
  await trx.insertInto('chatMessages').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  const stored = await messagesWithSender(trx).where('chatMessages.id', 'in', ids).execute();
  const byId = new Map(stored.map((row) => [row.messageId, toMessage(row)]));
  return new Map(inputs.map((input, at) => [input, byId.get(ids[at]!)!]));
}

const withKey = ({ userId, keyId }: NewMessage) =>
  keyId === undefined ? [] : [{ personId: userId, keyId }];

type Ids = { [Name in 'userId' | 'partnerPersonId' | 'clientMessageId']: string | null };

const idsOf = ({ userId, keyId, clientMessageId }: NewMessage): Ids => ({
  ...(keyId === undefined
    ? { userId, partnerPersonId: null }
    : { userId: null, partnerPersonId: userId }),
  clientMessageId: clientMessageId ?? null,
});

/** Tells one write of one person from all others; undefined where the client gave it no id. */
const writeOf = ({ userId, partnerPersonId, clientMessageId }: Ids): string | undefined =>
  clientMessageId === null ? undefined : `${userId} ${partnerPersonId} ${clientMessageId}`;

async function findByClientIds(db: Queryable, inputs: NewMessage[]): Promise<MessageRow[]> {
  const named = inputs.map(idsOf).filter(({ clientMessageId }) => clientMessageId !== null);
  if (named.length === 0) return [];
  return await messagesWithSender(db)
    .where('chatMessages.matchId', '=', inputs[0]!.roomId)
    .where((eb) =>
      eb.or(
        named.map(({ userId, partnerPersonId, clientMessageId }) =>
          eb.and([
            userId === null
              ? eb('chatMessages.partnerPersonId', '=', partnerPersonId)
              : eb('chatMessages.userId', '=', userId),
            eb('chatMessages.clientMessageId', '=', clientMessageId),
          ]),
        ),
      ),
    )
    .execute();
}
