import { closeSync, fsyncSync, openSync } from 'node:fs';
import Database from 'libsql';
import { StartRefusal } from '../startRefusal';

const BUSY_WAIT_MS = 30_000;

/** Copies a database file as it is at one moment, also while others write to it. */
export function copyDatabase(from: string, to: string): void {
  const database = new Database(from, { timeout: BUSY_WAIT_MS });
  database.prepare('vacuum into ?').run(to);
  database.close();
  // SQLite leaves it to the system when this reaches the disk.
  const file = openSync(to, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** Refuses a file that is no whole database; it may be a copy of what the person has named. */
export function checkDatabase(file: string, named = file): void {
  const found = integrityOf(file);
  if (found !== 'ok') throw new StartRefusal(`${named} is damaged (${found}). Use another backup.`);
}

function integrityOf(file: string): string {
  const database = new Database(file);
  try {
    return String(
      (database.pragma('integrity_check') as { integrity_check: string }[])[0]?.integrity_check,
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}
