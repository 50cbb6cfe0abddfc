import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartRefusal } from '../startRefusal';

/** What these programs open by name in the data folder. */
const OPENED = ['clubline.db', 'clubline.lock', 'token-secret', 'uploads', 'outbox'];

const WRITABLE_BY_OTHERS = 0o022;
/** In such a folder as /tmp everybody removes what is theirs alone. */
const STICKY = 0o1000;

/**
 * Refuses to work as root in a data folder that another user may change: belonging to them, below a
 * folder of theirs, or open to be written. They may put links into it at any moment, and each would
 * lead root to files of its own.
 */
export function refuseFolderOfOthers(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const path = resolve(dataDir);
  const opened = OPENED.map((name) => join(path, name));
  // By name and by where links lead: both are gone through.
  for (const one of [...opened, ...upFrom(path), ...upFrom(existing(path))]) {
    const found = lstatSync(one, { throwIfNoEntry: false });
    if (found === undefined) continue;
    const { uid, mode } = found;
    if (uid !== 0)
      throw new StartRefusal(
        `DATA_DIR ${dataDir}: ${one} belongs to user ${uid}. ` +
          `Start this as that user: sudo -u '#${uid}' …`,
      );
    if (found.isDirectory() && (mode & WRITABLE_BY_OTHERS) !== 0 && (mode & STICKY) === 0)
      throw new StartRefusal(
        `DATA_DIR ${dataDir}: others can write to ${one}. Close it to them (chmod go-w ${one}).`,
      );
  }
}

/** A path and every folder above it. */
function upFrom(path: string): string[] {
  return path === dirname(path) ? [path] : [path, ...upFrom(dirname(path))];
}

/** Where a folder is, wherever links lead, or the one in which it will be made. */
function existing(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return existing(dirname(path));
  }
}
