import type { Club } from '@clubline/contract';
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { Parameters } from '../../db/compiledOnce';
import type { Queryable } from '../../db/dialect';
import { keysetList, mergePages } from '../../db/keyset';
import type { KeysetMeta, KeysetPage, SearchedRange } from '../../db/keyset';
import { findBySearch, FOUND_MAX } from '../../db/search/findBySearch';
import type { Found } from '../../db/search/listQuery';
import { searchedTables } from '../../db/search/searchIndexes';
import { textKeysetList } from '../../db/textKeyset';
import { personSearch } from '../profiles';
import { clubsWithOwner, toClub } from './clubs.repository';
import type { ClubRow } from './clubs.repository';

export interface ClubListQuery extends SearchedRange {
  order: 'ASC' | 'DESC';
}

/** The clubs of these people; null where they are too many. */
async function ownedBy(db: Queryable, ownerIds: string[]): Promise<string[] | null> {
  if (ownerIds.length === 0) return [];
  const rows = await db
    .selectFrom('clubs')
    .where('ownerId', 'in', ownerIds)
    .select('id')
    .limit(FOUND_MAX + 1)
    .execute();
  return rows.length > FOUND_MAX ? null : rows.map(({ id }) => id);
}

/** Finds clubs by their own texts and by their owners' names. */
const clubSearch = {
  texts: [
    sql.ref<string>('listed.name'),
    sql.ref<string | null>('listed.description'),
    sql.ref<string>('listed.slug'),
    ...personSearch.texts,
  ],
  async find(db: Queryable, words: string): Promise<string[] | null> {
    const named = await findBySearch(db, searchedTables.clubs, words);
    const owners = named && (await personSearch.find(db, words));
    const owned = owners && (await ownedBy(db, owners));
    return named && owned && [...named, ...owned];
  },
  column: 'clubs.id',
};

/** What the viewer is to the club; null for a stranger. */
const ownRole = (viewerId: Expression<string>) =>
  sql<string | null>`(select own.role from club_members as own
    where own.club_id = clubs.id and own.user_id = ${viewerId})`;

type Viewer = Parameters<{ viewerId: string }> & Found;

const publicClubs = keysetList(
  (db, { viewerId, ids }: Viewer) =>
    clubsWithOwner(db, ids)
      // In the words of the index.
      .where(sql<SqlBool>`clubs.is_private = 0`)
      .select(ownRole(viewerId).as('ownRole')),
  { time: 'clubs.createdAt', id: 'clubs.id' },
  clubSearch,
);

/** The private clubs of the viewer, who belongs to them. */
const ownPrivateClubs = keysetList(
  (db, { viewerId, ids }: Viewer) =>
    clubsWithOwner(db, ids)
      .innerJoin('clubMembers as own', 'own.clubId', 'clubs.id')
      .where('own.userId', '=', viewerId)
      .where('own.privateCreatedAt', 'is not', null)
      .select('own.role as ownRole'),
  { time: 'own.privateCreatedAt', id: 'own.clubId' },
  clubSearch,
);

/** Clubs the viewer may see, by age. */
export async function listClubs(
  db: Queryable,
  viewerId: string,
  { order, ...range }: ClubListQuery,
): Promise<{ clubs: Club[]; meta: KeysetMeta }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const pages = [
    await publicClubs(db, { viewerId }, range, direction),
    await ownPrivateClubs(db, { viewerId }, range, direction),
  ];
  const { rows, meta } = mergePages(pages, range.limit, direction);
  const clubs = rows.map(({ ownRole: role, ...club }) => ({
    ...toClub(club),
    isMember: role !== null,
  }));
  return { clubs, meta };
}

type Member = Parameters<{ userId: string; viewerId: string }> & Found;

/** Clubs of a person, the private ones only where the viewer is a member too. */
const clubsOfPerson = (db: Queryable, { userId, viewerId, ids }: Member) =>
  clubsWithOwner(db, ids)
    .innerJoin('clubMembers as membership', 'membership.clubId', 'clubs.id')
    .where('membership.userId', '=', userId)
    .where((eb) => eb.or([eb('clubs.isPrivate', '=', 0), eb(ownRole(viewerId), 'is not', null)]))
    .select(['membership.joinedAt', 'membership.nameKey']);

const newestClubsOf = keysetList(
  clubsOfPerson,
  {
    time: 'membership.joinedAt',
    timeInRow: 'joinedAt',
    id: 'membership.clubId',
    positionOf: ({ joinedAt, id }) => ({ createdAt: joinedAt, id }),
  },
  clubSearch,
);

const clubsByNameOf = textKeysetList(
  clubsOfPerson,
  { column: 'membership.nameKey', name: 'nameKey', id: 'membership.clubId' },
  clubSearch,
);

export interface OwnClubsQuery extends SearchedRange {
  /** @default newest membership first */
  order?: 'name' | undefined;
}

/** A person's clubs; private ones only where the viewer is a member too. */
export async function listClubsOf(
  db: Queryable,
  userId: string,
  viewerId: string,
  { order, ...range }: OwnClubsQuery,
): Promise<{ clubs: Club[]; meta: KeysetMeta }> {
  const load = order === 'name' ? clubsByNameOf : newestClubsOf;
  const page: KeysetPage<ClubRow & { joinedAt: string; nameKey: string }> = await load(
    db,
    { userId, viewerId },
    range,
  );
  const clubs = page.rows.map(({ joinedAt: _joined, nameKey: _key, ...club }) => toClub(club));
  return { clubs, meta: page.meta };
}
