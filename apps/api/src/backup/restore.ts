import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config';
import { codeOf } from '../db/outage';
import { prepareDataFolder } from '../start/dataFolder';
import { lockDataFolder } from '../start/dataLock';
import { StartRefusal } from '../startRefusal';
import { copyFile, copyPictures } from './copyFile';
import { checkDatabase } from './embeddedCopy';
import { afterRestore, endAccessInFile } from './endAccess';
import { closedFolder, names, readManifest } from './manifest';
import { assertEmptyPostgres, restorePostgres } from './postgresTools';

export interface RestoreOptions {
  /**
   * Sessions and mailed links of the backup go on, as is right for a move to another machine, also
   * those that were ended since it was made. @default false
   */
  keepsSessions?: boolean;
}

/** What a restore has done. */
export interface Restored {
  /** When the backup was made. */
  madeAt: string;
  /** The folder that holds what was moved; undefined where nothing was. */
  aside: string | undefined;
}

/**
 * Puts a backup in the place of what the settings name. What was in the data folder is moved aside,
 * never deleted; a PostgreSQL database has to be empty.
 */
export async function restore(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  source: string,
  { keepsSessions = false }: RestoreOptions = {},
): Promise<Restored> {
  const { dataDir, databaseUrl } = config;
  const folder = resolve(source);
  assertKinds(folder);
  const { database, madeAt } = readManifest(folder);
  if ((database === 'embedded') !== (databaseUrl === undefined))
    throw new StartRefusal(
      database === 'embedded'
        ? 'DATABASE_URL is set, and the backup is one of the embedded database. Leave it out.'
        : 'DATABASE_URL is not set, and the backup is one of PostgreSQL. Name an empty database.',
    );
  if (databaseUrl !== undefined) await assertEmptyPostgres(config);
  prepareDataFolder(dataDir);
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  if (databaseUrl === undefined) {
    lockDataFolder(dataDir);
    restoreEmbedded(folder, dataDir, { aside, keepsSessions });
  } else {
    await restorePostgres(databaseUrl, join(folder, names.dump), afterRestore({ keepsSessions }));
  }
  restoreFiles(folder, dataDir, aside);
  return { madeAt, aside: existsSync(aside) ? aside : undefined };
}

/**
 * Refuses a part of another kind, before anything is opened or moved. What a link leads to is none
 * of the backup: an archive from elsewhere may name any folder.
 */
function assertKinds(folder: string): void {
  for (const name of Object.values(names)) {
    const path = join(folder, name);
    const found = look(folder, path);
    if (found === undefined) continue;
    if (found.isSymbolicLink()) throw new StartRefusal(`${path} is a link. Use another backup.`);
    const [isRight, kind] =
      name === names.uploads ? [found.isDirectory(), 'folder'] : [found.isFile(), 'file'];
    if (!isRight) throw new StartRefusal(`${path} is no ${kind}. Use another backup.`);
  }
}

/** What is at a path, no link followed; undefined for nothing. */
function look(folder: string, path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw codeOf(error) === 'EACCES' ? closedFolder(folder, error) : error;
  }
}

function restoreEmbedded(
  folder: string,
  dataDir: string,
  { aside, keepsSessions }: { aside: string; keepsSessions: boolean },
): void {
  const backup = join(folder, names.embedded);
  const incoming = join(dataDir, '.restoring.db');
  // The copy alone is opened: SQLite does what files beside a database ask of it.
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(incoming + suffix, { force: true });
  if (!copyFile(backup, incoming))
    throw new StartRefusal(`${backup} is no file. Use another backup.`);
  checkDatabase(incoming, backup);
  if (!keepsSessions) endAccessInFile(incoming);
  // With the log of another database beside it, the restored one would be damaged.
  for (const suffix of ['', '-wal', '-shm'])
    moveAside(join(dataDir, names.embedded + suffix), aside, names.embedded + suffix);
  renameSync(incoming, join(dataDir, names.embedded));
}

function restoreFiles(folder: string, dataDir: string, aside: string): void {
  if (existsSync(join(folder, names.secret))) {
    moveAside(join(dataDir, names.secret), aside, names.secret);
    copyFile(join(folder, names.secret), join(dataDir, names.secret));
  }
  // No name is given twice: those of the backup join those that are there.
  copyPictures(join(folder, names.uploads), join(dataDir, names.uploads));
}

function moveAside(file: string, aside: string, name: string): void {
  if (!existsSync(file)) return;
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  renameSync(file, join(aside, name));
}
