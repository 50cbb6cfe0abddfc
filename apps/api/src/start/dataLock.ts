import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { codeOf } from '../db/outage';
import { StartRefusal } from '../startRefusal';

/** Where a database file of SQLite keeps the number that `user_version` sets. */
const USER_VERSION_AT = 60;

/**
 * Takes the data folder for this process until it ends, or refuses when another has it.
 *
 * The lock is one of the operating system, through SQLite: it goes with its process however that
 * ends, so that nothing stale is left, and neither a process number that was given to somebody
 * else nor a container that counts its own deceives it. The number in the file only serves the
 * message. Never open the file elsewhere in this process: closing it would give the lock away.
 */
export function lockDataFolder(dataDir: string): void {
  const file = join(dataDir, 'clubline.lock');
  const holder = new Database(file, { timeout: 0 });
  try {
    holder.pragma('locking_mode = EXCLUSIVE');
    holder.exec(`pragma user_version = ${process.pid}`);
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new StartRefusal(
      `DATA_DIR ${dataDir} is in use by another Clubline (process ${processIn(file)}). Stop that ` +
        'one first, or give this one a folder of its own.',
    );
  }
  held.push(holder);
}

/** Kept from being collected, which would end the lock. */
const held: Database.Database[] = [];

function processIn(file: string): number {
  const number = Buffer.alloc(4);
  const opened = openSync(file, 'r');
  readSync(opened, number, 0, number.length, USER_VERSION_AT);
  closeSync(opened);
  return number.readUInt32BE();
}
