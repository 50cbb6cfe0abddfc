import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/dialect';
import { inSteps } from '../../db/inSteps';
import type { FileStore } from '../fileStore';
import { noteForgottenShows } from './forgottenShows';
import {
  endRemoval,
  listRemovals,
  noteWhereGone,
  postponeRemoval,
} from './pictureRemovals.repository';
import { listUnshown, removeUnshown } from './pictures.repository';
import type { StoredPicture } from './pictures.tables';

/** How long an upload may wait for the post that shows it. */
export const UNUSED_PICTURE_MS = 24 * 60 * 60_000;
/** After so many failures a sweep ends: the store is away, and each may have waited 20 s. */
const FAILURES_MAX = 3;

export interface PictureRemoval {
  /**
   * Deletes those of the pictures that nothing shows any more, files included. Never rejects: what
   * could not be done is logged, and the sweep does it.
   */
  removeUnshown(names: string[]): Promise<void>;
  /**
   * Deletes pictures that were uploaded a day ago and that nothing shows, and the files that could
   * not be deleted before. Any number of nodes may do so at the same time.
   */
  sweep(): Promise<void>;
  /**
   * Deletes the files of a picture, which have just been stored, where it is gone, or has others by
   * now. Answers whether it is.
   */
  removeWhereGone(picture: StoredPicture, files: string[]): Promise<boolean>;
}

interface RemovalOptions {
  db: Db;
  store: Omit<FileStore, 'open'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds. */
  now: () => number;
}

export function createPictureRemoval({ db, store, log, now }: RemovalOptions): PictureRemoval {
  const time = () => new Date(now()).toISOString();
  /** Answers whether the store has deleted it. */
  const removeFile = async (fileName: string): Promise<boolean> => {
    try {
      await store.remove(fileName);
    } catch (err) {
      log.error({ err }, 'a picture could not be deleted; the sweep tries again');
      return false;
    }
    await endRemoval(db, fileName);
    return true;
  };
  const sweepFiles = async () => {
    let failures = 0;
    for (let files = await listRemovals(db); files.length > 0; files = await listRemovals(db))
      for (const fileName of files) {
        if (await removeFile(fileName)) continue;
        // Behind the others: a file that can never be deleted must not keep them.
        await postponeRemoval(db, fileName, time());
        failures += 1;
        if (failures === FAILURES_MAX) return;
      }
  };
  return {
    async removeUnshown(names) {
      if (names.length === 0) return;
      try {
        for (const fileName of await removeUnshown(db, names, time()))
          if (!(await removeFile(fileName))) return;
      } catch (err) {
        log.error({ err }, 'pictures could not be deleted; the sweep tries again');
      }
    },
    async sweep() {
      const before = new Date(now() - UNUSED_PICTURE_MS).toISOString();
      await inSteps(async () => {
        const unshown = await listUnshown(db, before);
        if (unshown.length === 0) return false;
        await noteForgottenShows(db, unshown[0]!.createdAt);
        const names = unshown.map(({ name }) => name);
        return (await removeUnshown(db, names, time())).length > 0;
      });
      await sweepFiles();
    },
    async removeWhereGone(picture, files) {
      if (!(await noteWhereGone(db, picture, files, time()))) return false;
      for (const fileName of files) if (!(await removeFile(fileName))) break;
      return true;
    },
  };
}
