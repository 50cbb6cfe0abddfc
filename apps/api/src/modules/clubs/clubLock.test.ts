import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createClubOf, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { untilAwaited } from '../../testing/untilAwaited';

describeApi('what changes a club at the same moment', (t) => {
  /** A club with a co-owner and a member, who is invited to be one, and what is done in it. */
  async function busyClub() {
    const [owner, mika, ola] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubOf(owner, [mika]);
    await ola.post(`/clubs/${club.id}/join`, { userId: ola.id });
    await owner.put(`/clubs/${club.id}/co-owner-invitations/${ola.id}`);
    const post = await createPost(owner, club.id);
    const pin = `/club-social/club-posts/${club.id}/${post.id}/pin`;
    return {
      clubId: club.id,
      mika,
      ola,
      does: {
        resigning: () => mika.delete(`/clubs/${club.id}/co-owners/${mika.id}`),
        banning: () => mika.put(`/clubs/${club.id}/bans/${ola.id}`),
        muting: () => mika.put(`/clubs/${club.id}/mutes/${ola.id}`),
        pinning: () => mika.put(pin),
        unpinning: () => mika.delete(pin),
        renaming: () => mika.patch(`/clubs/${club.id}`, { name: `Renamed ${mika.username}` }),
      },
    };
  }

  test.for(['resigning', 'banning', 'muting', 'pinning', 'unpinning', 'renaming'] as const)(
    '%s waits for it, and locks nothing before',
    async (what, { skip }) => {
      if (t.database === 'embedded') skip();
      const { db } = t.api.context;
      const { clubId, mika, does } = await busyClub();
      const done = await db.transaction().execute(async (trx) => {
        const club = trx.selectFrom('clubs').where('id', '=', clubId).select('id');
        await club.forNoKeyUpdate().execute();
        const answered = does[what]();
        await untilAwaited(db, trx);
        await sql`set local lock_timeout = '1ms'`.execute(trx);
        await sql`select from club_members
          where club_id = ${clubId} and user_id = ${mika.id} for update`.execute(trx);
        return { answered };
      });
      expect((await done.answered).status).toBeLessThan(300);
    },
  );

  test('leaving it waits for who is notified in it, and locks no invitation before', async ({
    skip,
  }) => {
    if (t.database === 'embedded') skip();
    const { db } = t.api.context;
    const { clubId, ola } = await busyClub();
    const left = await db.transaction().execute(async (trx) => {
      const rowsOf = (table: 'clubMembers' | 'coOwnerInvitations') =>
        trx
          .selectFrom(table)
          .where('clubId', '=', clubId)
          .where('userId', '=', ola.id)
          .select('userId')
          .forKeyShare()
          .execute();
      await rowsOf('clubMembers');
      const answered = ola.delete(`/clubs/${clubId}/leave`, { userId: ola.id });
      await untilAwaited(db, trx);
      await sql`set local lock_timeout = '1ms'`.execute(trx);
      expect(await rowsOf('coOwnerInvitations')).toHaveLength(1);
      return { answered };
    });
    expect((await left.answered).status).toBe(200);
  });

  test('joining it is answered as where there is none, once it has gone meanwhile', async ({
    skip,
  }) => {
    if (t.database === 'embedded') skip();
    const { db } = t.api.context;
    const [{ clubId }, zoe] = [await busyClub(), await t.person()];
    const joined = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('clubs').where('id', '=', clubId).execute();
      const answered = zoe.post(`/clubs/${clubId}/join`, { userId: zoe.id });
      await untilAwaited(db, trx);
      return { answered };
    });
    expect((await joined.answered).status).toBe(404);
  });

  test.for(['comment', 'post'] as const)(
    'deleting a %s in it waits for who deletes it, and locks nothing before',
    async (what, { skip }) => {
      if (t.database === 'embedded') skip();
      const { db } = t.api.context;
      const { clubId, ola } = await busyClub();
      const { id: postId } = await createPost(ola, clubId);
      const comment = { clubPostId: postId, content: 'Mine' };
      const made = await ola.post('/club-social/club-comments', comment);
      const commentId = made.body.data.comment.id;
      const paths = {
        comment: `/club-social/club-comments/${commentId}`,
        post: `/club-social/club-posts/${clubId}/${postId}/${ola.id}`,
      };
      const done = await db.transaction().execute(async (trx) => {
        await trx.selectFrom('clubs').where('id', '=', clubId).select('id').forUpdate().execute();
        const answered = ola.delete(paths[what]);
        await untilAwaited(db, trx);
        await sql`set local lock_timeout = '1ms'`.execute(trx);
        await sql`select from club_posts where id = ${postId} for update`.execute(trx);
        return { answered };
      });
      expect((await done.answered).status).toBe(204);
    },
  );
});
