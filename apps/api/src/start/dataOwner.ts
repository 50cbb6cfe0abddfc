import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../startRefusal';

/** What these programs open by name in the data folder; '' is the folder itself. */
const OPENED = ['', 'clubline.db', 'clubline.lock', 'token-secret', 'uploads', 'outbox'];

/**
 * Refuses to work as root in a data folder of another user. Whoever takes that user over may put
 * links into it at any moment, and each would lead root to files of its own.
 */
export function refuseFolderOfOthers(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  for (const name of OPENED) {
    const uid = lstatSync(join(dataDir, name), { throwIfNoEntry: false })?.uid ?? 0;
    if (uid !== 0)
      throw new StartRefusal(
        `${name ? `${name} in ` : ''}DATA_DIR ${dataDir} belongs to user ${uid}. ` +
          `Start this as that user: sudo -u '#${uid}' …`,
      );
  }
}
