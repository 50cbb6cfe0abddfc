import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { TestApi } from './describeApi';

/** Puts a file in the place of a folder while `work` runs: for root, too, it takes no writes. */
export async function withoutFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const aside = `${folder}-aside`;
  renameSync(folder, aside);
  writeFileSync(folder, '');
  await work().finally(() => {
    rmSync(folder);
    renameSync(aside, folder);
  });
}

/**
 * Lets a node store nothing while `work` runs. On PostgreSQL it must have one connection
 * (`databasePool: 1`), because only that is set to read.
 */
export async function withoutStorage({ api, database }: TestApi, work: () => Promise<void>) {
  const { config, db } = api.context;
  if (database === 'embedded') return await withoutFolder(config.dataDir, work);
  await sql`set default_transaction_read_only = on`.execute(db);
  await work().finally(() => sql`set default_transaction_read_only = off`.execute(db));
}
