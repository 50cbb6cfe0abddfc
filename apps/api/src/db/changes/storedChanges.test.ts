import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { scopedTables } from './changes';
import {
  addUpChanges,
  countChanges,
  everythingChanged,
  readStoredSum,
  storedSum,
} from './storedChanges';

describeApi('changes that a server keeps count of', (t) => {
  const isEmbedded = t.database === 'embedded';
  const versionOf = async (...scopes: string[]) => {
    const sum = storedSum(sql<string[]>`${scopes}`);
    const { rows } = await sql<{ stored: string }>`select ${sum} as stored`.execute(
      t.api.context.db,
    );
    return readStoredSum(rows[0]!.stored);
  };
  const change = async (scope: string, times: number) => {
    for (let n = 0; n < times; n += 1)
      await t.api.context.db.insertInto('scopeChanges').values({ scope, changes: 1 }).execute();
  };

  test.skipIf(isEmbedded)(
    'are the same number when rows are added up, and a larger one after each',
    async () => {
      const { db } = t.api.context;
      await change('a', 3);
      await change('b', 2);
      expect(await versionOf('a')).toEqual({ version: '3', isLong: false });
      await addUpChanges(db, ['a']);
      await Promise.all([addUpChanges(db), addUpChanges(db, ['a', 'b']), change('a', 1)]);
      expect([await versionOf('a'), await versionOf('a', 'b'), await versionOf('c')]).toEqual(
        ['4', '6', '0'].map((version) => ({ version, isLong: false })),
      );
    },
  );

  test.skipIf(isEmbedded)(
    'are added up when somebody asks for what has changed many times, each for theirs',
    async () => {
      const { db } = t.api.context;
      const people = await t.people(3);
      for (const { id } of people) await change(`notifications:${id}`, 80);
      const count = async (id: string) => {
        const { rows } = await sql<{ rows: number }>`select count(*) as rows from scope_changes
        where scope = ${`notifications:${id}`}`.execute(db);
        return rows[0]!.rows;
      };
      const ask = () => Promise.all(people.map((one) => one.get(`/notifications/${one.id}`)));
      const answers = await ask();
      await expect.poll(() => Promise.all(people.map(({ id }) => count(id)))).toEqual([1, 1, 1]);
      expect((await ask()).map(({ headers }) => headers.etag)).toEqual(
        answers.map(({ headers }) => headers.etag),
      );
    },
  );

  test.skipIf(isEmbedded)('are other ones everywhere after a restore', async () => {
    const before = await versionOf('a');
    await sql.raw(everythingChanged(Date.now())).execute(t.api.context.db);
    expect(Number((await versionOf('a')).version)).toBeGreaterThan(Number(before.version) + 1e12);
  });

  test.skipIf(isEmbedded)('are those that the list of scoped tables says', async () => {
    const { db } = t.api.context;
    const counting = async () =>
      (
        await sql<{ name: string; work: string; event: string }>`
          select tgname as name, pg_get_triggerdef(t.oid) as event, prosrc as work
            from pg_trigger t
            join pg_class on pg_class.oid = tgrelid
            join pg_proc on pg_proc.oid = tgfoid
            where relnamespace = current_schema()::regnamespace and tgname like 'scopes_of_%'
            order by tgname`.execute(db)
      ).rows;
    const migrated = await counting();
    const stored = scopedTables.filter(({ isStored = true }) => isStored);
    const tables = [...new Set(stored.map(({ table }) => table))];
    expect(migrated.map(({ name }) => name)).toEqual(
      tables
        .flatMap((table) => ['delete', 'insert', 'update'].map((on) => `scopes_of_${table}_${on}`))
        .toSorted(),
    );
    await countChanges(db as never, stored);
    expect(await counting()).toEqual(migrated);
  });
});
