import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import type { StoredPicture } from './pictures.tables';

/** Files looked at in one statement. */
const CHUNK = 200;

/** Notes that files are to be deleted, until the store has done so. */
export async function noteRemovals(db: Queryable, files: string[], now: string): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('pictureRemovals')
    .values(files.map((fileName) => ({ fileName, createdAt: now })))
    .onConflict((on) => on.column('fileName').doNothing())
    .execute();
}

/**
 * Notes that files are to be deleted where the picture that they were stored for is gone, or has
 * others by now; answers whether it is. Asked once they are stored, it misses none: what removes a
 * picture after that deletes its files later still.
 */
export async function noteWhereGone(
  db: Db,
  { name, fileName }: StoredPicture,
  files: string[],
  now: string,
): Promise<boolean> {
  return await transact(db, async (trx) => {
    const kept = await trx
      .selectFrom('pictures')
      .where('name', '=', name)
      .where('fileName', '=', fileName)
      .select('name')
      .executeTakeFirst();
    if (kept === undefined) await noteRemovals(trx, files, now);
    return kept === undefined;
  });
}

/** Files that are to be deleted, the first of them first. */
export async function listRemovals(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('pictureRemovals')
    .orderBy('createdAt')
    .orderBy('fileName')
    .limit(CHUNK)
    .select('fileName')
    .execute();
  return rows.map(({ fileName }) => fileName);
}

/** Puts a file behind all others that are to be deleted. */
export async function postponeRemoval(db: Queryable, fileName: string, now: string): Promise<void> {
  await db
    .updateTable('pictureRemovals')
    .set({ createdAt: now })
    .where('fileName', '=', fileName)
    .execute();
}

export async function endRemoval(db: Queryable, fileName: string): Promise<void> {
  await db.deleteFrom('pictureRemovals').where('fileName', '=', fileName).execute();
}
