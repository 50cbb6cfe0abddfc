import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createClubWith, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { untilAwaited } from '../../testing/untilAwaited';

vi.setConfig({ testTimeout: 60_000 });

const step = record({
  do: constantFrom('report', 'report', 'report', 'keep', 'withdraw'),
  who: integer({ min: 0, max: 3 }),
  post: integer({ min: 0, max: 1 }),
  reason: constantFrom('spam', 'abuse', 'hate'),
});

describeApi('reports of a club', (t) => {
  const counts = async (owner: Person, clubId: string) =>
    (await owner.get(`/clubs/${clubId}/reports`)).body.data.reports.map(
      ({
        post,
        reasons,
        reportedAt,
      }: {
        post: { id: string };
        reasons: object[];
        reportedAt: string;
      }) => ({
        id: post.id,
        reasons,
        reportedAt,
      }),
    );

  test('are told as counted, whatever is reported, changed, kept and withdrawn', async () => {
    const [owner, ...people] = await t.people(5);
    const { db } = t.api.context;
    const club = await createClubWith(owner!, people);
    await assert(
      asyncProperty(array(step, { maxLength: 15 }), async (steps) => {
        await db.deleteFrom('clubPosts').execute();
        const posts = [];
        for (const text of ['One', 'Two']) posts.push((await createPost(owner!, club.id, text)).id);
        for (const { do: what, who, post, reason } of steps) {
          const [reporter, postId] = [people[who]!, posts[post]!];
          if (what === 'report')
            await reporter.post(`/club-social/club-posts/${postId}/reports`, { reason });
          if (what === 'keep') await owner!.delete(`/clubs/${club.id}/reports/${postId}`);
          // As when somebody deletes their account.
          if (what === 'withdraw')
            await db
              .deleteFrom('postReports')
              .where('reporterId', '=', reporter.id)
              .where('postId', '=', postId)
              .execute();
        }
        const { rows } = await sql<{ postId: string; reason: string; count: number; at: string }>`
          select post_id as "postId", reason, count(*) as count, max(created_at) as at
            from post_reports where dismissed_at is null group by 1, 2`.execute(db);
        const expected = posts
          .map((id) => {
            const reasons = rows
              .filter(({ postId }) => postId === id)
              .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
            const times = reasons.map(({ at }) => at).toSorted();
            return {
              id,
              reasons: reasons.map(({ reason, count }) => ({ reason, count: Number(count) })),
              reportedAt: times.at(-1) ?? '',
            };
          })
          .filter(({ reasons }) => reasons.length > 0)
          .toSorted((a, b) => (a.reportedAt + a.id > b.reportedAt + b.id ? -1 : 1));
        expect(await counts(owner!, club.id)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('of a co-owner’s own post neither show to nor end by its author', async () => {
    const [owner, ola, mika] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubWith(owner, [ola, mika]);
    await owner.put(`/clubs/${club.id}/co-owner-invitations/${ola.id}`);
    await ola.put(`/clubs/${club.id}/co-owners/${ola.id}`);
    const report = (postId: string) =>
      mika.post(`/club-social/club-posts/${postId}/reports`, { reason: 'abuse' });
    const [own, other] = [
      await createPost(ola, club.id, 'Of hers'),
      await createPost(owner, club.id, 'Of the owner'),
    ];
    for (const { id } of [own, other]) expect((await report(id)).status).toBe(204);
    const seen = async (person: Person) =>
      (await counts(person, club.id)).map(({ id }: { id: string }) => id);
    expect(await seen(ola)).toEqual([other.id]);
    expect((await ola.delete(`/clubs/${club.id}/reports/${own.id}`)).status).toBe(404);
    expect(await seen(owner)).toEqual([other.id, own.id]);
    for (const { id } of [own, other])
      expect((await owner.delete(`/clubs/${club.id}/reports/${id}`)).status).toBe(204);
    expect(await seen(owner)).toEqual([]);
  });

  test('of one post that many have made are kept in one step', async () => {
    const [owner, ...people] = await t.people(4);
    const club = await createClubWith(owner!, people);
    const { id } = await createPost(owner!, club.id);
    for (const person of people)
      await person.post(`/club-social/club-posts/${id}/reports`, { reason: 'spam' });
    expect((await counts(owner!, club.id))[0].reasons).toEqual([{ reason: 'spam', count: 3 }]);
    await owner!.delete(`/clubs/${club.id}/reports/${id}`);
    expect(await counts(owner!, club.id)).toEqual([]);
    await people[0]!.post(`/club-social/club-posts/${id}/reports`, { reason: 'hate' });
    expect(await counts(owner!, club.id)).toEqual([]);
  });

  test.for(['changing the reason', 'keeping the post'])(
    '%s waits for whoever holds the post, and locks nothing before',
    async (what, { skip }) => {
      if (t.database === 'embedded') skip();
      const { db } = t.api.context;
      const [owner, mika] = (await t.people(2)) as [Person, Person];
      const club = await createClubWith(owner, [mika]);
      const { id: postId } = await createPost(owner, club.id);
      const report = (reason: string) =>
        mika.post(`/club-social/club-posts/${postId}/reports`, { reason });
      await report('spam');
      const changed = await db.transaction().execute(async (trx) => {
        const post = trx.selectFrom('clubPosts').where('id', '=', postId).select('id');
        await post.forNoKeyUpdate().execute();
        const answered =
          what === 'changing the reason'
            ? report('abuse')
            : owner.delete(`/clubs/${club.id}/reports/${postId}`);
        await untilAwaited(db, trx);
        await sql`set local lock_timeout = '1ms'`.execute(trx);
        for (const table of [sql`post_reports`, sql`post_report_counts`])
          await sql`select from ${table} where post_id = ${postId} for update`.execute(trx);
        return { answered };
      });
      expect((await changed.answered).status).toBe(204);
    },
  );
});
