import type { Club, ClubChannel, PersonSummary } from '@clubline/contract';
import { SLUG_MAX, slugify } from '@clubline/contract';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { contains, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { decodeCursor, keysetPage } from '../../db/keyset';
import type { KeysetMeta } from '../../db/keyset';
import type { Tables } from '../../db/tables';
import { displayName, personColumns, toPerson } from '../users/people';
import { addMembers } from './memberships.repository';

/** Channels every new club starts with; none has the name of a tab beside which it stands. */
export const FIRST_CHANNELS = ['announcements', 'lounge', 'match-day'];

const clubColumns = [
  'clubs.id',
  'clubs.name',
  'clubs.slug',
  'clubs.description',
  'clubs.image',
  'clubs.ownerId',
  'clubs.memberCount',
  'clubs.maxMembers',
  'clubs.isPrivate',
  'clubs.isActive',
  'clubs.streamingSource',
  'clubs.createdAt',
] as const;

function clubsWithOwner(db: Queryable) {
  return db
    .selectFrom('clubs')
    .innerJoin('users', 'users.id', 'clubs.ownerId')
    .select(clubColumns)
    .select(personColumns);
}

type ClubRow = Awaited<ReturnType<ReturnType<typeof clubsWithOwner>['executeTakeFirstOrThrow']>>;

function toClub(row: ClubRow): Club {
  const {
    personId,
    username: _username,
    firstName,
    lastName,
    profilePicture: _picture,
    ...club
  } = row;
  return {
    ...club,
    isPrivate: row.isPrivate === 1,
    isActive: row.isActive === 1,
    ownerName: displayName(row),
    owner: { id: personId, firstName, lastName },
  };
}

export interface ClubListQuery {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  order: 'ASC' | 'DESC';
}

/** Clubs the viewer may see, by age. */
export async function listClubs(
  db: Queryable,
  viewerId: string,
  query: ClubListQuery,
): Promise<{ clubs: Club[]; meta: KeysetMeta }> {
  const { search, order, limit } = query;
  const after = query.cursor ? decodeCursor(query.cursor) : undefined;
  const direction = order === 'ASC' ? 'asc' : 'desc';
  let list = visibleTo(clubsWithOwner(db), viewerId);
  if (search) {
    list = list.where((eb) =>
      eb.or([
        ...(
          [
            'clubs.name',
            'clubs.description',
            'clubs.slug',
            'users.firstName',
            'users.lastName',
            'users.username',
          ] as const
        ).map((column) => contains(eb.ref(column), search)),
        contains(
          sql<string>`${eb.ref('users.firstName')} || ' ' || ${eb.ref('users.lastName')}`,
          search,
        ),
      ]),
    );
  }
  if (after !== undefined) {
    list = list.where((eb) =>
      eb(
        eb.refTuple('clubs.createdAt', 'clubs.id'),
        order === 'ASC' ? '>' : '<',
        eb.tuple(after.createdAt, after.id),
      ),
    );
  }
  const found = await list
    .orderBy('clubs.createdAt', direction)
    .orderBy('clubs.id', direction)
    .limit(limit + 1)
    .execute();
  const { rows, meta } = keysetPage(found, limit);
  return { clubs: rows.map(toClub), meta };
}

/** The person's clubs, newest membership first; private ones only where the viewer is a member too. */
export async function clubsOf(db: Queryable, userId: string, viewerId: string): Promise<Club[]> {
  const rows = await visibleTo(clubsWithOwner(db), viewerId)
    .innerJoin('clubMembers as membership', 'membership.clubId', 'clubs.id')
    .where('membership.userId', '=', userId)
    .orderBy('membership.joinedAt', 'desc')
    .orderBy('clubs.id', 'desc')
    .execute();
  return rows.map(toClub);
}

function visibleTo(
  query: ReturnType<typeof clubsWithOwner>,
  viewerId: string,
): ReturnType<typeof clubsWithOwner> {
  return query.where((eb) =>
    eb.or([
      eb('clubs.isPrivate', '=', 0),
      eb.exists(
        eb
          .selectFrom('clubMembers as own')
          .select('own.userId')
          .whereRef('own.clubId', '=', 'clubs.id')
          .where('own.userId', '=', viewerId),
      ),
    ]),
  );
}

export async function findClub(db: Queryable, clubId: string): Promise<Club | undefined> {
  const row = await clubsWithOwner(db).where('clubs.id', '=', clubId).executeTakeFirst();
  return row && toClub(row);
}

/** The owner first, then co-owners in order of joining. */
export async function ownersOf(
  db: Queryable,
  clubId: string,
): Promise<{ owner: PersonSummary | undefined; coOwners: PersonSummary[] }> {
  const rows = await db
    .selectFrom('clubMembers')
    .innerJoin('users', 'users.id', 'clubMembers.userId')
    .where('clubMembers.clubId', '=', clubId)
    .where('clubMembers.role', 'in', ['owner', 'coOwner'])
    .select(personColumns)
    .select('clubMembers.role')
    .orderBy('clubMembers.joinedAt')
    .orderBy('users.id')
    .execute();
  const owner = rows.find((row) => row.role === 'owner');
  return {
    owner: owner && toPerson(owner),
    coOwners: rows.filter((row) => row.role === 'coOwner').map(toPerson),
  };
}

export async function channelsOf(db: Queryable, clubId: string): Promise<ClubChannel[]> {
  return db
    .selectFrom('clubChannels')
    .where('clubId', '=', clubId)
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
}

/** Which of these people exist. */
export async function existingPeople(db: Queryable, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').where('id', 'in', ids).select('id').execute();
  return rows.map((row) => row.id);
}

export interface NewClub {
  name: string;
  description: string | null;
  isPrivate: boolean;
  ownerId: string;
  coOwnerIds: string[];
}

/** Creates a club with its first channels; the owner and co-owners are members. Answers its id. */
export async function createClub(db: Db, club: NewClub, now: string): Promise<string> {
  const id = newId();
  await transact(db, async (trx) => {
    await takeSlug(slugify(club.name), async (slug) => {
      const inserted = await trx
        .insertInto('clubs')
        .values({
          id,
          name: club.name,
          slug,
          description: club.description,
          image: null,
          ownerId: club.ownerId,
          memberCount: 0,
          maxMembers: null,
          isPrivate: club.isPrivate ? 1 : 0,
          isActive: 1,
          streamingSource: 'nfl',
          createdAt: now,
        })
        .onConflict((on) => on.column('slug').doNothing())
        .returning('id')
        .execute();
      return inserted.length > 0;
    });
    await addMembers(
      trx,
      id,
      [
        { userId: club.ownerId, role: 'owner' as const },
        ...club.coOwnerIds.map((userId) => ({ userId, role: 'coOwner' as const })),
      ],
      now,
    );
    await addFirstChannels(trx, id);
  });
  return id;
}

async function addFirstChannels(trx: Transaction<Tables>, clubId: string): Promise<void> {
  await trx
    .insertInto('clubChannels')
    .values(FIRST_CHANNELS.map((name, position) => ({ id: newId(), clubId, name, position })))
    .execute();
}

/** Changes what is given. A new name gives a new slug. */
export async function updateClub(
  db: Db,
  clubId: string,
  change: { name?: string | undefined; description?: string | null | undefined },
): Promise<void> {
  await transact(db, async (trx) => {
    const club = await trx
      .selectFrom('clubs')
      .where('id', '=', clubId)
      .select(['slug', 'name'])
      .executeTakeFirst();
    if (club === undefined) return;
    if (change.description !== undefined) {
      await trx
        .updateTable('clubs')
        .set({ description: change.description || null })
        .where('id', '=', clubId)
        .execute();
    }
    const { name } = change;
    if (name === undefined || name === club.name) return;
    if (slugify(name) === slugify(club.name)) {
      await trx.updateTable('clubs').set({ name }).where('id', '=', clubId).execute();
      return;
    }
    await takeSlug(slugify(name), async (slug) => {
      const changed = await trx
        .updateTable('clubs')
        .set({ name, slug })
        .where('id', '=', clubId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb.selectFrom('clubs as other').select('other.id').where('other.slug', '=', slug),
            ),
          ),
        )
        .returning('id')
        .execute();
      return changed.length > 0;
    });
  });
}

/** Offers the slug, then numbered ones, then one that nobody can have thought of. */
async function takeSlug(base: string, take: (slug: string) => Promise<boolean>): Promise<void> {
  const withSuffix = (suffix: string) => `${base.slice(0, SLUG_MAX - suffix.length - 1)}-${suffix}`;
  const candidates = [base, ...[2, 3, 4, 5, 6].map((number) => withSuffix(String(number)))];
  for (const slug of candidates) {
    if (await take(slug)) return;
  }
  await take(withSuffix(randomBytes(6).toString('hex')));
}

export async function setClubImage(db: Queryable, clubId: string, image: string): Promise<void> {
  await db.updateTable('clubs').set({ image }).where('id', '=', clubId).execute();
}

/** Removes the club and all that happened in it. */
export async function deleteClub(db: Queryable, clubId: string): Promise<void> {
  await db.deleteFrom('clubs').where('id', '=', clubId).execute();
}
