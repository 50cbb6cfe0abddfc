import { CO_OWNERS_MAX } from '@clubline/contract';
import type { ClubMember, PersonSummary } from '@clubline/contract';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { dialectOf, startingFrom } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import { inSlices, inSteps, ROWS_AT_ONCE } from '../../db/inSteps';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, SearchedRange } from '../../db/keyset';
import type { Found } from '../../db/search/listQuery';
import type { ClubWatcher, WatchingMember } from '../../live';
import { personColumns, personSearch, toPerson } from '../profiles';
import type { PersonRow } from '../profiles';

const ROLES = ['owner', 'coOwner', 'member'];

const membersOfClub = keysetList(
  (db, { clubId, ids }: Parameters<{ clubId: string }> & Found) =>
    startingFrom(db, 'clubMembers', ids)
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
      ]),
  { time: 'clubMembers.joinedAt', id: 'clubMembers.userId' },
  { ...personSearch, column: 'clubMembers.userId' },
);

/** Members in the order they joined, which puts the owners first. */
export async function listMembers(
  db: Queryable,
  clubId: string,
  range: SearchedRange,
): Promise<{ members: (ClubMember & { isMuted: boolean })[]; meta: KeysetMeta }> {
  const { rows, meta } = await membersOfClub(db, { clubId }, range, 'asc');
  const members = rows.map((row) => ({
    ...toPerson(row),
    role: row.role,
    isMuted: row.muted !== null,
  }));
  // Owner and co-owners join in the same instant.
  const byRole = members.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
  return { members: byRole, meta };
}

/** Whether somebody is in a club, as what, and how many are; undefined for no such club. */
export async function findMember(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<{ memberCount: number; member: ClubMember | null } | undefined> {
  const row = await db
    .selectFrom('clubs')
    .leftJoin('clubMembers', (on) =>
      on.onRef('clubMembers.clubId', '=', 'clubs.id').on('clubMembers.userId', '=', userId),
    )
    .leftJoin('users', 'users.id', 'clubMembers.userId')
    .where('clubs.id', '=', clubId)
    .where('clubs.deletedAt', 'is', null)
    .select(personColumns)
    .select(['clubs.memberCount', 'clubMembers.role'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { memberCount, role } = row;
  // Who has a role has all of a person.
  return { memberCount, member: role && { ...toPerson(row as PersonRow), role } };
}

/** Hands over all members of a club, some at a time. */
export async function forMembers(
  db: Queryable,
  clubId: string,
  use: (userIds: string[]) => void,
): Promise<void> {
  let after = '';
  await inSteps(async () => {
    const rows = await db
      .selectFrom('clubMembers')
      .where('clubId', '=', clubId)
      .where('userId', '>', after)
      .select('userId')
      .orderBy('userId')
      .limit(ROWS_AT_ONCE)
      .execute();
    use(rows.map(({ userId }) => userId));
    after = rows.at(-1)?.userId ?? after;
    return rows.length === ROWS_AT_ONCE;
  });
}

/** People looked for at once: few enough for the time that a statement may take. */
const LOOKED_FOR_MAX = 1_000;

/** Those of these people who are members of the club beside them, as what, and not disabled. */
export async function findMembersAmong(
  db: Queryable,
  people: ClubWatcher[],
): Promise<WatchingMember[]> {
  const found: WatchingMember[] = [];
  await inSlices(people, LOOKED_FOR_MAX, async (some) => {
    found.push(...(await watchingMembers(db, some).execute()));
  });
  return found;
}

/** Each pair is looked up by itself: two lists would find everybody in everything. */
function watchingMembers(db: Queryable, people: ClubWatcher[]) {
  const pairs = sql.val(JSON.stringify(people.map(({ clubId, userId }) => [clubId, userId])));
  const list =
    dialectOf(db) === 'postgres'
      ? sql`jsonb_array_elements(cast(${pairs} as jsonb)) as pairs (value)`
      : sql`json_each(${pairs})`;
  const watchers = sql<{ watchedId: string; watcherId: string }>`(
    select distinct value ->> 0 as watched_id, value ->> 1 as watcher_id
    from ${list})`;
  return db
    .selectFrom(watchers.as('watchers'))
    .innerJoin('clubMembers', (on) =>
      on
        .onRef('clubMembers.clubId', '=', 'watchers.watchedId')
        .onRef('clubMembers.userId', '=', 'watchers.watcherId'),
    )
    .innerJoin('users', 'users.id', 'clubMembers.userId')
    .where('users.disabledAt', 'is', null)
    .select(['clubMembers.clubId', 'clubMembers.userId', 'clubMembers.role']);
}

/** More than a club can have. */
const OWNERS_MAX = 2 * CO_OWNERS_MAX + 1;

const ownersOfClub = compiledOnce((db, { clubId }: Parameters<{ clubId: string }>) =>
  db
    .selectFrom('clubMembers')
    .innerJoin('users', 'users.id', 'clubMembers.userId')
    .where('clubMembers.clubId', '=', clubId)
    // In the words of the index of owners, which has them in this order. That they are few, a
    // database does not know of a club with many members.
    .where(sql<SqlBool>`${sql.ref('clubMembers.role')} <> 'member'`)
    .select(personColumns)
    .select('clubMembers.role')
    .orderBy('clubMembers.joinedAt')
    .orderBy('clubMembers.userId')
    .limit(OWNERS_MAX),
);

/** The owner, and co-owners in order of joining. */
export async function findOwners(
  db: Queryable,
  clubId: string,
): Promise<{ owner: PersonSummary | undefined; coOwners: PersonSummary[] }> {
  const rows = await ownersOfClub.rows(db, { clubId });
  const owner = rows.find((row) => row.role === 'owner');
  return {
    owner: owner && toPerson(owner),
    coOwners: rows.filter((row) => row.role === 'coOwner').map(toPerson),
  };
}

/** The people of these usernames who do not belong to a club, in the order of their names. */
export async function findNotMembers(
  db: Queryable,
  clubId: string,
  usernames: string[],
): Promise<PersonSummary[]> {
  if (usernames.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .leftJoin('clubMembers', (on) =>
      on.onRef('clubMembers.userId', '=', 'users.id').on('clubMembers.clubId', '=', clubId),
    )
    .where('users.username', 'in', usernames)
    .where('clubMembers.userId', 'is', null)
    .orderBy('users.username')
    .select(personColumns)
    .execute();
  return rows.map(toPerson);
}
