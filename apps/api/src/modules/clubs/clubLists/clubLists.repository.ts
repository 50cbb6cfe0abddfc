import type { Club } from '@clubline/contract';
import { sql } from 'kysely';
import type { Expression, NotNull, SelectQueryBuilder, SqlBool } from 'kysely';
import { scopeOf } from '../../../db/changes/changes';
import type { Scope } from '../../../db/changes/changes';
import type { Parameters } from '../../../db/compiledOnce';
import type { Queryable } from '../../../db/dialect';
import { byTime, keysetList, mergePages } from '../../../db/keyset';
import type { KeysetMeta, KeysetPage, Position, SearchedRange } from '../../../db/keyset';
import { findBySearch, FOUND_MAX } from '../../../db/search/findBySearch';
import type { Found, ListSearch } from '../../../db/search/listQuery';
import { searchedTables } from '../../../db/search/searchIndexes';
import { byText, textKeysetList } from '../../../db/textKeyset';
import { personSearch } from '../../profiles';
import { clubsWithOwner, toClub } from '../clubs.repository';
import type { ClubRow } from '../clubs.repository';

export interface ClubListQuery extends SearchedRange {
  order: 'ASC' | 'DESC';
  /** Where the words have to be. @default in any text of a club or in its owner's names */
  in?: 'name' | undefined;
}

/** What a list of clubs is made of: of all, or of those of a person, for who sees it. */
export const clubListScopes = (viewerId: string, personId = viewerId): Scope[] => [
  scopeOf.clubs,
  scopeOf.people,
  // Also which of all clubs are the viewer's own.
  ...[...new Set([viewerId, personId])].map(scopeOf.memberships),
  // A private one of another person is seen where the viewer is in it, too.
  scopeOf.privateClubs(viewerId),
];

/** Ids from a query of so many rows at most; null where they are more than are looked at. */
async function idsOf<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, { id: string }>,
): Promise<string[] | null> {
  const found = await rows.limit(FOUND_MAX + 1).execute();
  return found.length > FOUND_MAX ? null : found.map(({ id }) => id);
}

/** The public clubs of these people; null where they are too many. */
async function ownedBy(db: Queryable, ownerIds: string[]): Promise<string[] | null> {
  if (ownerIds.length === 0) return [];
  const owned = db
    .selectFrom('clubs')
    .where('ownerId', 'in', ownerIds)
    // In the words of the index.
    .where(sql<SqlBool>`is_private = 0`)
    .select('id');
  return await idsOf(owned);
}

/** Finds public clubs by their own texts and by their owners' names. */
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

/** The private clubs of the viewer, whatever their texts; null where they are too many. */
async function privateClubsOf(db: Queryable, viewerId: string): Promise<string[] | null> {
  const own = db
    .selectFrom('clubMembers')
    .where('userId', '=', viewerId)
    .where('privateCreatedAt', 'is not', null)
    .select('clubId as id');
  return await idsOf(own);
}

/** Finds private clubs of the viewer. */
const ownSearch: ListSearch<{ viewerId: string }> = {
  ...clubSearch,
  find: (db, _words, { viewerId }) => privateClubsOf(db, viewerId),
};

/** The same by nothing but the names of clubs. */
const inNames = {
  texts: [sql.ref<string>('listed.name')],
  find: (db: Queryable, words: string) => findBySearch(db, searchedTables.clubNames, words),
};

/** What the viewer is to the club; null for a stranger. */
const ownRole = (viewerId: Expression<string>) =>
  sql<string | null>`(select own.role from club_members as own
    where own.club_id = clubs.id and own.user_id = ${viewerId})`;

type Viewer = Parameters<{ viewerId: string }> & Found;

const publicClubs = (search: ListSearch) =>
  keysetList(
    (db, { viewerId, ids }: Viewer) =>
      clubsWithOwner(db, ids)
        // In the words of the index.
        .where(sql<SqlBool>`clubs.is_private = 0`)
        .select(ownRole(viewerId).as('ownRole')),
    { time: 'clubs.createdAt', id: 'clubs.id' },
    search,
  );

/** The private clubs of the viewer, who belongs to them; no index has what they say. */
const ownPrivateClubs = (search: ListSearch<{ viewerId: string }>) =>
  keysetList(
    (db, { viewerId, ids }: Viewer) =>
      clubsWithOwner(db, ids)
        .innerJoin('clubMembers as own', 'own.clubId', 'clubs.id')
        .where('own.userId', '=', viewerId)
        .where('own.privateCreatedAt', 'is not', null)
        .select('own.role as ownRole'),
    { time: 'own.privateCreatedAt', id: 'own.clubId' },
    search,
  );

const allClubs = [publicClubs(clubSearch), ownPrivateClubs(ownSearch)] as const;
const clubsByName = [
  publicClubs({ ...clubSearch, ...inNames }),
  ownPrivateClubs({ ...ownSearch, texts: inNames.texts }),
] as const;

/** Clubs the viewer may see, by age. */
export async function listClubs(
  db: Queryable,
  viewerId: string,
  { order, in: where, ...range }: ClubListQuery,
): Promise<{ clubs: Club[]; meta: KeysetMeta }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [publicOnes, privateOnes] = where === 'name' ? clubsByName : allClubs;
  const pages = [
    await publicOnes(db, { viewerId }, range, direction),
    await privateOnes(db, { viewerId }, range, direction),
  ];
  const byAge = byTime<Position>(direction, (club) => club);
  const { rows, meta } = mergePages(pages, range.limit, byAge);
  const clubs = rows.map(({ ownRole: role, ...club }) => ({
    ...toClub(club),
    isMember: role !== null,
  }));
  return { clubs, meta };
}

type Member = Parameters<{ userId: string; viewerId: string }> & Found;

const clubsOfPerson = (db: Queryable, { userId, ids }: Member) =>
  clubsWithOwner(db, ids)
    .innerJoin('clubMembers as membership', 'membership.clubId', 'clubs.id')
    .where('membership.userId', '=', userId)
    .select(['membership.joinedAt', 'membership.nameKey']);

const publicClubsOf = (db: Queryable, member: Member) =>
  clubsOfPerson(db, member).where('membership.privateCreatedAt', 'is', null);

const privateClubsOfSelf = (db: Queryable, member: Member) =>
  clubsOfPerson(db, member).where('membership.privateCreatedAt', 'is not', null);

/**
 * Private clubs that a person and the viewer are in: those of the viewer are looked through, and
 * never those of the person. No join may begin with them.
 */
const privateClubsOfBoth = (db: Queryable, { userId, viewerId, ids }: Member) => {
  const ofPerson = (column: 'joinedAt' | 'nameKey') =>
    sql<string | null>`(select ${sql.ref(`theirs.${column}`)} from club_members as theirs
      where theirs.club_id = own.club_id and theirs.user_id = ${userId})`.as(column);
  const memberships = db
    .selectFrom('clubMembers as own')
    .where('own.userId', '=', viewerId)
    .where('own.privateCreatedAt', 'is not', null)
    .select(['own.clubId', ofPerson('joinedAt'), ofPerson('nameKey')])
    .as('membership');
  return clubsWithOwner(db, ids)
    .innerJoin(memberships, 'membership.clubId', 'clubs.id')
    .where('membership.joinedAt', 'is not', null)
    .select(['membership.joinedAt', 'membership.nameKey'])
    .$narrowType<{ joinedAt: NotNull; nameKey: NotNull }>();
};

type ClubOfPerson = ClubRow & { joinedAt: string; nameKey: string };

const positionOf = ({ joinedAt, id }: ClubOfPerson) => ({ createdAt: joinedAt, id });
const newest = { time: 'membership.joinedAt', timeInRow: 'joinedAt', id: 'membership.clubId' };
const byName = { name: 'nameKey', id: 'membership.clubId' } as const;
const orders = { newest: byTime('desc', positionOf), name: byText<ClubOfPerson>(byName) };

const inBothOrders = <DB, TB extends keyof DB, Row extends ClubOfPerson>(
  clubs: (db: Queryable, member: Member) => SelectQueryBuilder<DB, TB, Row>,
  search: ListSearch<{ viewerId: string }>,
) => ({
  newest: keysetList(clubs, { ...newest, positionOf }, search),
  name: textKeysetList(clubs, { column: 'membership.nameKey', ...byName }, search),
});

const publicLists = inBothOrders(publicClubsOf, clubSearch);
const listsOfSelf = inBothOrders(privateClubsOfSelf, ownSearch);
const listsOfBoth = inBothOrders(privateClubsOfBoth, ownSearch);

export interface OwnClubsQuery extends SearchedRange {
  /** By the newest membership, or by the names of clubs. @default 'newest' */
  order?: 'newest' | 'name' | undefined;
}

/** A person's clubs; private ones only where the viewer is a member too. */
export async function listClubsOf(
  db: Queryable,
  userId: string,
  viewerId: string,
  { order = 'newest', ...range }: OwnClubsQuery,
): Promise<{ clubs: Club[]; meta: KeysetMeta }> {
  const privateLists = userId === viewerId ? listsOfSelf : listsOfBoth;
  const pages: KeysetPage<ClubOfPerson>[] = [
    await publicLists[order](db, { userId, viewerId }, range),
    await privateLists[order](db, { userId, viewerId }, range),
  ];
  const { rows, meta } = mergePages(pages, range.limit, orders[order]);
  const clubs = rows.map(({ joinedAt: _joined, nameKey: _key, ...club }) => toClub(club));
  return { clubs, meta };
}
