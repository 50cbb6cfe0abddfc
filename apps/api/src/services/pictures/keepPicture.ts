import type { Db } from '../../db/dialect';
import { unavailable } from '../../http/errors';
import type { FileStore } from '../fileStore';
import type { WriteClaim } from '../writes/writeOnce';
import type { EncodedPicture } from './encodePicture';
import type { PictureRemoval } from './pictureRemoval';
import { noteWhereGone } from './pictureRemovals.repository';
import { addPicture, removeUnshown } from './pictures.repository';
import type { PictureRoom } from './pictures.repository';
import type { StoredPicture } from './pictures.tables';
import { variantName, widthsOf } from './variants';

interface KeepOptions {
  db: Db;
  store: Pick<FileStore, 'put'>;
  removal: Pick<PictureRemoval, 'removeWhereGone'>;
  /** A name that nobody can guess. */
  newName: () => string;
  now: () => string;
}

interface Keeping {
  ownerId: string | null;
  isPrivate: boolean;
  claim: WriteClaim | undefined;
  /** Throws at what its owner has by then, for want of room for so many bytes. */
  assertRoom: (used: PictureRoom, bytes: number) => void;
}

/**
 * Keeps a picture: its row, its file and those of its variants. The same claim keeps one, whose
 * files are stored again.
 */
export async function keepPicture(
  options: KeepOptions,
  encoded: EncodedPicture,
  keeping: Keeping,
  isLastTry = false,
): Promise<StoredPicture> {
  const { db, store, removal, newName, now } = options;
  const { ownerId, isPrivate, claim, assertRoom } = keeping;
  const { data, variants } = encoded;
  const name = newName();
  const bytes = variants.reduce((sum, one) => sum + one.data.length, data.length);
  const createdAt = now();
  const picture = {
    name,
    fileName: isPrivate ? `private-${newName()}.webp` : `${name}.webp`,
    ownerId,
    bytes,
    isPrivate: isPrivate ? 1 : 0,
    widths: widthsOf(encoded),
    createdAt,
  };
  // The row first: a file without one would never be found again. Of one that is there already,
  // the files may be missing: its node may have ended before it had stored them.
  const kept = await addPicture(db, picture, claim, (used) => assertRoom(used, bytes));
  const files = [
    { name: kept.fileName, data },
    ...variants.map((one) => ({ name: variantName(kept.fileName, one.width), data: one.data })),
  ];
  const fileNames = files.map((file) => file.name);
  try {
    await putAll(store, files);
  } catch (error) {
    // The store may have it all the same, when only its answer was lost: the sweep deletes it
    // there. A row that cannot be removed now counts until then.
    await removeUnshown(db, [kept.name], createdAt)
      .then(() => noteWhereGone(db, kept, fileNames, createdAt))
      .catch(() => undefined);
    throw error;
  }
  // One that was there already may have been deleted while its files were stored again.
  if (!(await removal.removeWhereGone(kept, fileNames))) return kept;
  if (isLastTry) throw unavailable('The picture could not be stored. Please try again shortly.');
  return await keepPicture(options, encoded, keeping, true);
}

/** Stores several files. What fails is thrown once none of the others is on its way any more. */
async function putAll(
  store: KeepOptions['store'],
  files: { name: string; data: Buffer }[],
): Promise<void> {
  const puts = await Promise.allSettled(files.map(({ name, data }) => store.put(name, data)));
  for (const put of puts) if (put.status === 'rejected') throw put.reason;
}
