import { expect, test } from 'vitest';
import type { Socket } from 'socket.io-client';
import { createClub, createClubWith, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { planQueries } from '../../testing/queryPlans';
import { recordQueries } from '../../testing/recordQueries';
import { addressOf, connect } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';
import { findMembersAmong } from './members.repository';

/** Asks with an acknowledgement, so that what follows comes after it. */
const watch = ({ socket }: TestSocket, clubId: unknown) =>
  (socket as unknown as Socket).timeout(5_000).emitWithAck('watchClub', { clubId }) as Promise<
    { code: string } | undefined
  >;

describeApi('what the sockets hear of clubs and notifications', (t) => {
  test(
    'members who watch a club hear of its new posts; strangers may not watch, and those ' +
      'who left hear no more',
    async () => {
      const [owner, member, stranger] = (await t.people(3)) as [Person, Person, Person];
      const club = await createClub(owner);
      await member.post(`/clubs/${club.id}/join`, { userId: member.id });
      const address = await addressOf(t.api);
      const [inside, outside, own] = [
        await connect(address, member.accessToken),
        await connect(address, stranger.accessToken),
        await connect(address, owner.accessToken),
      ];
      expect(await watch(inside, club.id)).toBeNull();
      expect(await watch(own, club.id)).toBeNull();
      expect(await watch(outside, club.id)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
      expect(await watch(outside, { $ne: 1 })).toMatchObject({ ok: false, code: 'INVALID' });

      const post = await createPost(owner, club.id, 'Kick-off at eight');
      const received = await inside.next('clubPostCreated');
      expect([received.clubId, received.post.id, received.post.content]).toEqual([
        club.id,
        post.id,
        'Kick-off at eight',
      ]);

      await owner.delete(`/club-social/club-posts/${club.id}/${post.id}/${owner.id}`);
      expect(await inside.next('clubPostRemoved')).toEqual({ clubId: club.id, postId: post.id });
      const channel = (await owner.get(`/club-channels/${club.id}`)).body.data.channels[0].id;
      const said = (
        await owner.post(`/club-channels/${channel}/messages`, { content: 'Doors open' })
      ).body.data.message;
      expect(await inside.next('channelMessageCreated')).toEqual({
        clubId: club.id,
        channelId: channel,
        message: said,
      });

      await member.delete(`/clubs/${club.id}/leave`, { userId: member.id });
      await createPost(owner, club.id, 'For members');
      await own.next('clubPostCreated', (body) => body.post.content === 'For members');
      // Comes after the second post would have.
      await owner.post(`/users/${owner.id}/follow-user`, { userToFollowId: member.id });
      await inside.next('notificationCreated');
      expect(inside.received('clubPostCreated')).toHaveLength(1);
      expect(outside.received('clubPostCreated')).toEqual([]);
      for (const { socket } of [inside, outside, own]) socket.close();
    },
  );

  test('somebody who is banned hears no more', async () => {
    const [owner, member] = (await t.people(2)) as [Person, Person];
    const club = await createClub(owner);
    await member.post(`/clubs/${club.id}/join`, { userId: member.id });
    const address = await addressOf(t.api);
    const [inside, own] = [
      await connect(address, member.accessToken),
      await connect(address, owner.accessToken),
    ];
    for (const listener of [inside, own]) await watch(listener, club.id);
    await owner.put(`/clubs/${club.id}/bans/${member.id}`);
    await createPost(owner, club.id, 'For members');
    await own.next('clubPostCreated');
    await owner.post(`/users/${owner.id}/follow-user`, { userToFollowId: member.id });
    await inside.next('notificationCreated');
    expect(inside.received('clubPostCreated')).toEqual([]);
    for (const { socket } of [inside, own]) socket.close();
  });

  test('a notification reaches all sockets of its recipient, and nobody else', async () => {
    const [ann, ben, cem] = (await t.people(3)) as [Person, Person, Person];
    const address = await addressOf(t.api);
    const [one, two, other] = [
      await connect(address, ann.accessToken),
      await connect(address, ann.accessToken),
      await connect(address, cem.accessToken),
    ];
    await ben.post(`/users/${ben.id}/follow-user`, { userToFollowId: ann.id });
    for (const listener of [one, two]) {
      const { notification } = await listener.next('notificationCreated');
      expect([notification.type, notification.isRead]).toEqual(['follow', false]);
      listener.socket.close();
    }
    expect(other.received('notificationCreated')).toEqual([]);
    other.socket.close();
  });

  test('who watches which club is looked up pair by pair', async () => {
    const [owner, ...members] = (await t.people(3)) as [Person, Person, Person];
    const clubs = await Promise.all([
      createClubWith(owner, members),
      createClubWith(owner, members),
    ]);
    const pairs = clubs.map(({ id }, n) => ({ clubId: id, userId: members[n]!.id }));
    const { db, answered } = recordQueries(t.api.context.db);
    const isWatching = await findMembersAmong(db, [...pairs, { ...pairs[0]!, userId: 'nobody' }]);
    expect(new Set(isWatching.map(({ userId }) => userId)).size).toBe(2);
    // Both are in both clubs.
    expect(answered).toHaveLength(2);
    const planned = planQueries(t.api.context.db, t.api.context.dialect);
    await findMembersAmong(planned.db, pairs);
    const steps = (await planned.plans()).flat();
    expect(steps.filter((step) => /SCAN (club_members|users)|Seq Scan/.test(step))).toEqual([]);
  });

  test('more clubs than pages show at once are not watched by one socket', async () => {
    const owner = await t.person();
    const { socket } = await connect(await addressOf(t.api), owner.accessToken);
    const listener = { socket } as TestSocket;
    const ids: string[] = [];
    for (let n = 0; n < 21; n += 1) ids.push((await createClub(owner)).id);
    const answers: unknown[] = [];
    for (const id of ids) answers.push(await watch(listener, id));
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null));
    expect(answers[20]).toMatchObject({ code: 'FORBIDDEN' });
    expect(await watch(listener, ids[0])).toBeNull();
    socket.close();
  });
});
