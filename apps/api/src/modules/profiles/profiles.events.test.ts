import { expect, test } from 'vitest';
import type { Socket } from 'socket.io-client';
import { createClubWith } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, askOfClub, connect, settleSocket } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';

/** Asks with an acknowledgement, so that what follows comes after it. */
const ask = ({ socket }: TestSocket, event: string, userId: unknown) =>
  (socket as unknown as Socket).timeout(5_000).emitWithAck(event, { userId }) as Promise<
    { code: string } | undefined
  >;

describeApi('what the sockets hear of profiles', (t) => {
  const listen = async (people: Person[]) => {
    const address = await addressOf(t.api);
    return await Promise.all(people.map(({ accessToken }) => connect(address, accessToken)));
  };

  test('whoever watches a profile hears of its posts, until they watch it no more', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const [inside] = (await listen([ben])) as [TestSocket];
    expect(await ask(inside, 'watchProfile', ann.id)).toBeNull();
    const { profilePost: post } = (
      await ann.post('/social/profile-posts', { content: 'Kick-off at eight', mediaUrls: [] })
    ).body.data;
    expect(await inside.next('profilePostCreated')).toEqual({ userId: ann.id, post });

    await ben.post('/social/post-reactions', { profilePostId: post.id, reaction: 'love' });
    expect(await inside.next('profilePostChanged')).toEqual({
      userId: ann.id,
      postId: post.id,
      reactionCount: 1,
      commentCount: 0,
    });
    await ann.delete(`/social/profile-posts/${post.id}`);
    expect(await inside.next('profilePostRemoved')).toEqual({ userId: ann.id, postId: post.id });

    await ask(inside, 'unwatchProfile', ann.id);
    await ann.post('/social/profile-posts', { content: 'For nobody', mediaUrls: [] });
    // Comes after the post would have.
    await ann.post(`/users/${ann.id}/follow-user`, { userToFollowId: ben.id });
    await inside.next('notificationCreated');
    expect(inside.received('profilePostCreated')).toHaveLength(1);
    inside.socket.close();
  });

  test('a new name is told to who may see what the person wrote', async () => {
    const [ann, ben, cem, dee, eve] = (await t.people(5)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const club = await createClubWith(ann, [ben, cem]);
    await cem.delete(`/clubs/${club.id}/leave`, { userId: cem.id });
    await dee.post(`/users/${dee.id}/follow-user`, { userToFollowId: ann.id });
    const [own, inside, outside, follower, visitor] = (await listen([ann, ben, cem, dee, eve])) as [
      TestSocket,
      TestSocket,
      TestSocket,
      TestSocket,
      TestSocket,
    ];
    for (const listener of [inside, outside]) await askOfClub(listener, 'watchClub', club.id);
    await (follower.socket as unknown as Socket).timeout(5_000).emitWithAck('watchHomeFeed', {});
    await ask(visitor, 'watchProfile', ann.id);
    await ann.patch('/users/update-name', {
      email: ann.email,
      firstName: 'Annika',
      lastName: 'Lake',
    });
    for (const listener of [own, inside, follower, visitor])
      expect((await listener.next('personChanged')).person).toMatchObject({
        id: ann.id,
        username: ann.username,
        firstName: 'Annika',
        lastName: 'Lake',
      });
    await settleSocket(outside);
    expect(outside.received('personChanged')).toEqual([]);
    for (const { socket } of [own, inside, outside, follower, visitor]) socket.close();
  });

  test('a new name is told to a page once, by however many clubs it hears it', async () => {
    const [ann, ben, cem] = (await t.people(3)) as [Person, Person, Person];
    const clubs = [];
    for (let n = 0; n < 3; n += 1) clubs.push(await createClubWith(ann, [ben, cem]));
    await cem.delete(`/clubs/${clubs[0]!.id}/leave`, { userId: cem.id });
    const [inside, partly] = (await listen([ben, cem])) as [TestSocket, TestSocket];
    for (const { socket } of [inside, partly])
      await (socket as unknown as Socket).timeout(5_000).emitWithAck('watchHomeFeed', {});
    await askOfClub(inside, 'watchClub', clubs[1]!.id);
    for (const firstName of ['Anna', 'Annika', 'Annabel'])
      await ann.patch('/users/update-name', { email: ann.email, firstName, lastName: 'Lake' });
    const isLast = ({ person }: { person: { firstName: string } }) =>
      person.firstName === 'Annabel';
    for (const listener of [inside, partly]) await listener.next('personChanged', isLast);
    await settleSocket(inside);
    await settleSocket(partly);
    for (const listener of [inside, partly])
      expect(listener.received('personChanged').filter(isLast)).toHaveLength(1);
    for (const { socket } of [inside, partly]) socket.close();
  });

  test('a follow is told to who watches either profile, and to one’s own pages', async () => {
    const [ann, ben, cem] = (await t.people(3)) as [Person, Person, Person];
    const [one, other, own] = (await listen([cem, cem, ben])) as [
      TestSocket,
      TestSocket,
      TestSocket,
    ];
    await ask(one, 'watchProfile', ann.id);
    await ask(other, 'watchProfile', ben.id);
    await ben.post(`/users/${ben.id}/follow-user`, { userToFollowId: ann.id });
    const counts = async (listener: TestSocket) => await listener.next('followersChanged');
    expect([await counts(one), await counts(other)]).toEqual([
      { userId: ann.id, followersCount: 1, followingCount: 0 },
      { userId: ben.id, followersCount: 0, followingCount: 1 },
    ]);
    expect(await own.next('ownFollowChanged')).toEqual({ userId: ann.id, isFollowing: true });

    await ben.delete(`/users/${ben.id}/unfollow-user`, { userToUnfollowId: ann.id });
    expect((await counts(one)).followersCount).toBe(0);
    expect(await own.next('ownFollowChanged')).toEqual({ userId: ann.id, isFollowing: false });
    const ended = { userId: ann.id, followerId: ben.id };
    for (const listener of [one, other]) expect(await listener.next('followEnded')).toEqual(ended);
    expect(one.received('ownFollowChanged')).toEqual([]);
    for (const { socket } of [one, other, own]) socket.close();
  });

  test('notices of reactions to a deleted post go from its author’s pages', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const [own] = (await listen([ann])) as [TestSocket];
    const { id } = (
      await ann.post('/social/profile-posts', { content: 'Soon gone', mediaUrls: [] })
    ).body.data.profilePost;
    await ben.post('/social/post-reactions', { profilePostId: id, reaction: 'like' });
    const { notification } = await own.next('notificationCreated');
    await ann.delete(`/social/profile-posts/${id}`);
    expect(await own.next('notificationsRemoved')).toMatchObject({ ids: [notification.id] });
    own.socket.close();
  });

  test('readers, nobody’s profile and more profiles than a page shows are refused', async () => {
    const people = (await t.people(21)) as Person[];
    const address = await addressOf(t.api);
    const reader = await connect(address, '', 'reader');
    const [first] = people as [Person];
    expect(await ask(reader, 'watchProfile', first.id)).toMatchObject({ ok: false });
    const [inside] = (await listen([first])) as [TestSocket];
    expect(await ask(inside, 'watchProfile', 'nobody')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(inside, 'watchProfile', { $ne: 1 })).toMatchObject({ code: 'INVALID' });
    const answers: unknown[] = [];
    for (const { id } of people) answers.push(await ask(inside, 'watchProfile', id));
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null));
    expect(answers[20]).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(inside, 'watchProfile', first.id)).toBeNull();
    for (const { socket } of [reader, inside]) socket.close();
  });
});
