import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createClub } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { MEMBERSHIPS_MAX } from '../memberships.repository';

describeApi('the clubs that one belongs to', (t) => {
  /** Makes the person a member of so many clubs of somebody else. */
  async function joinMany(fan: Person, owner: Person, count: number): Promise<void> {
    const { db } = t.api.context;
    const now = t.api.context.now();
    await sql`insert into clubs (id, name, slug, owner_id, streaming_source, created_at)
      with recursive numbers(i) as (
        select 1 union all select i + 1 from numbers where i < ${sql.lit(count)})
      select 'full-' || i, 'Full ' || i, 'full-' || i,
        ${sql.lit(owner.id)}, 'nfl', ${sql.lit(now)} from numbers`.execute(db);
    await sql`insert into club_members (club_id, user_id, role, joined_at)
      select id, ${sql.lit(fan.id)}, 'member', created_at from clubs
      where slug like 'full-%'`.execute(db);
  }

  test('are 2,000 at most, and others once one was left', async () => {
    const [owner, fan] = (await t.people(2)) as [Person, Person];
    const first = await createClub(owner);
    const second = await createClub(owner);
    await joinMany(fan, owner, MEMBERSHIPS_MAX - 1);
    const join = ({ id }: { id: string }) => fan.post(`/clubs/${id}/join`, { userId: fan.id });

    expect((await join(first)).status).toBe(200);
    const refused = await join(second);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Nobody may belong to more than 2,000 clubs. Leave one first.',
    ]);
    expect((await fan.get(`/clubs/${second.id}/is-member`)).body.data.isMember).toBe(false);
    expect((await join(first)).status).toBe(200);
    await fan.delete(`/clubs/${first.id}/leave`, { userId: fan.id });
    const joined = await join(second);
    expect([joined.status, joined.body.data.memberCount]).toEqual([200, 2]);
  });
});
