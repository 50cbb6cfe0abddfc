import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../db/dialect';
import { createClubWith } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import { recordQueries } from '../../testing/recordQueries';
import { listChannelsOf } from './clubChannels.repository';
import { listMembers } from './members.repository';

const PEOPLE = 3_000;

describeApi('a club of thousands', (t) => {
  const ids = { club: '', owner: '' };
  // SQLite keeps to the index that names what is asked for, however much stands in it.
  const isPostgres = () => t.api.context.dialect === 'postgres';

  beforeAll(async () => {
    if (!isPostgres()) return;
    const { db } = t.api.context;
    const owner = await t.person();
    const club = await createClubWith(owner, []);
    Object.assign(ids, { club: club.id, owner: owner.id });
    // As it is in life: most clubs are small.
    await sql`
      insert into users (id, username, email, email_key, password_hash, first_name, last_name,
        profile_tags, sport_interests, role, created_at)
      select 'fan-' || n, 'fan' || n, 'fan' || n, 'fan' || n, '', 'Fan', '', '[]', '[]', 'user', ''
        from generate_series(1, ${sql.lit(PEOPLE)}) n`.execute(db);
    await sql`
      insert into clubs (id, slug, name, owner_id, streaming_source, created_at)
      select 'small-' || n, 'small-' || n, 'Small', 'fan-' || n, 'none', ''
        from generate_series(1, ${sql.lit(PEOPLE)}) n`.execute(db);
    await sql`
      insert into club_members (club_id, user_id, role, joined_at)
      select clubs.id, users.id, 'member', to_char(
          timestamp '2025-01-01' + substr(users.id, 5)::int * interval '1 second',
          'YYYY-MM-DD"T"HH24:MI:SS".000Z"')
        from clubs, users
        where users.id like 'fan-%'
          and (clubs.id = ${club.id} or clubs.id = 'small-' || substr(users.id, 5))`.execute(db);
    await sql`vacuum analyze club_members`.execute(db);
  });

  /** How the first statement is planned once it is prepared, which is for any club. */
  async function planOf(load: (db: Queryable) => Promise<unknown>): Promise<string> {
    const { db, sent } = recordQueries(t.api.context.db);
    await load(db);
    const { sql: text, parameters } = sent[0]!;
    return await t.api.context.db.transaction().execute(async (trx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
      await sql.raw(`prepare asked as ${text}`).execute(trx);
      const values = parameters.map((value) => `'${String(value)}'`).join(', ');
      const { rows } = await sql.raw(`explain execute asked (${values})`).execute(trx);
      await sql`deallocate asked`.execute(trx);
      return rows.map((row) => Object.values(row as object)[0] as string).join('\n');
    });
  }

  test('is not read through for what one member has not read', async (context) => {
    if (!isPostgres()) return context.skip();
    const plan = await planOf((db) => listChannelsOf(db, ids.club, ids.owner));
    expect(plan).toMatch(/club_members_(access|pkey) on club_members/);
    expect(plan).not.toMatch(/club_members_in_order/);
  });

  test('is not sorted for a later page of its members', async (context) => {
    if (!isPostgres()) return context.skip();
    const { meta } = await listMembers(t.api.context.db, ids.club, { limit: 50 });
    const plan = await planOf((db) =>
      listMembers(db, ids.club, { limit: 50, cursor: meta.nextCursor! }),
    );
    expect(plan).toMatch(/club_members_in_order on club_members/);
    expect(plan).not.toMatch(/Sort/);
  });

  test('compiles no statement: each is over before a compiler has begun', async (context) => {
    if (!isPostgres()) return context.skip();
    const { rows } = await sql<{ jit: string }>`show jit`.execute(t.api.context.db);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});
