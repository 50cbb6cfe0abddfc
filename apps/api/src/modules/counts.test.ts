import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '../testing/callers';
import { createClub, createClubWith, createPost, notificationsOf } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';

const CROWD = 200;

describeApi('counts under a crowd', (t) => {
  let owner: Person;
  let crowd: Person[];

  beforeAll(async () => {
    owner = await t.person();
    crowd = await t.people(CROWD);
  }, 60_000);

  const all = (ask: (person: Person, index: number) => Promise<Answer>) =>
    Promise.all(crowd.map(ask));
  const statuses = (answers: Answer[]) => [...new Set(answers.map((answer) => answer.status))];

  test(
    '200 people join at once, each twice, and half of them leave: the member count is ' + 'exact',
    async () => {
      const club = await createClub(owner);
      const memberCount = async () =>
        (await owner.get(`/clubs/${club.id}/details`)).body.data.memberCount;
      const joined = await Promise.all([
        ...crowd.map((person) => person.post(`/clubs/${club.id}/join`, { userId: person.id })),
        ...crowd.map((person) => person.post(`/clubs/${club.id}/join`, { userId: person.id })),
      ]);
      expect(statuses(joined)).toEqual([200]);
      expect(await memberCount()).toBe(CROWD + 1);
      const left = await Promise.all(
        crowd
          .slice(0, CROWD / 2)
          .flatMap((person) =>
            [0, 1].map(() => person.delete(`/clubs/${club.id}/leave`, { userId: person.id })),
          ),
      );
      expect(statuses(left)).toEqual([200]);
      expect(await memberCount()).toBe(CROWD / 2 + 1);
      const rows = await t.api.context.db
        .selectFrom('clubMembers')
        .where('clubId', '=', club.id)
        .select('userId')
        .execute();
      expect(rows).toHaveLength(CROWD / 2 + 1);
    },
    60_000,
  );

  test('200 people follow at once: the count is exact, and each is told once', async () => {
    const star = await t.person();
    expect(
      statuses(
        await all((person) =>
          person.post(`/users/${person.id}/follow-user`, { userToFollowId: star.id }),
        ),
      ),
    ).toEqual([200]);
    expect(
      statuses(
        await all((person) =>
          person.post(`/users/${person.id}/follow-user`, { userToFollowId: star.id }),
        ),
      ),
    ).toEqual([200]);
    expect((await owner.get(`/users/${star.id}/get-followers-count`)).body.followersCount).toBe(
      CROWD,
    );
    const { meta } = (await star.get(`/notifications/${star.id}`)).body;
    expect(meta.unreadCount).toBe(CROWD);
    expect(await notificationsOf(star)).toHaveLength(100);
    await all((person, index) =>
      index % 4 === 0
        ? person.delete(`/users/${person.id}/unfollow-user`, { userToUnfollowId: star.id })
        : person.get('/athletes'),
    );
    expect((await owner.get(`/users/${star.id}/get-followers-count`)).body.followersCount).toBe(
      (CROWD * 3) / 4,
    );
  }, 60_000);

  test('200 people react at once, changing their minds: one reaction each', async () => {
    const club = await createClubWith(owner, []);
    await all((person) => person.post(`/clubs/${club.id}/join`, { userId: person.id }));
    const post = await createPost(owner, club.id);
    const kinds = ['like', 'love', 'haha'];
    const answers = await Promise.all(
      crowd.flatMap((person) =>
        kinds.map((reaction) =>
          person.post('/club-social/club-post-reactions', {
            clubPostId: post.id,
            userId: person.id,
            reaction,
          }),
        ),
      ),
    );
    expect(statuses(answers)).toEqual([200]);
    expect(
      (await owner.get(`/club-social/club-post-reactions/count/${post.id}`)).body.data.count,
    ).toBe(CROWD);
    const feed = await owner.get(`/club-social/club-posts-feed/${owner.id}/${club.id}`);
    expect(feed.body.data.posts[0]).toMatchObject({ reactionCount: CROWD, reaction: null });
    await Promise.all(
      crowd
        .slice(0, 50)
        .map((person) => person.delete(`/club-social/club-post-reactions/${post.id}/${person.id}`)),
    );
    expect(
      (await owner.get(`/club-social/club-post-reactions/count/${post.id}`)).body.data.count,
    ).toBe(CROWD - 50);
  }, 60_000);

  test('reacting to a post while it is deleted ends in an answer, never in a fault', async () => {
    const club = await createClubWith(owner, crowd.slice(0, 30));
    const post = await createPost(owner, club.id);
    const answers = await Promise.all([
      ...crowd.slice(0, 30).map((person) =>
        person.post('/club-social/club-post-reactions', {
          clubPostId: post.id,
          userId: person.id,
          reaction: 'like',
        }),
      ),
      owner.delete(`/club-social/club-posts/${club.id}/${post.id}/${owner.id}`),
      ...crowd.slice(0, 30).map((person) =>
        person.post('/club-social/club-comments', {
          clubPostId: post.id,
          userId: person.id,
          content: 'Wait',
        }),
      ),
    ]);
    for (const answer of answers) expect([200, 201, 204, 404]).toContain(answer.status);
    const left = await t.api.context.db
      .selectFrom('clubPostReactions')
      .where('postId', '=', post.id)
      .select('userId')
      .execute();
    expect(left).toEqual([]);
  }, 60_000);
});
