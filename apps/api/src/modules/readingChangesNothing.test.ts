import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { table } from '../testing/authorisation';
import { prepareFixtures } from '../testing/authorisation/fixtures';
import type { Fixtures } from '../testing/authorisation/fixtures';
import type { Fixture } from '../testing/authorisation/table.types';
import { describeApi } from '../testing/describeApi';

describeApi('reading changes nothing that is stored', (t) => {
  let fixtures: Fixtures;
  let fixture: Fixture;

  beforeAll(async () => {
    fixtures = await prepareFixtures(t);
    fixture = await fixtures.create();
    for (const role of ['stranger', 'member', 'owner'] as const) await fixtures.restore(role);
  });

  /** Names of all tables of this node; other tests have schemas of their own beside it. */
  async function tables(): Promise<string[]> {
    const { db } = t.api.context;
    if (t.database === 'embedded')
      return (await db.introspection.getTables()).map(({ name }) => name);
    const own = sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`;
    return (await own.execute(db)).rows.map(({ name }) => name);
  }

  /** All rows of all tables, in an order of their own. */
  async function stored(): Promise<Record<string, string[]>> {
    const { db } = t.api.context;
    const rows: Record<string, string[]> = {};
    for (const name of await tables()) {
      const all = await sql`select * from ${sql.table(name)}`.execute(db);
      rows[name] = all.rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return rows;
  }

  test.each(Object.entries(table).filter(([key]) => key.startsWith('GET ')))(
    '%s changes no row',
    async (_key, [, call]) => {
      for (const role of ['visitor', 'stranger', 'member', 'owner'] as const) {
        const actorId = fixtures.idOf(role);
        const caller = await fixtures.callerAs(role);
        // What it needs besides is made before.
        const before = await stored();
        expect(Object.keys(before).length).toBeGreaterThan(10);
        await call(caller, fixture, actorId, fixtures.count());
        expect(await stored()).toEqual(before);
      }
    },
  );
});
