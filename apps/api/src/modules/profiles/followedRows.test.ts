import { expect, test } from 'vitest';
import { createClubWith } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';

describeApi('rows of people', (t) => {
  test('say in pages whether the viewer follows each of them', async () => {
    const [ann, ben, cem] = await t.people(3);
    const club = await createClubWith(ann!, [ben!, cem!]);
    for (const [who, whom] of [
      [ann, ben],
      [ben, ann],
      [cem, ben],
      [ben, cem],
    ])
      await who!.post(`/users/${who!.id}/follow-user`, { userToFollowId: whom!.id });
    const follows = (people: { id: string; isFollowing?: boolean }[]) =>
      new Map(people.map(({ id, isFollowing }) => [id, isFollowing]));
    const all = [
      [ann!.id, false],
      [ben!.id, true],
      [cem!.id, false],
    ] as const;
    const members = await ann!.get(`/clubs/${club.id}/members`);
    expect(follows(members.body.data.members)).toEqual(new Map(all));
    const found = await ann!.get(`/users?limit=10&page=1&search=${cem!.username}`);
    expect(follows(found.body.users)).toEqual(new Map([all[2]]));
    const { id } = ben!;
    const followers = await ann!.get(`/users/${id}/get-followers-list?limit=10`);
    expect(follows(followers.body.followersList)).toEqual(new Map([all[0], all[2]]));
    const following = await cem!.get(`/users/${id}/get-following-list?limit=10`);
    expect(follows(following.body.followingList)).toEqual(
      new Map([
        [ann!.id, false],
        [cem!.id, false],
      ]),
    );
    const others = await ben!.get(`/clubs/${club.id}/members`);
    expect(follows(others.body.data.members).get(cem!.id)).toBe(true);
  });
});
