import {
  closeSync,
  constants,
  fstatSync,
  lchownSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../startRefusal';
import { names } from './manifest';

/*
 * Backups and restores are often run by root, and the data folder belongs to the user who runs the
 * product. Whoever takes that user over may leave links in it: none of them is to lead root to
 * files of others.
 */

const OURS = [...Object.values(names), 'clubline.lock'];

/** Refuses a folder in which a link of somebody else's stands in place of what is ours. */
export function refuseLinks(dataDir: string): void {
  // A link of root's or of who starts this leads where they want it to, such as to a larger disk.
  const trusted = [0, process.getuid?.()];
  for (const name of OURS) {
    const file = join(dataDir, name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found?.isSymbolicLink() && !trusted.includes(found.uid))
      throw new StartRefusal(
        `${file} is a link that belongs to another user. Remove it, or make it yourself.`,
      );
  }
}

/** Copies a file; nothing but a file, and no link to one. Answers whether it was one. */
export function copyFile(from: string, to: string): boolean {
  let opened: number;
  try {
    opened = openSync(from, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return false;
    throw error;
  }
  try {
    if (!fstatSync(opened).isFile()) return false;
    writeFileSync(to, readFileSync(opened), { mode: 0o600 });
    return true;
  } finally {
    closeSync(opened);
  }
}

/**
 * Started by root, a restore would leave files that the user who runs the product cannot open: they
 * go to whom the data folder belongs. Links are left as they are.
 */
export function giveToOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  const give = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isSymbolicLink()) continue;
      const path = join(folder, entry.name);
      lchownSync(path, uid, gid);
      if (entry.isDirectory()) give(path);
    }
  };
  give(dataDir);
}
