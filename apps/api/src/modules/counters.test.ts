import { assert, asyncProperty, constantFrom, nat, array, tuple } from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addCounter } from '../db/counterTriggers';
import { transact } from '../db/dialect';
import { newId } from '../db/ids';
import { createClubWith, createPost } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';

describeApi('numbers kept in rows', (t) => {
  let people: Person[];
  let clubId = '';
  let postIds: string[];

  beforeAll(async () => {
    people = await t.people(4);
    clubId = (await createClubWith(people[0]!, people.slice(1))).id;
    postIds = [];
    for (const content of ['One', 'Two']) {
      const { id } = await createPost(people[0]!, clubId, content);
      postIds.push(id);
    }
  });

  const values = async (query: string): Promise<unknown[]> =>
    (await sql.raw<{ value: unknown }>(query).execute(t.api.context.db)).rows.map(
      ({ value }) => value,
    );

  /** Differences between what is kept and what is there; none is right. */
  async function differences(): Promise<unknown[]> {
    const kept = [
      ['club_posts', 'reaction_count', 'id', 'club_post_reactions where post_id = club_posts.id'],
      [
        'club_posts',
        'comment_count',
        'id',
        'club_comments where post_id = club_posts.id and parent_id is null',
      ],
      ['person_counts', 'followers', 'user_id', 'follows where followed_id = user_id'],
      ['person_counts', 'following', 'user_id', 'follows where follower_id = user_id'],
      [
        'person_counts',
        'unread',
        'user_id',
        `notifications n where n.user_id = person_counts.user_id and is_read = 0
          and n.created_at > coalesce(person_counts.read_up_to, '')`,
      ],
    ] as const;
    const wrong = [];
    for (const [table, column, id, rows] of kept)
      wrong.push(
        ...(await values(
          `select ${id} as value from ${table} where ${column} <> (select count(*) from ${rows})`,
        )),
      );
    return wrong;
  }

  const acts = {
    react: (by: Person, n: number) =>
      by.post('/club-social/club-post-reactions', {
        clubPostId: postIds[n % 2],
        reaction: n % 3 === 0 ? 'like' : 'love',
      }),
    takeBack: (by: Person, n: number) =>
      by.delete(`/club-social/club-post-reactions/${postIds[n % 2]}/${by.id}`),
    comment: (by: Person, n: number) =>
      by.post('/club-social/club-comments', { clubPostId: postIds[n % 2], content: `No ${n}` }),
    async reply(by: Person, n: number) {
      const clubPostId = postIds[n % 2]!;
      const { body } = await by.get(`/club-social/club-comments/${clubPostId}/comments`);
      const parentComment = body.data?.comments[0]?.id ?? null;
      return await by.post('/club-social/club-comments', {
        clubPostId,
        content: `Yes ${n}`,
        parentComment,
      });
    },
    follow: (by: Person, n: number) =>
      by.post(`/users/${by.id}/follow-user`, { userToFollowId: people[n % 4]!.id }),
    unfollow: (by: Person, n: number) =>
      by.delete(`/users/${by.id}/unfollow-user`, { userToUnfollowId: people[n % 4]!.id }),
    async readOne(by: Person) {
      const { body } = await by.get(`/notifications/${by.id}`);
      const first = body.notifications[0];
      return first && (await by.patch(`/notifications/mark-as-read/${first.id}/${by.id}`));
    },
    readAll: (by: Person) => by.patch(`/notifications/mark-all-as-read/${by.id}`),
    async newPost(_by: Person, n: number) {
      const at = n % 2;
      const owner = people[0]!;
      await owner.delete(`/club-social/club-posts/${clubId}/${postIds[at]}/${owner.id}`);
      postIds[at] = (await createPost(owner, clubId, `Post ${n}`)).id;
      return undefined;
    },
  };

  test('are exact after whatever people do at once, and after what goes with others', async () => {
    const act = tuple(
      constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
      nat(3),
      nat(9),
    );
    await assert(
      asyncProperty(array(array(act, { maxLength: 5 }), { maxLength: 6 }), async (turns) => {
        for (const turn of turns)
          for (const answer of await Promise.all(
            turn.map(([name, by, n]) => acts[name](people[by]!, n)),
          ))
            expect(answer?.status ?? 200).toBeLessThan(500);
        expect(await differences()).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test('are exact when a person goes with all that was theirs', async () => {
    const gone = await t.person();
    await gone.post(`/users/${gone.id}/follow-user`, { userToFollowId: people[1]!.id });
    await people[1]!.post(`/users/${people[1]!.id}/follow-user`, { userToFollowId: gone.id });
    await t.api.context.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect(await differences()).toEqual([]);
  });

  test('begin with what is there already', async () => {
    const { db, dialect, now } = t.api.context;
    await acts.comment(people[1]!, 0);
    await db.schema
      .alterTable('clubPosts')
      .addColumn('laterCount', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    const counter = {
      table: 'club_comments',
      key: 'post_id',
      only: (row: string) => `${row}.parent_id is null`,
      target: 'club_posts',
      targetKey: 'id',
      column: 'later_count',
    };
    await transact(db, (trx) => addCounter(trx as never, dialect, counter));
    const both = 'select id as value from club_posts where later_count <> comment_count';
    expect(await values(both)).toEqual([]);
    expect(await values('select max(later_count) as value from club_posts')).not.toEqual([0]);
    const row = { id: newId(), userId: people[1]!.id, content: 'Later', createdAt: now() };
    await db
      .insertInto('clubComments')
      .values({ ...row, postId: postIds[0]!, parentId: null })
      .execute();
    expect(await values(both)).toEqual([]);
  });
});
