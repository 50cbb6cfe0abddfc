import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Config } from '../config';
import { StartRefusal } from '../startRefusal';
import { checkDatabase, copyDatabase } from './embeddedCopy';
import { names } from './manifest';
import type { Manifest } from './manifest';
import { dumpPostgres } from './postgresTools';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Writes the database as it is at one moment, the uploaded pictures and the token secret to a new
 * folder, while the product runs or not. Gives back what the folder holds.
 */
export async function backUp(config: Place, target: string): Promise<string[]> {
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0)
    throw new StartRefusal(`${folder} is not empty. Name a new folder for each backup.`);
  // The database first: pictures are stored before their addresses and never removed, so that none
  // is missing that a row names.
  if (config.databaseUrl === undefined) backUpEmbedded(config.dataDir, folder);
  else await dumpPostgres(config.databaseUrl, join(folder, names.dump));
  for (const name of [names.uploads, names.secret]) copyIfThere(config.dataDir, folder, name);
  const manifest: Manifest = {
    product: 'clubline',
    madeAt: new Date().toISOString(),
    database: config.databaseUrl === undefined ? 'embedded' : 'postgres',
  };
  const held = readdirSync(folder);
  writeFileSync(join(folder, names.manifest), JSON.stringify(manifest), { flush: true });
  return held;
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

function copyIfThere(from: string, to: string, name: string): void {
  const source = join(from, name);
  if (!existsSync(source)) return;
  // Files that are still being written have a name that begins with a dot.
  const isWhole = (path: string) => path === source || !basename(path).startsWith('.');
  cpSync(source, join(to, name), { recursive: true, filter: isWhole });
}
