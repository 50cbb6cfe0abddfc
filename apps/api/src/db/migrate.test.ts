import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { openDatabase } from './dialect';
import type { OpenDatabase } from './dialect';
import { hasPendingMigrations, migrate } from './migrate';

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'migrations of a PostgreSQL that others use too',
  () => {
    let own: Awaited<ReturnType<typeof freshDatabase>>;
    let others: Awaited<ReturnType<typeof freshDatabase>>;
    let database: OpenDatabase;
    let elsewhere: OpenDatabase;

    beforeAll(async () => {
      own = await freshDatabase('postgres');
      others = await freshDatabase('postgres');
      database = openDatabase(testConfig(own.config));
      elsewhere = openDatabase(testConfig(others.config));
    });
    afterAll(async () => {
      await Promise.all([database.close(), elsewhere.close()]);
      await Promise.all([own.drop(), others.drop()]);
    });

    test('look at our own tables alone, so that nobody’s dropping theirs disturbs', async () => {
      await sql`create table theirs (id serial)`.execute(elsewhere.db);
      await sql`create table mine (id serial)`.execute(database.db);
      const seen = database.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          // From here on it sees their table, even where that is gone already.
          await sql`select 1 from pg_class limit 1`.execute(trx);
          await sql`drop table theirs`.execute(elsewhere.db);
          return await trx.introspection.getTables();
        });
      expect((await seen).map(({ name }) => name)).toEqual(['mine']);
    });

    test('are not taken for done because others did theirs', async () => {
      await migrate(elsewhere.db, 'postgres');
      expect(await hasPendingMigrations(database.db, 'postgres')).toBe(true);
      await migrate(database.db, 'postgres');
      expect(await hasPendingMigrations(database.db, 'postgres')).toBe(false);
    });
  },
);
