import type { FeedItem } from '@clubline/contract';
import { sql } from 'kysely';
import { compiledOnce } from '../../../db/compiledOnce';
import type { Parameters } from '../../../db/compiledOnce';
import { anyContains, isFound, lookingFor, startingFrom } from '../../../db/dialect';
import type { Looking, Queryable } from '../../../db/dialect';
import { byTime, pageOf } from '../../../db/keyset';
import type { KeysetMeta, Position, SearchedRange } from '../../../db/keyset';
import { newestOfLists } from '../../../db/newestOfLists';
import { isClubThere } from '../../clubs';
import { postsSeenBy } from '../clubPosts.repository';
import { toPost } from '../postRows';
import { profilePostsSeenBy, toProfilePost } from '../profilePosts.repository';

const newestOfClubs = newestOfLists({
  lists: { table: 'club_members', owner: 'user_id', list: 'club_id' },
  gone: { table: 'clubs', since: 'deleted_at' },
  rows: { table: 'club_posts', list: 'club_id' },
});

const newestOfPeople = newestOfLists({
  lists: { table: 'follows', owner: 'follower_id', list: 'followed_id' },
  rows: { table: 'profile_posts', list: 'user_id' },
});

/** Of how many clubs, and of how many people, one who watches their feed hears at most. */
export const HEARD_MAX = 200;
/** One more says that there are more. */
const SOURCES_MAX = HEARD_MAX + 1;

const ownClubs = compiledOnce((db, { viewerId }: Parameters<{ viewerId: string }>) =>
  db
    .selectFrom('clubMembers')
    .where('userId', '=', viewerId)
    .select('clubId as id')
    .orderBy('joinedAt', 'desc')
    .limit(SOURCES_MAX),
);

const followedPeople = compiledOnce((db, { viewerId }: Parameters<{ viewerId: string }>) =>
  db
    .selectFrom('follows')
    .where('followerId', '=', viewerId)
    .select('followedId as id')
    .orderBy('createdAt', 'desc')
    .limit(SOURCES_MAX),
);

/** The viewer's clubs, and whom they follow: where there are very many, the latest ones. */
export async function findFeedSources(
  db: Queryable,
  viewerId: string,
): Promise<{ clubIds: string[]; personIds: string[] }> {
  const clubs = await ownClubs.rows(db, { viewerId });
  const people = await followedPeople.rows(db, { viewerId });
  return { clubIds: clubs.map(({ id }) => id), personIds: people.map(({ id }) => id) };
}

/** Posts by their ids, which are a JSON array. */
type Wanted = Parameters<{ viewerId: string; ids: string }>;

/** With their clubs, as long as the viewer belongs to them. */
const clubPosts = compiledOnce((db, { viewerId, ids }: Wanted) =>
  postsSeenBy(db, viewerId, ids)
    .where(isFound(db, 'clubPosts.id', ids))
    .innerJoin('clubs', 'clubs.id', 'clubPosts.clubId')
    .innerJoin('clubMembers as own', 'own.clubId', 'clubPosts.clubId')
    .where('own.userId', '=', viewerId)
    .where(isClubThere)
    .select(['clubPosts.clubId', 'clubs.name as clubName']),
);

const profilePosts = compiledOnce((db, { viewerId, ids }: Wanted) =>
  profilePostsSeenBy(db, viewerId, ids).where(isFound(db, 'profilePosts.id', ids)),
);

type Row =
  | Awaited<ReturnType<typeof clubPosts.rows>>[number]
  | Awaited<ReturnType<typeof profilePosts.rows>>[number];

const toItem = (row: Row): FeedItem =>
  'clubId' in row
    ? { kind: 'clubPost', club: { id: row.clubId, name: row.clubName }, post: toPost(row) }
    : { kind: 'profilePost', post: toProfilePost(row) };

const newestFirst = byTime<Position>('desc', (position) => position);

/** The posts at these positions, in their order; those that are gone meanwhile are left out. */
async function loadRows(
  db: Queryable,
  viewerId: string,
  positions: (Position & { load: typeof clubPosts.rows | typeof profilePosts.rows })[],
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (const load of new Set(positions.map((position) => position.load))) {
    const ids = positions.filter((position) => position.load === load).map(({ id }) => id);
    for (const row of await load(db, { viewerId, ids: JSON.stringify(ids) }))
      found.set(row.id, row);
  }
  return positions.flatMap(({ id }) => found.get(id) ?? []);
}

/**
 * In so many posts words are looked for at a time. An index of all posts would find them sooner,
 * and tell by its time what stands in clubs of others.
 */
export const LOOKED_THROUGH = 300;

const withWords = (['clubPosts', 'profilePosts'] as const).map((table) =>
  compiledOnce((db, { ids, words, pattern, literal }: Parameters<{ ids: string } & Looking>) =>
    startingFrom(db, table, ids)
      .where(isFound(db, `${table}.id`, ids))
      .where(anyContains(db, [sql.ref(`${table}.content`)], { words, pattern, literal }))
      .select(sql<string>`${sql.ref(`${table}.id`)}`.as('id')),
  ),
);

/** Those of the positions whose posts have the words in them, in their order. */
async function findWords<P extends Position>(
  db: Queryable,
  positions: P[],
  words: string,
): Promise<P[]> {
  const ids = JSON.stringify(positions.map(({ id }) => id));
  const found = new Set<string>();
  for (const query of withWords)
    for (const { id } of await query.rows(db, { ids, ...lookingFor(words) })) found.add(id);
  return positions.filter(({ id }) => found.has(id));
}

/**
 * What was written in the viewer's clubs and by the people they follow, newest first: what they
 * may read, and no more than the lists it comes from hold. First it is found what the page has, and
 * then that alone is loaded. Words are looked for in a part of it, which the cursor leads on from:
 * a page may be empty, and more follow.
 */
export async function listHomeFeed(
  db: Queryable,
  viewerId: string,
  { search, ...range }: SearchedRange,
): Promise<{ items: FeedItem[]; meta: KeysetMeta }> {
  const { limit } = range;
  const read = search ? { ...range, limit: LOOKED_THROUGH } : range;
  const inClubs = await newestOfClubs(db, viewerId, read);
  const byPeople = await newestOfPeople(db, viewerId, read);
  const known = [
    ...inClubs.map((position) => ({ ...position, load: clubPosts.rows })),
    ...byPeople.map((position) => ({ ...position, load: profilePosts.rows })),
  ].toSorted(newestFirst.compare);
  const newest = known.slice(0, read.limit);
  const found = search ? await findWords(db, newest, search) : newest;
  const wanted = found.slice(0, limit);
  const loaded = await loadRows(db, viewerId, wanted);
  const rows = pageOf(loaded, limit);
  // Where the page ends: with what it has, or with all that was looked through.
  const isCut = rows.length < loaded.length || wanted.length < found.length;
  const last = rows.length < loaded.length ? rows.at(-1) : (isCut ? wanted : newest).at(-1);
  const hasMore = isCut || newest.length < known.length;
  return {
    items: rows.map(toItem),
    meta: { hasMore, nextCursor: hasMore && last ? newestFirst.cursorOf(last) : null },
  };
}
