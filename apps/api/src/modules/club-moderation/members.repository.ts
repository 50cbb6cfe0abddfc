import type { ClubMember, ClubSanction, PersonSummary } from '@clubline/contract';
import { sql } from 'kysely';
import { contains, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { unlessGone } from '../../db/gone';
import { decodeCursor, keysetPage } from '../../db/keyset';
import type { KeysetMeta } from '../../db/keyset';
import { leave } from '../clubs/memberships.repository';
import { personColumns, toPerson } from '../users/people';

const RANKS = ['owner', 'coOwner', 'member'];

export interface MembersQuery {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Members in the order they joined, which puts the owners first. */
export async function membersOf(
  db: Queryable,
  clubId: string,
  { search, cursor, limit }: MembersQuery,
): Promise<{ members: (ClubMember & { isMuted: boolean })[]; meta: KeysetMeta }> {
  let list = db
    .selectFrom('clubMembers')
    .innerJoin('users', 'users.id', 'clubMembers.userId')
    .leftJoin('clubSanctions as muted', (on) =>
      on
        .onRef('muted.clubId', '=', 'clubMembers.clubId')
        .onRef('muted.userId', '=', 'clubMembers.userId')
        .on('muted.kind', '=', 'mute'),
    )
    .where('clubMembers.clubId', '=', clubId)
    .select(personColumns)
    .select([
      'clubMembers.role',
      'clubMembers.joinedAt as createdAt',
      'clubMembers.userId as id',
      'muted.kind as muted',
    ]);
  if (search) {
    list = list.where((eb) =>
      eb.or([
        ...(['users.username', 'users.firstName', 'users.lastName'] as const).map((column) =>
          contains(eb.ref(column), search),
        ),
        contains(
          sql<string>`${eb.ref('users.firstName')} || ' ' || ${eb.ref('users.lastName')}`,
          search,
        ),
      ]),
    );
  }
  if (cursor) {
    const after = decodeCursor(cursor);
    list = list.where((eb) =>
      eb(
        eb.refTuple('clubMembers.joinedAt', 'clubMembers.userId'),
        '>',
        eb.tuple(after.createdAt, after.id),
      ),
    );
  }
  const found = await list
    .orderBy('clubMembers.joinedAt')
    .orderBy('clubMembers.userId')
    .limit(limit + 1)
    .execute();
  const { rows, meta } = keysetPage(found, limit);
  // Owner and co-owners join in the same instant.
  const members = rows.map((row) => ({
    ...toPerson(row),
    role: row.role,
    isMuted: row.muted !== null,
  }));
  return {
    members: members.toSorted((a, b) => RANKS.indexOf(a.role) - RANKS.indexOf(b.role)),
    meta,
  };
}

/** People who may not join, latest first. */
export async function bannedFrom(db: Queryable, clubId: string): Promise<PersonSummary[]> {
  const rows = await db
    .selectFrom('clubSanctions')
    .innerJoin('users', 'users.id', 'clubSanctions.userId')
    .where('clubSanctions.clubId', '=', clubId)
    .where('clubSanctions.kind', '=', 'ban')
    .select(personColumns)
    .orderBy('clubSanctions.createdAt', 'desc')
    .orderBy('clubSanctions.userId')
    .limit(500)
    .execute();
  return rows.map(toPerson);
}

interface Sanction {
  clubId: string;
  userId: string;
  kind: ClubSanction;
}

/** Imposes it; twice is harmless. A ban ends the membership in the same step. */
export async function impose(
  db: Db,
  { clubId, userId, kind }: Sanction,
  imposedBy: string,
  now: string,
): Promise<void> {
  const row = { clubId, userId, kind, imposedBy, createdAt: now };
  await unlessGone(
    'User',
    transact(db, async (trx) => {
      await trx
        .insertInto('clubSanctions')
        .values(row)
        .onConflict((on) => on.columns(['clubId', 'userId', 'kind']).doNothing())
        .execute();
      if (kind === 'ban') await leave(trx, clubId, userId);
    }),
  );
}

/** Lifts it; harmless where there is none. A banned person is then free to join again. */
export async function lift(db: Queryable, { clubId, userId, kind }: Sanction): Promise<void> {
  await db
    .deleteFrom('clubSanctions')
    .where('clubId', '=', clubId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .execute();
}
