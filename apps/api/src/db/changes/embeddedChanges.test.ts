import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../dialect';
import { transact } from '../dialect';
import { embeddedOn, openFile } from '../embedded';
import { embeddedChanges } from './embeddedChanges';
import type { EmbeddedChanges } from './embeddedChanges';

let folder: string;
let db: Kysely<unknown>;
let changes: EmbeddedChanges;

const run = (text: string) => sql.raw(text).execute(db);
const anotherProcess = () => new Database(join(folder, 'fleet.db'));
/** Which of the scopes are another version after something was done. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const scopes = ['fleets', 'fleet:1', 'fleet:2', 'names'];
  const before = scopes.map((scope) => changes.versionOf([scope]));
  await work();
  return scopes.filter((scope, at) => changes.versionOf([scope]) !== before[at]);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clubline-changes-'));
  const file = openFile(join(folder, 'fleet.db'));
  changes = embeddedChanges(file);
  db = embeddedOn(file, [], changes);
  for (const statement of [
    'create table fleets (id integer primary key, boats integer default 0)',
    `create table boats (id integer primary key, name text, hull text,
      fleet_id integer references fleets (id) on delete cascade)`,
    `create trigger counted after insert on boats begin
      update fleets set boats = boats + 1 where id = new.fleet_id; end`,
    'insert into fleets (id) values (1), (2)',
    "insert into boats (id, name, fleet_id) values (1, 'Swift', 1), (2, 'Gale', 2)",
  ])
    await run(statement);
  changes.watch([
    { table: 'fleets', scope: () => "'fleets'" },
    { table: 'boats', scope: (row) => `'fleet:' || ${row}.fleet_id` },
    { table: 'boats', scope: () => "'names'", columns: ['name'] },
  ]);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

describe('what has changed on the embedded database', () => {
  test('is nothing when rows were only read, or written as they were', async () => {
    expect(await changedBy(() => run('select * from boats'))).toEqual([]);
    expect(await changedBy(() => run('update boats set name = name, hull = hull'))).toEqual([]);
    expect(await changedBy(() => run('delete from boats where id = 9'))).toEqual([]);
  });

  test('is the scope of each row that was written, by the columns that count', async () => {
    expect(await changedBy(() => run("update boats set hull = 'foam' where id = 1"))).toEqual([
      'fleet:1',
    ]);
    expect(await changedBy(() => run("update boats set name = 'Swallow' where id = 1"))).toEqual([
      'fleet:1',
      'names',
    ]);
    expect(await changedBy(() => run('update boats set fleet_id = 2 where id = 1'))).toEqual([
      'fleet:1',
      'fleet:2',
    ]);
  });

  test('holds rows that a trigger wrote, and rows that went with others', async () => {
    expect(await changedBy(() => run('insert into boats (fleet_id) values (2)'))).toEqual([
      'fleets',
      'fleet:2',
      'names',
    ]);
    expect(await changedBy(() => run('delete from fleets where id = 2'))).toEqual([
      'fleets',
      'fleet:2',
      'names',
    ]);
  });

  test('is the same however the statement that wrote treats conflicts', async () => {
    const twice = `insert or fail into boats (id, fleet_id) values (8, 1), (9, 1)`;
    expect(await changedBy(() => run(twice))).toEqual(['fleets', 'fleet:1', 'names']);
    const upsert = `insert into boats (id, hull) values (8, 'steel')
      on conflict (id) do update set hull = excluded.hull`;
    expect(await changedBy(() => run(upsert))).toEqual(['fleet:1']);
  });

  test('shows when a transaction is committed, and not when it is rolled back', async () => {
    const write = async (fails: boolean) =>
      await transact(db as Db, async (trx) => {
        await sql`update boats set hull = 'wood' where id = 2`.execute(trx);
        const meanwhile = changes.versionOf(['fleet:2']);
        if (fails) throw new Error('no');
        return meanwhile;
      });
    expect(await changedBy(() => write(true).catch(() => undefined))).toEqual([]);
    const before = changes.versionOf(['fleet:2']);
    expect(await write(false)).toBe(before);
    expect(changes.versionOf(['fleet:2'])).not.toBe(before);
  });

  test('counts where a statement begins with what it needs', async () => {
    const write =
      "with wind (hull) as (select 'wet') update boats set hull = (select hull from wind)";
    expect(await changedBy(() => run(write))).toEqual(['fleet:1', 'fleet:2']);
  });

  test('is everything when another process has written', async () => {
    const other = anotherProcess();
    const everything = await changedBy(async () =>
      other.exec("update boats set hull = 'tin' where id = 1"),
    );
    expect(everything).toEqual(['fleets', 'fleet:1', 'fleet:2', 'names']);
    expect(await changedBy(async () => other.exec('begin; delete from boats; rollback'))).toEqual(
      [],
    );
    other.close();
  });

  test('never makes a version that was there before', async () => {
    const seen = new Set<string>();
    const other = anotherProcess();
    for (let n = 0; n < 20; n += 1) {
      if (n % 5 === 0) other.exec(`update boats set hull = 'other ${n}'`);
      else await run(`update boats set hull = 'own ${n}' where id = 1`);
      seen.add(changes.versionOf(['fleet:1']));
    }
    other.close();
    expect(seen.size).toBe(20);
  });
});
