import { CO_OWNERS_MAX } from '@clubline/contract';
import type { ClubMember, PersonSummary } from '@clubline/contract';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { startingFrom } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, SearchedRange } from '../../db/keyset';
import type { Found } from '../../db/search/listQuery';
import type { ClubWatcher } from '../../live';
import { personColumns, personSearch, toPerson } from '../profiles';

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

/** People looked for at once: the parameters of a query are limited. */
const LOOKED_FOR_MAX = 1_000;

/** Those of these people who are members of the club beside them, and not disabled. */
export async function findMembersAmong(
  db: Queryable,
  people: ClubWatcher[],
): Promise<ClubWatcher[]> {
  const found: ClubWatcher[] = [];
  for (let start = 0; start < people.length; start += LOOKED_FOR_MAX) {
    const part = people.slice(start, start + LOOKED_FOR_MAX);
    const rows = await db
      .selectFrom('clubMembers')
      .innerJoin('users', 'users.id', 'clubMembers.userId')
      .where('users.disabledAt', 'is', null)
      .where('clubId', 'in', [...new Set(part.map(({ clubId }) => clubId))])
      .where('userId', 'in', [...new Set(part.map(({ userId }) => userId))])
      .select(['clubId', 'userId'])
      .execute();
    found.push(...rows);
  }
  return found;
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
