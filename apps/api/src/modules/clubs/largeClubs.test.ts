import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createClubWith } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import { recordQueries } from '../../testing/recordQueries';
import { listChannelsOf } from './clubChannels.repository';

const PEOPLE = 3_000;

describeApi('a club of thousands', (t) => {
  const isPostgres = () => t.api.context.dialect === 'postgres';

  test('is not read through for what one member has not read', async (context) => {
    // SQLite keeps to the index that names both columns.
    if (!isPostgres()) return context.skip();
    const { db } = t.api.context;
    const owner = await t.person();
    const club = await createClubWith(owner, []);
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
      select clubs.id, users.id, 'member', '' from clubs, users
        where users.id like 'fan-%'
          and (clubs.id = ${club.id} or clubs.id = 'small-' || substr(users.id, 5))`.execute(db);
    await sql`vacuum analyze club_members`.execute(db);

    const { db: recorded, sent } = recordQueries(db);
    expect(await listChannelsOf(recorded, club.id, owner.id)).not.toEqual([]);
    const plan = await db.transaction().execute(async (trx) => {
      // A statement that is prepared is planned for any club.
      await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
      await sql.raw(`prepare unread as ${sent[0]!.sql}`).execute(trx);
      const values = sent[0]!.parameters.map((value) => `'${String(value)}'`).join(', ');
      const { rows } = await sql
        .raw<{ queryPlan: string }>(`explain execute unread (${values})`)
        .execute(trx);
      await sql`deallocate unread`.execute(trx);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });
    expect(plan.match(/\w+ on club_members/g)).toEqual(['club_members_access on club_members']);
  });

  test('compiles no statement: each is over before a compiler has begun', async (context) => {
    if (!isPostgres()) return context.skip();
    const { rows } = await sql<{ jit: string }>`show jit`.execute(t.api.context.db);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});
