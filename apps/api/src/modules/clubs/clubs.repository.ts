import { personName, slugify } from '@clubline/contract';
import type { Club } from '@clubline/contract';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { anyContains, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetPage } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import type { Tables } from '../../db/tables';
import { claimWrite } from '../../services/writes/writeOnce';
import type { WriteClaim } from '../../services/writes/writeOnce';
import { fullName, personColumns, personNames } from '../profiles';
import { addFirstChannels } from './clubChannels.repository';
import { takeSlug } from './clubSlug';
import { addInvitations } from './coOwners/coOwners.repository';
import { addMembers } from './memberships.repository';

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
    ownerName: personName(row),
    owner: { id: personId, firstName, lastName },
  };
}

export interface ClubListQuery extends KeysetRange {
  search?: string | undefined;
  order: 'ASC' | 'DESC';
}

const searched = [
  sql.ref<string>('clubs.name'),
  sql.ref<string | null>('clubs.description'),
  sql.ref<string>('clubs.slug'),
  ...personNames,
  fullName,
];

/** Clubs the viewer may see, by age. */
export async function listClubs(
  db: Queryable,
  viewerId: string,
  query: ClubListQuery,
): Promise<{ clubs: Club[]; meta: KeysetMeta }> {
  let list = visibleTo(clubsWithOwner(db), viewerId);
  if (query.search) list = list.where(anyContains(searched, query.search));
  const columns = { time: 'clubs.createdAt', id: 'clubs.id' };
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const { rows, meta } = await keysetPage(list, columns, query, direction);
  return { clubs: rows.map(toClub), meta };
}

/**
 * The person's clubs, newest membership first; private ones only where the viewer is a member too.
 */
export async function listClubsOf(
  db: Queryable,
  userId: string,
  viewerId: string,
  range: KeysetRange,
): Promise<{ clubs: Club[]; meta: KeysetMeta }> {
  const list = visibleTo(clubsWithOwner(db), viewerId)
    .innerJoin('clubMembers as membership', 'membership.clubId', 'clubs.id')
    .where('membership.userId', '=', userId)
    .select('membership.joinedAt');
  const { rows, meta } = await keysetPage(
    list,
    {
      time: 'membership.joinedAt',
      id: 'membership.clubId',
      positionOf: ({ joinedAt, id }) => ({ createdAt: joinedAt, id }),
    },
    range,
  );
  return { clubs: rows.map(({ joinedAt: _joinedAt, ...club }) => toClub(club)), meta };
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

export interface NewClub {
  name: string;
  description: string | null;
  isPrivate: boolean;
  ownerId: string;
  /** Who is invited. */
  coOwnerIds: string[];
}

/**
 * Creates a club with its first channels, and invites co-owners. Answers its id; the claim of who
 * makes it is kept.
 */
export async function createClub(
  db: Db,
  club: NewClub,
  now: string,
  claim?: WriteClaim,
): Promise<string> {
  const id = newId();
  const { ownerId, coOwnerIds } = club;
  await transact(db, async (trx) => {
    await claimWrite(trx, claim, id, now);
    await takeSlug(club, (slug) => insertClub(trx, { id, slug, ...club }, now));
    await addMembers(trx, id, [{ userId: ownerId, role: 'owner' }], now);
    await addInvitations(trx, { clubId: id, userIds: coOwnerIds, invitedBy: ownerId }, now);
    await addFirstChannels(trx, id);
  });
  return id;
}

/** False when the slug is taken. */
async function insertClub(
  trx: Transaction<Tables>,
  { id, slug, name, description, ownerId, isPrivate }: NewClub & { id: string; slug: string },
  now: string,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('clubs')
    .values({
      id,
      name,
      slug,
      description,
      image: null,
      ownerId,
      memberCount: 0,
      maxMembers: null,
      isPrivate: isPrivate ? 1 : 0,
      isActive: 1,
      streamingSource: 'nfl',
      createdAt: now,
    })
    .onConflict((on) => on.column('slug').doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}

/** Changes what is given. A new name gives a new slug. */
export async function updateClub(
  db: Db,
  clubId: string,
  { name, description }: { name?: string | undefined; description?: string | null | undefined },
): Promise<void> {
  await transact(db, async (trx) => {
    if (description !== undefined)
      await trx
        .updateTable('clubs')
        .set({ description: description || null })
        .where('id', '=', clubId)
        .execute();
    if (name !== undefined) await renameClub(trx, clubId, name);
  });
}

async function renameClub(trx: Transaction<Tables>, clubId: string, name: string): Promise<void> {
  const club = await trx
    .selectFrom('clubs')
    .where('id', '=', clubId)
    .select(['name', 'isPrivate'])
    .executeTakeFirst();
  if (club === undefined || name === club.name) return;
  if (slugify(name) === slugify(club.name)) {
    await trx.updateTable('clubs').set({ name }).where('id', '=', clubId).execute();
    return;
  }
  await takeSlug({ name, isPrivate: club.isPrivate === 1 }, async (slug) => {
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
}

/** Whether only members see the club; false for one that is not there. */
export async function isPrivateClub(db: Queryable, clubId: string): Promise<boolean> {
  const club = await db
    .selectFrom('clubs')
    .where('id', '=', clubId)
    .select('isPrivate')
    .executeTakeFirst();
  return club?.isPrivate === 1;
}
