import Database from 'libsql';
import type { SqliteDatabase } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptStatements } from './keptStatements';
import type { StatementDatabase } from './keptStatements';

let file: Database.Database;
let prepared: string[];
let kept: SqliteDatabase;

beforeEach(() => {
  file = new Database(':memory:');
  file.exec('create table boats (id integer primary key, name text not null unique)');
  prepared = [];
  kept = keptStatements({
    prepare(sql) {
      prepared.push(sql);
      return (file as unknown as StatementDatabase).prepare(sql);
    },
    close: () => void file.close(),
  });
});
afterEach(() => void file.close());

const insert = 'insert into boats (name) values (?)';
const names = 'select name from boats order by id';

describe('statements of the embedded database', () => {
  test('are prepared once, and answer what there is each time', () => {
    kept.prepare(insert).run(['Swift']);
    expect(kept.prepare(names).all([])).toEqual([{ name: 'Swift' }]);
    kept.prepare(insert).run(['Gale']);
    expect(kept.prepare(names).all([])).toEqual([{ name: 'Swift' }, { name: 'Gale' }]);
    expect(prepared).toEqual([insert, names]);
  });

  test('are let go when they fail, and hold nothing open', () => {
    kept.prepare(insert).run(['Swift']);
    expect(() => kept.prepare(insert).run(['Swift'])).toThrow(/UNIQUE/);
    file.exec('begin');
    kept.prepare(insert).run(['Gale']);
    file.exec('commit');
    expect(prepared).toEqual([insert, insert]);
  });

  test('see the columns of a table that was changed', () => {
    const all = 'select * from boats';
    kept.prepare(insert).run(['Swift']);
    expect(kept.prepare(all).all([])).toEqual([{ id: 1, name: 'Swift' }]);
    kept.prepare("alter table boats add column hull text default 'foam'").run([]);
    expect(kept.prepare(all).all([])).toEqual([{ id: 1, name: 'Swift', hull: 'foam' }]);
  });

  test('are as many as are used, not as many as there were', () => {
    kept.prepare(names);
    for (let count = 1; count <= 600; count += 1) {
      kept.prepare(`select id from boats limit ${count}`);
      kept.prepare(names);
    }
    prepared.length = 0;
    kept.prepare(names);
    kept.prepare('select id from boats limit 600');
    expect(prepared).toEqual([]);
    kept.prepare('select id from boats limit 1');
    expect(prepared).toEqual(['select id from boats limit 1']);
  });

  test('may be read row by row while others are', () => {
    for (const name of ['Swift', 'Gale']) kept.prepare(insert).run([name]);
    const rows = kept.prepare(names).iterate([]);
    expect(rows.next().value).toEqual({ name: 'Swift' });
    expect(kept.prepare(names).all([])).toHaveLength(2);
    expect(rows.next().value).toEqual({ name: 'Gale' });
  });
});
