import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/dialect';
import type { FileStore } from '../fileStore';
import { noteForgottenShows } from './forgottenShows';
import { endRemoval, listRemovals, listUnshown, removeUnshown } from './pictures.repository';

/** How long an upload may wait for the post that shows it. */
export const UNUSED_PICTURE_MS = 24 * 60 * 60_000;

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
}

interface RemovalOptions {
  db: Db;
  store: FileStore;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds. */
  now: () => number;
}

export function createPictureRemoval({ db, store, log, now }: RemovalOptions): PictureRemoval {
  const time = () => new Date(now()).toISOString();
  const removeFiles = async () => {
    for (;;) {
      let removed = 0;
      for (const fileName of await listRemovals(db)) {
        try {
          await store.remove(fileName);
          await endRemoval(db, fileName);
          removed += 1;
        } catch (err) {
          log.error({ err }, 'a picture could not be deleted; the sweep tries again');
        }
      }
      if (removed === 0) return;
    }
  };
  return {
    async removeUnshown(names) {
      if (names.length === 0) return;
      try {
        if ((await removeUnshown(db, names, time())) > 0) await removeFiles();
      } catch (err) {
        log.error({ err }, 'pictures could not be deleted; the sweep tries again');
      }
    },
    async sweep() {
      const before = new Date(now() - UNUSED_PICTURE_MS).toISOString();
      for (;;) {
        const unshown = await listUnshown(db, before);
        if (unshown.length === 0) break;
        await noteForgottenShows(db, unshown[0]!.createdAt);
        const names = unshown.map(({ name }) => name);
        if ((await removeUnshown(db, names, time())) === 0) break;
      }
      await removeFiles();
    },
  };
}
