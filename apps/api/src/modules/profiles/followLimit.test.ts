import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCrowd, insertMany } from '../../testing/crowd';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { untilAwaited } from '../../testing/untilAwaited';
import { FOLLOWING_MAX } from './follows.repository';

describeApi('whom one follows', (t) => {
  /** Somebody who may follow so many more. */
  async function withRoomFor(more: number): Promise<Person> {
    const { db } = t.api.context;
    const person = await t.person();
    const followerId = person.id;
    const createdAt = t.api.context.now();
    await insertMany(await createCrowd(db, person, FOLLOWING_MAX - more), (ids) =>
      db
        .insertInto('follows')
        .values(ids.map((followedId) => ({ followerId, followedId, createdAt }))),
    );
    return person;
  }
  const follow = (by: Person, { id }: { id: string }) =>
    by.post(`/users/${by.id}/follow-user`, { userToFollowId: id });
  const followed = async (by: Person) =>
    (await by.get(`/users/${by.id}/get-followers-count`)).body.followingCount as number;

  test('are 5,000 at most, and no more when many are followed at once', async () => {
    const fan = await withRoomFor(2);
    const others = await t.people(6);
    const answers = await Promise.all(others.map((other) => follow(fan, other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe(
      'Nobody may follow more than 5,000 people. Unfollow somebody first.',
    );
    expect(await followed(fan)).toBe(FOLLOWING_MAX);

    const own = others.filter((_other, at) => answers[at]!.status === 200);
    const refused = others.find((_other, at) => answers[at]!.status === 409)!;
    expect((await follow(fan, own[0]!)).status).toBe(200);
    await fan.delete(`/users/${fan.id}/unfollow-user`, { userToUnfollowId: own[0]!.id });
    expect((await follow(fan, refused)).status).toBe(200);
    // Nobody hears of a follow that was refused.
    const { body } = await own[1]!.get(`/notifications/${own[1]!.id}`);
    expect(body.notifications).toHaveLength(1);
    const stranger = others.filter((other) => !own.includes(other) && other !== refused)[0]!;
    expect((await stranger.get(`/notifications/${stranger.id}`)).body.notifications).toEqual([]);
  });

  test('may be who follows one at that moment', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([follow(ann, ben), follow(ben, ann)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await ann.delete(`/users/${ann.id}/unfollow-user`, { userToUnfollowId: ben.id });
      await ben.delete(`/users/${ben.id}/unfollow-user`, { userToUnfollowId: ann.id });
    }
  });

  test('are counted in one order, whoever of two follows the other', async ({ skip }) => {
    if (t.database === 'embedded') skip();
    const { db } = t.api.context;
    const two = (await t.people(2)) as [Person, Person];
    const [first, second] = two.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Person, Person];
    const calls = [
      () => follow(first, second),
      () => follow(second, first),
      () => first.delete(`/users/${first.id}/unfollow-user`, { userToUnfollowId: second.id }),
      () => second.delete(`/users/${second.id}/unfollow-user`, { userToUnfollowId: first.id }),
    ];
    for (const call of calls) {
      const answer = await db.transaction().execute(async (trx) => {
        const lock = async ({ id }: Person) =>
          sql`select 1 from person_counts where user_id = ${id} for update nowait`.execute(trx);
        await lock(first);
        const answered = call();
        await untilAwaited(db, trx);
        await lock(second);
        return { answered };
      });
      expect((await answer.answered).status).toBe(200);
    }
  });
});
