import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createApp } from '../../app';
import { createPerson } from '../../testing/people';
import { testConfig } from '../../testing/describeApi';
import { recordQueries } from '../../testing/recordQueries';
import { findBySearch } from './findBySearch';
import { searchedTables } from './searchIndexes';

const testDatabase = process.env.TEST_DATABASE_URL;
const page = new URL('../../../../../docs/decisions/search-index.md', import.meta.url);

test.skipIf(testDatabase === undefined)(
  'a server that lets nobody install pg_trgm is searched by pairs of letters, then by three',
  async () => {
    const name = `plain_${randomBytes(6).toString('hex')}`;
    const server = new Client({ connectionString: testDatabase });
    await server.connect();
    await server.query(`create database ${name}`);
    await server.query(`create role ${name}`);
    const url = Object.assign(new URL(testDatabase!), { pathname: name });
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    try {
      await owner.query(`alter schema public owner to ${name}`);
      url.searchParams.set('options', `-c role=${name}`);
      const search = async () => {
        const api = await createApp(testConfig({ databaseUrl: url.href }));
        try {
          const person = await createPerson(api);
          const { db, sent } = recordQueries(api.context.db);
          const byIndex = await findBySearch(db, searchedTables.people, person.username);
          expect(byIndex).toEqual([person.id]);
          const { status, body } = await person.get(`/users?limit=5&search=${person.username}`);
          expect(status).toBe(200);
          expect(body.users.map(({ id }: { id: string }) => id)).toEqual([person.id]);
          return sent.at(-1)!.sql.includes('letter_pairs') ? 'pairs' : 'threes';
        } finally {
          await api.close();
        }
      };
      expect(await search()).toBe('pairs');
      await owner.query(/```sql\n(.+?)```/s.exec(readFileSync(page, 'utf8'))![1]!);
      expect(await search()).toBe('threes');
    } finally {
      await owner.end();
      await server.query(`drop database ${name} with (force)`);
      await server.query(`drop role ${name}`);
      await server.end();
    }
  },
  // Waits long before it gives up: a machine that others use takes thrice the time of a quiet one.
  180_000,
);
