import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';
import { openDatabase } from '../dialect';
import { migrations } from '../migrations';
import { findBySearch } from './findBySearch';
import { findOwn } from './findOwn';
import { personalTables, searchedTables } from './searchIndexes';

const databases =
  process.env.TEST_DATABASE_URL === undefined
    ? (['embedded'] as const)
    : (['embedded', 'postgres'] as const);
const NEW = '0029-hidden-rows';
const at = '2026-01-02T00:00:00.000Z';

test.each(databases)(
  'indexes of what is there already leave out what is hidden (%s)',
  async (name) => {
    const place = await freshDatabase(name);
    const opened = openDatabase(testConfig(place.config));
    try {
      const { db, dialect } = opened;
      const insert = async (table: string, row: object) => {
        const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
        await sql`insert into ${sql.table(table)} (${columns})
        values (${sql.join(Object.values(row))})`.execute(db);
      };
      for (const [number, migration] of Object.entries(migrations))
        if (number < NEW) await migration.up(db as never, dialect);
      for (const id of ['u1', 'u2'])
        await insert('users', {
          id,
          username: id,
          email: id,
          email_key: id,
          password_hash: 'none',
          first_name: 'Ann',
          last_name: 'Lee',
          profile_tags: '[]',
          sport_interests: '[]',
          role: 'user',
          points: 0,
          created_at: at,
        });
      for (const [id, isPrivate] of [
        ['c1', 0],
        ['c2', 1],
      ])
        await insert('clubs', {
          id,
          name: 'Velvet',
          slug: id,
          owner_id: 'u1',
          member_count: 0,
          created_at: at,
          is_private: isPrivate,
          is_active: 1,
          streaming_source: 'nfl',
        });
      for (const [id, owner] of [
        ['n1', 'u1'],
        ['n2', 'u2'],
      ])
        await insert('notifications', {
          id,
          user_id: owner,
          type: 'follow',
          content: 'Zephyr Ž, a fan',
          link: '/',
          occasion: id,
          created_at: at,
        });
      await migrations[NEW]!.up(db as never, dialect);
      for (const words of ['velvet', 've', 'v'])
        expect(await findBySearch(db, searchedTables.clubs, words)).toEqual(['c1']);
      const find = (words: string) => findOwn(db, personalTables.notifications, 'u1', words);
      for (const words of ['Zephyr', 'zep', 'ze', 'a FAN', 'n', 'an', 'fan'])
        expect(await find(words), words).toEqual(['n1']);
      for (const words of ['zephyt', 'fann', 'nz', 'q']) expect(await find(words)).toEqual([]);
      await sql`update notifications set content = 'Gale' where id = 'n1'`.execute(db);
      expect(await find('zephyr')).toEqual([]);
      expect(await find('gale')).toEqual(['n1']);
      await sql`delete from notifications where id = 'n1'`.execute(db);
      expect(await find('gale')).toEqual([]);
    } finally {
      await opened.close();
      await place.drop();
    }
  },
);
