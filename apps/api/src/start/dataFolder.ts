import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../db/outage';
import { StartRefusal } from '../startRefusal';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/** What this product keeps in its data folder. */
const OURS = /^(?:clubline\.(?:db|lock)(?:-\w+)?|token-secret|uploads|outbox|before-restore-.*)$/;

/**
 * Makes the data folder if there is none, closes it and what is ours in it to everybody but its
 * owner, and refuses one in which nothing can be written.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
    closeToOthers(dataDir);
    const probe = join(dataDir, `.write-${randomBytes(6).toString('hex')}`);
    writeFileSync(probe, 'x', { flush: true });
    rmSync(probe);
  } catch (error) {
    throw new StartRefusal(`DATA_DIR ${dataDir} ${whyNot(error)}`, { cause: error });
  }
}

function closeToOthers(dataDir: string): void {
  const entries = readdirSync(dataDir, { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => OURS.test(name))) close(dataDir, entry);
  // A folder that holds other things too, such as /tmp, is somebody else's to close.
  if (entries.every(({ name }) => OURS.test(name) || name.startsWith('.')))
    chmod(dataDir, OWNER_ONLY_FOLDER);
}

/** With all that is in it: an older version, or what a backup came by, left files open. */
function close(folder: string, entry: Dirent): void {
  // What a link leads to was put there by somebody who decides about it.
  if (entry.isSymbolicLink()) return;
  const path = join(folder, entry.name);
  if (!entry.isDirectory()) return chmod(path, OWNER_ONLY_FILE);
  chmod(path, OWNER_ONLY_FOLDER);
  for (const inner of readdirSync(path, { withFileTypes: true })) close(path, inner);
}

/**
 * Left as it is where it belongs to somebody else, as folders mounted into containers may; gone
 * where another node has deleted it.
 */
function chmod(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'ENOENT'].includes(codeOf(error))) throw error;
  }
}

function whyNot(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM')
    return 'cannot be written by this user. Give it to the user who runs this, or name another.';
  if (code === 'EROFS') return 'is on a read-only disk. Name a folder that can be written.';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'is on a full disk. Make room, or name a folder elsewhere.';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'is a file, or below one. Name a folder.';
  return `cannot be used (${code || String(error)}). Name a folder that can be written.`;
}
