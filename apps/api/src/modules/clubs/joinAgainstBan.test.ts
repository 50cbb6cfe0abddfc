import { expect, test } from 'vitest';
import { createClub, createClubWith } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';

const ROUNDS = 40;

describeApi('a ban that comes while its person joins', (t) => {
  const rolesIn = async (clubId: string, userId: string) => {
    const rows = await t.api.context.db
      .selectFrom('clubMembers')
      .where('clubId', '=', clubId)
      .where('userId', '=', userId)
      .select('role')
      .execute();
    return rows.map(({ role }) => role);
  };
  const memberCount = async (owner: Person, clubId: string) =>
    (await owner.get(`/clubs/${clubId}/details`)).body.data.memberCount;

  test('never leaves them inside, and the count is exact', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    for (let round = 0; round < ROUNDS; round += 1) {
      const club = await createClub(owner);
      const join = () => mika.post(`/clubs/${club.id}/join`, { userId: mika.id });
      const answers = await Promise.all([
        join(),
        join(),
        owner.put(`/clubs/${club.id}/bans/${mika.id}`),
        join(),
        join(),
      ]);
      expect(answers[2]!.status).toBe(204);
      expect(await rolesIn(club.id, mika.id), `round ${round}`).toEqual([]);
      expect(await memberCount(owner, club.id)).toBe(1);
    }
  }, 60_000);

  test('and goes while they leave and come back leaves nobody behind', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    for (let round = 0; round < ROUNDS; round += 1) {
      const club = await createClubWith(owner, [mika]);
      const answers = await Promise.all([
        mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id }),
        owner.put(`/clubs/${club.id}/bans/${mika.id}`),
        mika.post(`/clubs/${club.id}/join`, { userId: mika.id }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 204, expect.any(Number)]);
      expect(await rolesIn(club.id, mika.id), `round ${round}`).toEqual([]);
      expect(await memberCount(owner, club.id)).toBe(1);
    }
  }, 60_000);
});
