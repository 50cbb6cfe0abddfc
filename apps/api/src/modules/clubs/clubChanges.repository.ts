import { slugify } from '@clubline/contract';
import type { Transaction } from 'kysely';
import { isUniqueViolation, transact } from '../../db/dialect';
import type { Db } from '../../db/dialect';
import { newId } from '../../db/ids';
import type { Tables } from '../../db/tables';
import { changedSinceSeen } from '../../services/writes/seenValues';
import { claimWrite } from '../../services/writes/writeOnce';
import type { WriteClaim } from '../../services/writes/writeOnce';
import { addFirstChannels } from './clubChannels.repository';
import { takeSlug } from './clubSlug';
import { addInvitations } from './coOwners/coOwners.repository';
import { addMembers } from './memberships.repository';

/** So many clubs may take the slugs that one finds free, one after the other. */
const RENAMES_MAX = 5;

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

export interface ClubChange {
  name?: string | undefined;
  description?: string | null | undefined;
}

/**
 * Changes what is given, where the lock of the club is held. A new name gives a new slug. 409 where
 * somebody else has changed since what was seen of it.
 */
export async function updateClub(
  db: Db,
  clubId: string,
  { seen, ...sent }: ClubChange & { seen?: ClubChange | undefined },
): Promise<void> {
  const change = () =>
    transact(db, async (trx) => {
      const { name, description } = changedSinceSeen(
        { name: sent.name, description: sent.description },
        seen,
        seen ? ((await textsOf(trx, clubId)) ?? {}) : {},
      );
      if (description !== undefined)
        await trx
          .updateTable('clubs')
          .set({ description: description || null })
          .where('id', '=', clubId)
          .execute();
      if (name !== undefined) await renameClub(trx, clubId, name);
    });
  for (let left = RENAMES_MAX; ; left -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each follows the failure of the one before
      return await change();
    } catch (error) {
      // Another club has taken the slug since it was seen to be free, and is seen from now on.
      if (!isUniqueViolation(error) || left === 1) throw error;
    }
  }
}

const textsOf = (trx: Transaction<Tables>, clubId: string) =>
  trx
    .selectFrom('clubs')
    .where('id', '=', clubId)
    .select(['name', 'description'])
    .executeTakeFirst();

async function renameClub(trx: Transaction<Tables>, clubId: string, name: string): Promise<void> {
  const club = await trx
    .selectFrom('clubs')
    .where('id', '=', clubId)
    .where('deletedAt', 'is', null)
    .select(['name', 'isPrivate'])
    .executeTakeFirst();
  if (club === undefined || name === club.name) return;
  if (slugify(name) === slugify(club.name)) {
    await trx
      .updateTable('clubs')
      .set({ name, isNameCarried: 0 })
      .where('id', '=', clubId)
      .execute();
    return;
  }
  await takeSlug({ name, isPrivate: club.isPrivate === 1 }, async (slug) => {
    const changed = await trx
      .updateTable('clubs')
      .set({ name, slug, isNameCarried: 0 })
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
