import { CHANNEL_UNREAD_MAX } from '@clubline/contract';
import type { ClubChannel } from '@clubline/contract';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { greatestOf } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import type { Tables } from '../../db/tables';

/** Channels every new club starts with; none has the name of a tab of the club's screen. */
export const FIRST_CHANNELS = ['announcements', 'lounge', 'match-day'];

const channelsOfClub = compiledOnce((db, { clubId }: Parameters<{ clubId: string }>) =>
  db
    .selectFrom('clubChannels')
    .where('clubId', '=', clubId)
    .select(['id', 'name'])
    .orderBy('position'),
);

export const listChannels = (db: Queryable, clubId: string): Promise<ClubChannel[]> =>
  channelsOfClub.rows(db, { clubId });

/** Channels of clubs that somebody is a member of, with how much they have not read. */
const withUnread = (db: Queryable, { userId }: Parameters<{ userId: string }>) =>
  db
    .selectFrom('clubChannels')
    .innerJoin('clubMembers', (on) =>
      on
        .onRef('clubMembers.clubId', '=', 'clubChannels.clubId')
        .on('clubMembers.userId', '=', userId),
    )
    .leftJoin('channelReads', (on) =>
      on
        .onRef('channelReads.userId', '=', 'clubMembers.userId')
        .onRef('channelReads.channelId', '=', 'clubChannels.id'),
    )
    // The role for PostgreSQL: else an index that has all it needs of a member, in the order of
    // joining, looks as good as the one by person, and is read from end to end.
    .select(['clubChannels.id', 'clubChannels.name', 'clubMembers.role'])
    .select((eb) => [
      eb
        .selectFrom((unread) =>
          unread
            .selectFrom('channelMessages')
            .whereRef('channelMessages.channelId', '=', 'clubChannels.id')
            .where(
              'channelMessages.createdAt',
              '>',
              greatestOf(
                db,
                eb.ref('clubMembers.joinedAt'),
                eb.ref('clubChannels.countedFrom'),
                eb.fn.coalesce('channelReads.readUpTo', sql.lit('')),
              ),
            )
            .select('channelMessages.id')
            .limit(sql.lit(CHANNEL_UNREAD_MAX))
            .as('unread'),
        )
        .select((counted) => counted.fn.countAll<number | string>().as('total'))
        .as('unreadCount'),
      eb
        .selectFrom('channelMessages')
        .whereRef('channelMessages.channelId', '=', 'clubChannels.id')
        .select((newest) => newest.fn.max('channelMessages.createdAt').as('newest'))
        .as('lastMessageAt'),
    ]);

const channelsOfMember = compiledOnce(
  (db, { clubId, userId }: Parameters<{ clubId: string; userId: string }>) =>
    withUnread(db, { userId })
      .where('clubChannels.clubId', '=', clubId)
      .orderBy('clubChannels.position'),
);

const channelOfMember = compiledOnce(
  (db, { channelId, userId }: Parameters<{ channelId: string; userId: string }>) =>
    withUnread(db, { userId }).where('clubChannels.id', '=', channelId),
);

const toOwnChannel = <Row extends { role: unknown; unreadCount: number | string | null }>({
  role: _role,
  ...channel
}: Row) => ({ ...channel, unreadCount: Number(channel.unreadCount) });

/** A club's channels as a member has them, with how much they have not read. */
export async function listChannelsOf(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<ClubChannel[]> {
  const rows = await channelsOfMember.rows(db, { clubId, userId });
  return rows.map(toOwnChannel);
}

/** One of them; undefined where there is none of which they are a member. */
export async function findChannelOf(
  db: Queryable,
  channelId: string,
  userId: string,
): Promise<ClubChannel | undefined> {
  const row = await channelOfMember.first(db, { channelId, userId });
  return row && toOwnChannel(row);
}

/** A club's channels as somebody sees them: what is unread only its members know. */
export async function listChannelsSeenBy(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<ClubChannel[]> {
  const own = await listChannelsOf(db, clubId, userId);
  return own.length > 0 ? own : await listChannels(db, clubId);
}

export async function addFirstChannels(trx: Transaction<Tables>, clubId: string): Promise<void> {
  await trx
    .insertInto('clubChannels')
    .values(FIRST_CHANNELS.map((name, position) => ({ id: newId(), clubId, name, position })))
    .execute();
}
