import { lstatSync, realpathSync, statSync } from 'node:fs';
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
  const folder = existing(resolve(dataDir));
  for (const name of OPENED) {
    const { uid = 0 } = lstatSync(join(dataDir, name), { throwIfNoEntry: false }) ?? {};
    if (uid !== 0) refuse(`${name} in DATA_DIR ${dataDir} belongs to user ${uid}`, uid);
  }
  for (let path = folder; ; path = dirname(path)) {
    const { uid, mode } = statSync(path);
    const what = `${path === folder ? '' : `${path}, in which it stands, `}`;
    if (uid !== 0) refuse(`DATA_DIR ${dataDir}: ${what || 'it '}belongs to user ${uid}`, uid);
    if ((mode & WRITABLE_BY_OTHERS) !== 0 && (mode & STICKY) === 0)
      throw new StartRefusal(
        `DATA_DIR ${dataDir}: ${what || 'it '}can be written by others. ` +
          `Close it to them (chmod go-w ${path}).`,
      );
    if (path === dirname(path)) return;
  }
}

/** The folder itself, wherever links lead, or the one in which it will be made. */
function existing(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return existing(dirname(path));
  }
}

function refuse(reason: string, uid: number): never {
  throw new StartRefusal(`${reason}. Start this as that user: sudo -u '#${uid}' …`);
}
