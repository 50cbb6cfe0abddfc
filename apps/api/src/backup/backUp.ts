import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config';
import { codeOf } from '../db/outage';
import { StartRefusal } from '../startRefusal';
import { copyFile, copyPictures } from './copyFile';
import { checkDatabase, copyDatabase } from './embeddedCopy';
import { names } from './manifest';
import type { Manifest } from './manifest';
import { dumpPostgres } from './postgresTools';

type Source = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Writes the database as it is at one moment, the uploaded pictures and the token secret to a new
 * folder, while the product runs or not. Gives back what the folder holds; one that fails leaves
 * nothing behind.
 */
export async function backUp(config: Source, target: string): Promise<string[]> {
  const folder = resolve(target);
  const firstMade = makeFolder(folder);
  if (readdirSync(folder).length > 0)
    throw new StartRefusal(`${folder} is not empty. Name a new folder for each backup.`);
  try {
    return await fill(config, folder);
  } catch (error) {
    removeUnfinished(folder, firstMade);
    throw error;
  }
}

function makeFolder(folder: string): string | undefined {
  try {
    return mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    throw new StartRefusal(
      `${folder} cannot be made by this user. Give that user the folder above it.`,
      { cause: error },
    );
  }
}

async function fill(config: Source, folder: string): Promise<string[]> {
  // Pictures before the database and again after it: those that are deleted meanwhile, and those
  // that come meanwhile, are there for the rows that name them.
  copyPictures(join(config.dataDir, names.uploads), join(folder, names.uploads));
  if (config.databaseUrl === undefined) backUpEmbedded(config.dataDir, folder);
  else await dumpPostgres(config.databaseUrl, join(folder, names.dump));
  copyPictures(join(config.dataDir, names.uploads), join(folder, names.uploads));
  const secret = join(config.dataDir, names.secret);
  if (existsSync(secret) && !copyFile(secret, join(folder, names.secret)))
    throw new StartRefusal(
      `${secret} is a link, and what it leads to is not copied. Set JWT_SECRET to that instead.`,
    );
  const manifest: Manifest = {
    product: 'clubline',
    madeAt: new Date().toISOString(),
    database: config.databaseUrl === undefined ? 'embedded' : 'postgres',
  };
  const held = readdirSync(folder);
  writeFileSync(join(folder, names.manifest), JSON.stringify(manifest), { flush: true });
  return held;
}

/** Removes what this backup wrote to a folder that was empty, and the folders that it made. */
function removeUnfinished(folder: string, firstMade: string | undefined): void {
  const written = Object.values(names);
  try {
    // SQLite writes further files beside its own, named after it.
    for (const entry of readdirSync(folder))
      if (written.some((name) => entry === name || entry.startsWith(`${name}-`)))
        rmSync(join(folder, entry), { recursive: true });
    if (firstMade === undefined) return;
    for (let made = folder; made.length >= firstMade.length; made = dirname(made)) rmdirSync(made);
  } catch {
    // Somebody else's files are in it, or the disk is why it failed, which is what has to be said.
  }
}

function backUpEmbedded(dataDir: string, folder: string): void {
  const from = join(dataDir, names.embedded);
  if (!existsSync(from))
    throw new StartRefusal(
      `DATA_DIR ${dataDir} holds no database. Name the folder of the product.`,
    );
  const to = join(folder, names.embedded);
  copyDatabase(from, to);
  checkDatabase(to);
}
