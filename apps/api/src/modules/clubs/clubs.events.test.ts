import { expect, test } from 'vitest';
import type { Socket } from 'socket.io-client';
import { createClub, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';

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
});
