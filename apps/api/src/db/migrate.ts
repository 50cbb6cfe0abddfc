import { Migrator, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import type { Db, DialectName } from './dialect';
import { migrations } from './migrations';

async function migratorOf(db: Db, dialect: DialectName): Promise<Migrator> {
  const numbered: Record<string, Migration> = {};
  for (const [name, migration] of Object.entries(migrations)) {
    numbered[name] = { up: (target) => migration.up(target as Kysely<unknown>, dialect) };
  }
  const migrationTableSchema = dialect === 'postgres' ? await currentSchema(db) : undefined;
  return new Migrator({
    db,
    provider: { getMigrations: async () => numbered },
    ...(migrationTableSchema === undefined ? {} : { migrationTableSchema }),
  });
}

/** Whether the tables are not up to date; changes nothing. */
export async function hasPendingMigrations(db: Db, dialect: DialectName): Promise<boolean> {
  const known = await (await migratorOf(db, dialect)).getMigrations();
  return known.some(({ executedAt }) => executedAt === undefined);
}

/** Brings the tables up to date. Nodes that start together wait for each other. */
export async function migrate(db: Db, dialect: DialectName): Promise<void> {
  const migrator = await migratorOf(db, dialect);
  if (dialect === 'postgres') {
    // The migrator holds an advisory lock and runs in one transaction.
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return;
  }
  // The migrator takes no lock on SQLite; there is one connection, so this transaction spans all it
  // does.
  await sql`begin immediate`.execute(db);
  const { error } = await migrator.migrateToLatest();
  await (error === undefined ? sql`commit` : sql`rollback`).execute(db);
  if (error !== undefined) throw error;
}

async function currentSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}
