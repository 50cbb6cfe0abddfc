import { expect, test } from 'vitest';
import type { Person } from '../../testing/people';
import { idsOf, notificationsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';

describeApi('profiles', (t) => {
  test('everybody is listed by username, without emails', async () => {
    const [zed, amy] = [
      await t.person({ username: 'zed_z' }),
      await t.person({ username: 'amy_a', firstName: 'Amélie' }),
    ];
    const { users } = (await zed.get('/users')).body.data;
    expect(users.map((user: { username: string }) => user.username)).toEqual(
      users.map((user: { username: string }) => user.username).toSorted(),
    );
    expect(users.find((user: { id: string }) => user.id === amy.id)).toEqual({
      id: amy.id,
      username: 'amy_a',
      firstName: 'Amélie',
      lastName: 'amy_a',
      profilePicture: null,
    });
    expect(JSON.stringify(users)).not.toContain('@fans.test');
  });

  test('pages tell whether another follows, and search finds usernames and names', async () => {
    const viewer = await t.person();
    const made = await Promise.all(
      Array.from({ length: 5 }, (_none, n) =>
        t.person({ username: `paging_${n}`, firstName: 'Paige', lastName: 'Turner' }),
      ),
    );
    const page = async (number: number) =>
      (await viewer.get(`/users?limit=2&page=${number}&search=PAGING`)).body;
    expect([idsOf((await page(1)).users), (await page(1)).meta]).toEqual([
      idsOf(made.slice(0, 2)),
      { hasNextPage: true, page: 1, limit: 2, nextCursor: expect.any(String) },
    ]);
    expect([idsOf((await page(3)).users), (await page(3)).meta.hasNextPage]).toEqual([
      idsOf(made.slice(4)),
      false,
    ]);
    expect((await viewer.get('/users?search=turn')).body.data.users).toHaveLength(5);
    for (const [query, field] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['page=x', 'page'],
    ]) {
      const answer = await viewer.get(`/users?${query}`);
      expect([answer.status, answer.body.errors[0].property]).toEqual([400, field]);
    }
  });

  test('people are looked for by how their username begins when asked, page by page', async () => {
    const viewer = await t.person({ username: 'looker' });
    const named = [
      await t.person({ username: 'kelp' }),
      await t.person({ username: 'kelp_2' }),
      await t.person({ username: 'kelpie' }),
    ];
    await t.person({ username: 'a_kelp' });
    await t.person({ username: 'zed', firstName: 'Kelp', lastName: 'Kelpson' });
    const first = (await viewer.get('/users?search=KELP&in=username&limit=2')).body;
    expect(idsOf(first.users)).toEqual(idsOf(named.slice(0, 2)));
    const next = `/users?search=KELP&in=username&limit=2&cursor=${first.meta.nextCursor}`;
    expect(idsOf((await viewer.get(next)).body.users)).toEqual([named[2]!.id]);
    for (const words of ['kelp%25', 'kelp.', '🛥', '']) {
      const found = await viewer.get(`/users?search=${words}x&in=username`);
      expect([found.status, found.body.data.users]).toEqual([200, []]);
    }
    expect((await viewer.get('/users?search=kelp&in=email')).status).toBe(400);
  });

  test('a profile is public but for the email, which its owner alone sees', async () => {
    const [dana, mika] = [await t.person({ username: 'dana_profile' }), await t.person()];
    const seen = await mika.get('/users/get-user-by-username/Dana_Profile');
    expect(seen.body.data).toMatchObject({
      id: dana.id,
      username: 'dana_profile',
      firstName: 'Fan',
      lastName: 'dana_profile',
      bio: null,
      tags: { profile: ['Fan'] },
      profilePicture: null,
      points: 0,
    });
    expect(seen.body.data).not.toHaveProperty('email');
    expect((await dana.get('/users/get-user-by-username/dana_profile')).body.data.email).toBe(
      'dana_profile@fans.test',
    );
    const missing = await mika.get('/users/get-user-by-username/nobody_here');
    expect([missing.status, missing.body.message]).toEqual([404, 'User not found']);
    expect((await mika.get('/users/get-user-by-username/%00')).status).toBe(400);
  });

  test('a profile carries its counts, whether the viewer follows, and the teams', async () => {
    const [dana, mika] = [await t.person({ username: 'dana_extras' }), await t.person()];
    const extras = async (viewer: Person) => {
      const { followersCount, followingCount, isFollowing, favoriteTeams } = (
        await viewer.get('/users/get-user-by-username/dana_extras')
      ).body.data;
      return { followersCount, followingCount, isFollowing, favoriteTeams };
    };
    expect(await extras(mika)).toEqual({
      followersCount: 0,
      followingCount: 0,
      isFollowing: false,
      favoriteTeams: [],
    });
    await mika.post(`/users/${mika.id}/follow-user`, { userToFollowId: dana.id });
    await t.api.context.db
      .insertInto('favoriteTeams')
      .values({ id: `${dana.id}-team`, userId: dana.id, name: 'Bayside Mariners', position: 0 })
      .execute();
    expect(await extras(mika)).toEqual({
      followersCount: 1,
      followingCount: 0,
      isFollowing: true,
      favoriteTeams: [{ id: `${dana.id}-team`, name: 'Bayside Mariners' }],
    });
    expect((await extras(dana)).isFollowing).toBe(false);
  });

  test('following twice is harmless, notified once, and undone', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    for (let time = 0; time < 2; time += 1) {
      const followed = await dana.post(`/users/${dana.id}/follow-user`, {
        userToFollowId: mika.id,
      });
      expect([followed.status, followed.body]).toEqual([
        200,
        { isFollowing: true, followersCount: 1 },
      ]);
    }
    expect((await dana.get(`/users/${mika.id}/get-followers-count`)).body).toEqual({
      followersCount: 1,
      followingCount: 0,
    });
    expect((await dana.get(`/users/${dana.id}/get-following-list`)).body.followingList).toEqual([
      expect.objectContaining({ id: mika.id, username: mika.username }),
    ]);
    expect((await mika.get(`/users/${mika.id}/get-followers-list`)).body.followersList).toEqual([
      expect.objectContaining({ id: dana.id }),
    ]);
    for (let time = 0; time < 2; time += 1) {
      expect(
        (await dana.delete(`/users/${dana.id}/unfollow-user`, { userToUnfollowId: mika.id })).body,
      ).toEqual({ isFollowing: false, followersCount: 0 });
    }
    await dana.post(`/users/${dana.id}/follow-user`, { userToFollowId: mika.id });
    expect(await notificationsOf(mika)).toEqual([
      expect.objectContaining({
        type: 'follow',
        content: `Fan ${dana.username} started following you.`,
        link: `/profile/${dana.username}`,
      }),
    ]);
  });

  test('nobody follows themselves or somebody who is not there', async () => {
    const dana = await t.person();
    const own = await dana.post(`/users/${dana.id}/follow-user`, { userToFollowId: dana.id });
    expect([own.status, own.body.errors[0].property]).toEqual([400, 'userToFollowId']);
    expect(
      (await dana.post(`/users/${dana.id}/follow-user`, { userToFollowId: 'nobody' })).status,
    ).toBe(404);
    expect(
      (await dana.delete(`/users/${dana.id}/unfollow-user`, { userToUnfollowId: 'nobody' })).status,
    ).toBe(404);
    expect((await dana.post(`/users/${dana.id}/follow-user`, {})).body.errors[0].property).toBe(
      'userToFollowId',
    );
    for (const call of [
      'get-clubs',
      'get-followers-count',
      'get-favorite-teams',
      'get-following-list',
      'get-followers-list',
    ]) {
      expect((await dana.get(`/users/nobody/${call}`)).status).toBe(404);
    }
  });

  test('followers and followed people are found by their usernames, in pages', async () => {
    const star = await t.person();
    const fans = [];
    for (const username of ['reef_one', 'reef_two', 'lake_three'])
      fans.push(await t.person({ username, firstName: 'Reef' }));
    for (const fan of fans)
      await fan.post(`/users/${fan.id}/follow-user`, { userToFollowId: star.id });
    const found = async (query: string) => {
      const { body } = await star.get(`/users/${star.id}/get-followers-list?${query}`);
      const names = body.followersList.map((one: { username: string }) => one.username);
      return { names, cursor: body.meta.nextCursor as string | null };
    };
    const first = await found('search=REEF&limit=1');
    expect(first.names).toEqual(['reef_two']);
    const next = await found(`search=REEF&limit=1&cursor=${first.cursor}`);
    expect(next).toEqual({ names: ['reef_one'], cursor: null });
    expect((await found('search=%25')).names).toEqual([]);
    const { body } = await fans[0]!.get(`/users/${fans[0]!.id}/get-following-list?search=nobody`);
    expect(body.followingList).toEqual([]);
  });

  test('favourite teams are listed in their order', async () => {
    const dana = await t.person();
    expect((await dana.get(`/users/${dana.id}/get-favorite-teams`)).body).toEqual({ teams: [] });
    const teams = ['Bayside Mariners', 'Aurora Bay Icebreakers'].map((name, position) => ({
      id: `${dana.id}-${position}`,
      userId: dana.id,
      name,
      position,
    }));
    await t.api.context.db.insertInto('favoriteTeams').values(teams).execute();
    expect((await dana.get(`/users/${dana.id}/get-favorite-teams`)).body.teams).toEqual(
      teams.map(({ id, name }) => ({ id, name })),
    );
  });

  test(
    'a profile shows its email to its owner only, and is found whatever the case of the ' + 'name',
    async () => {
      const [ann, ben] = await t.people(2);
      expect(
        (await ann!.get(`/users/get-user-by-username/${ann!.username.toUpperCase()}`)).body.data
          .email,
      ).toBe(ann!.email);
      const seen = await ben!.get(`/users/get-user-by-username/${ann!.username}`);
      expect(seen.body.data).toMatchObject({ id: ann!.id, tags: { profile: ['Fan'] } });
      expect(JSON.stringify(seen.body)).not.toContain(ann!.email);
      expect((await ben!.get('/users/get-user-by-username/nobody_at_all')).status).toBe(404);
    },
  );

  test('the list of people comes plain and in pages, without emails', async () => {
    const people = await t.people(3);
    const plain = await people[0]!.get('/users');
    expect(plain.body.data.users.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(plain.body)).not.toContain('@');
    const first = await people[0]!.get('/users?limit=2&page=1');
    expect(first.body.users).toHaveLength(2);
    expect(first.body.meta).toMatchObject({ page: 1, limit: 2, hasNextPage: true });
    const second = await people[0]!.get('/users?limit=2&page=2');
    expect(second.body.users[0].username > first.body.users[1].username).toBe(true);
    const found = await people[0]!.get(
      `/users?limit=10&search=${people[1]!.username.toUpperCase().slice(0, 12)}`,
    );
    expect(found.body.users.map((user: { id: string }) => user.id)).toContain(people[1]!.id);
    expect((await people[0]!.get('/users?limit=0')).body.errors[0].property).toBe('limit');
  });
});
