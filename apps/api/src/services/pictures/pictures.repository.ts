import { isMissingReference, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { claimWrite, findMade, forgetClaim } from '../writes/writeOnce';
import type { WriteClaim } from '../writes/writeOnce';
import { noteRemovals } from './pictureRemovals.repository';
import type { PicturePlace, PictureTables, StoredPicture } from './pictures.tables';
import { filesOf } from './variants';

/** Pictures looked at in one statement. */
const CHUNK = 200;

/** How much of something a person has stored, or may store. */
export interface PictureRoom {
  count: number;
  bytes: number;
}

type NewPicture = PictureTables['pictures'];

export async function usedBy(db: Queryable, ownerId: string): Promise<PictureRoom> {
  const used = await db
    .selectFrom('pictures')
    .where('ownerId', '=', ownerId)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum('bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  return { count: Number(used.count), bytes: Number(used.bytes ?? 0) };
}

/** What the same claim has stored before, if it is as open or private as it is to be. */
export async function findClaimed(
  db: Queryable,
  claim: WriteClaim | undefined,
  isPrivate: number,
): Promise<StoredPicture | undefined> {
  const name = await findMade(db, claim);
  const picture = name === undefined ? undefined : await findPicture(db, name);
  return picture?.isPrivate === isPrivate ? picture : undefined;
}

/**
 * Stores the row of a picture, unless `mayStore` throws at what its owner has by then, or the same
 * claim has stored one before: that one is given back.
 */
export async function addPicture(
  db: Db,
  picture: NewPicture,
  claim: WriteClaim | undefined,
  mayStore: (used: PictureRoom) => void,
): Promise<StoredPicture> {
  const { ownerId } = picture;
  return await transact(db, async (trx) => {
    if (ownerId !== null) {
      // Uploads of one person wait for each other here: writing what is there locks the row.
      await trx
        .updateTable('users')
        .set((eb) => ({ points: eb.ref('points') }))
        .where('id', '=', ownerId)
        .execute();
      const earlier = await findClaimed(trx, claim, picture.isPrivate);
      if (earlier !== undefined) return earlier;
      mayStore(await usedBy(trx, ownerId));
    }
    await trx.insertInto('pictures').values(picture).execute();
    if (claim !== undefined) await forgetClaim(trx, claim);
    await claimWrite(trx, claim, picture.name, picture.createdAt);
    return picture;
  });
}

export const findPicture = (db: Queryable, name: string) =>
  db.selectFrom('pictures').where('name', '=', name).selectAll().executeTakeFirst();

/** Those of the pictures that this person uploaded, and that are as private as is said. */
export async function findOwnPictures(
  db: Queryable,
  pictures: { name: string; isPrivate: boolean }[],
  ownerId: string,
): Promise<Pick<PictureTables['pictures'], 'name' | 'widths'>[]> {
  if (pictures.length === 0) return [];
  return await db
    .selectFrom('pictures')
    .where('ownerId', '=', ownerId)
    .where((eb) =>
      eb.or(
        pictures.map(({ name, isPrivate }) =>
          eb.and([eb('name', '=', name), eb('isPrivate', '=', isPrivate ? 1 : 0)]),
        ),
      ),
    )
    .select(['name', 'widths'])
    .execute();
}

/**
 * Notes that something shows these pictures, in the transaction that stores it. Fails as a missing
 * reference where one of them was removed in the meantime.
 */
export async function showPictures(
  trx: Queryable,
  place: PicturePlace,
  id: string,
  names: string[],
): Promise<void> {
  const rows = [...new Set(names)].map((pictureName) => ({ ...nowhere, pictureName, [place]: id }));
  if (rows.length > 0) await trx.insertInto('pictureShows').values(rows).execute();
}

const nowhere = {
  clubPostId: null,
  channelMessageId: null,
  profilePostId: null,
  clubId: null,
  userId: null,
  athleteId: null,
} satisfies Record<PicturePlace, null>;

/** Names of the pictures that something shows. */
export async function picturesShownBy(
  db: Queryable,
  place: PicturePlace,
  id: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('pictureShows')
    .where(place, '=', id)
    .select('pictureName')
    .execute();
  return rows.map(({ pictureName }) => pictureName);
}

/**
 * Notes that something shows this picture alone, in the transaction that stores its address, after
 * the write that locks the row. Gives back the names of those it showed before.
 */
export async function replaceShown(
  trx: Queryable,
  place: PicturePlace,
  id: string,
  name: string,
): Promise<string[]> {
  const before = await trx
    .deleteFrom('pictureShows')
    .where(place, '=', id)
    .returning('pictureName')
    .execute();
  await showPictures(trx, place, id, [name]);
  return before.map(({ pictureName }) => pictureName);
}

/** The oldest pictures that nothing shows, uploaded before `before`. */
export async function listUnshown(
  db: Queryable,
  before: string,
): Promise<{ name: string; createdAt: string }[]> {
  return await db
    .selectFrom('pictures')
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pictureShows')
            .select('pictureShows.pictureName')
            .whereRef('pictureShows.pictureName', '=', 'pictures.name'),
        ),
      ),
    )
    .orderBy('createdAt')
    .limit(CHUNK)
    .select(['name', 'createdAt'])
    .execute();
}

/**
 * Removes those of the pictures that nothing shows, and notes that their files are to be deleted.
 * Gives back the names of these files.
 */
export async function removeUnshown(db: Db, names: string[], now: string): Promise<string[]> {
  const removed: string[] = [];
  const distinct = [...new Set(names)];
  for (let start = 0; start < distinct.length; start += CHUNK)
    removed.push(...(await removeChunk(db, distinct.slice(start, start + CHUNK), now)));
  return removed;
}

async function removeChunk(db: Db, names: string[], now: string): Promise<string[]> {
  try {
    return await transact(db, async (trx) => {
      const gone = await trx
        .deleteFrom('pictures')
        .where('name', 'in', names)
        .where('name', 'not in', (eb) =>
          eb.selectFrom('pictureShows').where('pictureName', 'in', names).select('pictureName'),
        )
        .returning(['fileName', 'widths'])
        .execute();
      const files = gone.flatMap(filesOf);
      await noteRemovals(trx, files, now);
      return files;
    });
  } catch (error) {
    // Something that shows one of them was stored at this moment: that one stays.
    if (!isMissingReference(error)) throw error;
    if (names.length === 1) return [];
    const removed: string[] = [];
    for (const name of names) removed.push(...(await removeChunk(db, [name], now)));
    return removed;
  }
}
