import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { recordQueries } from '../testing/recordQueries';
import { compiledOnce } from './compiledOnce';
import type { Parameters } from './compiledOnce';
import { transact } from './dialect';
import type { Db, Queryable } from './dialect';
import { postgresOn } from './postgres';

describeApi('queries that are compiled once', (t) => {
  test('are built once, and answer for the values of each time', async () => {
    const [ann, ben] = await t.people(2);
    let built = 0;
    const names = compiledOnce((db, { id, role }: Parameters<{ id: string; role: 'user' }>) => {
      built += 1;
      return db
        .selectFrom('users')
        .select(['id', 'firstName'])
        .where('id', '=', id)
        .where('role', '=', role)
        .where('secondFactorSince', 'is', null);
    });
    const { db } = t.api.context;
    const idOf = async (id: string) => (await names.first(db, { id, role: 'user' }))?.id;
    expect([await idOf(ann!.id), await idOf(ben!.id), await idOf('nobody')]).toEqual([
      ann!.id,
      ben!.id,
      undefined,
    ]);
    expect(await transact(db, (trx) => names.rows(trx, { id: ben!.id, role: 'user' }))).toEqual([
      { id: ben!.id, firstName: expect.any(String) },
    ]);
    expect(built).toBe(1);
  });

  test('have a text for each set of values that are there', async () => {
    const ann = await t.person();
    type Values = { id?: string; name: string };
    const people = compiledOnce((db, { id, name }: Parameters<Values>) => {
      const named = db.selectFrom('users').select('id').where('username', '=', name);
      return id ? named.where('id', '=', id) : named;
    });
    const { db, sent } = recordQueries(t.api.context.db);
    const name = ann.username;
    expect(await people.rows(db, { name })).toHaveLength(1);
    expect(await people.rows(db, { name, id: ann.id })).toHaveLength(1);
    expect(await people.rows(db, { name, id: 'nobody' })).toEqual([]);
    expect(await people.rows(db, { name })).toHaveLength(1);
    const [all, one, none, again] = sent.map((query) => query.sql);
    expect([again, none]).toEqual([all, one]);
    expect(one).not.toBe(all);
    expect(sent.map(({ parameters }) => parameters)).toEqual([
      [name],
      [name, ann.id],
      [name, 'nobody'],
      [name],
    ]);
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'statements that connections of PostgreSQL keep',
  () => {
    let pool: Pool;
    let database: Awaited<ReturnType<typeof freshDatabase>>;
    const boats = compiledOnce((db: Queryable) =>
      (db as unknown as Kysely<{ boats: { id: number } }>).selectFrom('boats').selectAll(),
    );
    const named = async (db: Db) =>
      (
        await sql<{ name: string; statement: string }>`
          select name, statement from pg_prepared_statements`.execute(db)
      ).rows;

    beforeAll(async () => {
      database = await freshDatabase('postgres');
      // One connection: what it keeps can be asked of it.
      pool = new Pool({ connectionString: database.config.databaseUrl, max: 1 });
      await pool.query('create table boats (id integer); insert into boats values (1)');
    });
    afterAll(async () => {
      await pool.end();
      await database.drop();
    });

    test('have the name of their text, and are prepared once', async () => {
      const db = postgresOn(pool, [], true) as Db;
      for (let n = 0; n < 3; n += 1) expect(await boats.rows(db, {})).toEqual([{ id: 1 }]);
      const [kept, ...others] = await named(db);
      expect(others).toEqual([]);
      const hash = createHash('sha256').update(kept!.statement).digest('base64url');
      expect(kept!.name).toBe(`${hash}.0`);
    });

    test('are prepared anew when a newer node has changed their table', async () => {
      const db = postgresOn(pool, [], true) as Db;
      await boats.rows(db, {});
      await pool.query('alter table boats add column hull text');
      for (let n = 0; n < 2; n += 1)
        expect(await boats.rows(db, {})).toEqual([{ id: 1, hull: null }]);
      await pool.query("alter table boats add column name text default 'Swift'");
      const swift = [{ id: 1, hull: null, name: 'Swift' }];
      expect(await transact(db, (trx) => boats.rows(trx, {}))).toEqual(swift);
      expect((await named(db)).map(({ name }) => name.split('.')[1])).toEqual(
        expect.arrayContaining(['0', '1', '2']),
      );
    });

    test('are given up where a pooler gives each transaction another connection', async () => {
      const db = postgresOn(pool, [], true) as Db;
      expect(await boats.rows(db, {})).toHaveLength(1);
      // What is prepared is on another connection, as far as the server is concerned.
      await pool.query('deallocate all');
      expect(await boats.rows(db, {})).toHaveLength(1);
      expect(await transact(db, (trx) => boats.rows(trx, {}))).toHaveLength(1);
      expect(await named(db)).toEqual([]);
    });

    test('are none where the settings say so', async () => {
      const db = postgresOn(pool, [], false) as Db;
      expect(await boats.rows(db, {})).toHaveLength(1);
      expect(await named(db)).toEqual([]);
    });
  },
);
