import { expect, test } from 'vitest';
import type { Socket } from 'socket.io-client';
import { createClubWith, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';

const ask = ({ socket }: TestSocket, event: 'watchClub' | 'unwatchClub', clubId: string) =>
  (socket as unknown as Socket).timeout(5_000).emitWithAck(event, { clubId }) as Promise<unknown>;
/** All that was sent to the socket before has come. */
const settle = (listener: TestSocket) => ask(listener, 'unwatchClub', 'none');
const lists = (listener: TestSocket) =>
  listener.received('clubModerationChanged').map(({ list }) => list);

describeApi('what the sockets hear of who is in a club', (t) => {
  /** An owner, a co-owner, two members, and the sockets of the first three, which watch. */
  async function watched() {
    const people = (await t.people(4)) as [Person, Person, Person, Person];
    const [owner, coOwner, member, other] = people;
    const club = await createClubWith(owner, [coOwner, member, other]);
    await owner.put(`/clubs/${club.id}/co-owner-invitations/${coOwner.id}`);
    await coOwner.put(`/clubs/${club.id}/co-owners/${coOwner.id}`);
    const address = await addressOf(t.api);
    const sockets = await Promise.all(
      [owner, coOwner, member].map(({ accessToken }) => connect(address, accessToken)),
    );
    for (const socket of sockets) expect(await ask(socket, 'watchClub', club.id)).toBeNull();
    const [own, beside, inside] = sockets as [TestSocket, TestSocket, TestSocket];
    const close = () => sockets.forEach(({ socket }) => socket.close());
    return { owner, coOwner, member, other, club, own, beside, inside, close };
  }

  test('who joins, becomes a co-owner or is banned: all members', async () => {
    const { owner, other, club, inside, close } = await watched();
    const joiner = await t.person();
    await joiner.post(`/clubs/${club.id}/join`, { userId: joiner.id });
    expect(await inside.next('clubMembersChanged')).toMatchObject({
      clubId: club.id,
      memberCount: 5,
      member: { id: joiner.id, username: joiner.username, role: 'member' },
    });
    await owner.put(`/clubs/${club.id}/co-owner-invitations/${joiner.id}`);
    await joiner.put(`/clubs/${club.id}/co-owners/${joiner.id}`);
    const promoted = await inside.next(
      'clubMembersChanged',
      (body) => body.member?.role !== 'member',
    );
    expect(promoted).toMatchObject({ memberCount: 5, member: { id: joiner.id, role: 'coOwner' } });
    await owner.put(`/clubs/${club.id}/bans/${other.id}`);
    const left = await inside.next('clubMembersChanged', (body) => body.leftId !== undefined);
    expect(left).toEqual({ clubId: club.id, memberCount: 4, leftId: other.id });
    close();
  });

  test('a mute, a ban and a report: those who run the club, and no other member', async () => {
    const { owner, member, other, club, own, beside, inside, close } = await watched();
    const { id: postId } = await createPost(owner, club.id, 'Buy passes here');
    await owner.put(`/clubs/${club.id}/mutes/${other.id}`);
    await member.post(`/club-social/club-posts/${postId}/reports`, { reason: 'spam' });
    await owner.put(`/clubs/${club.id}/bans/${other.id}`);
    for (const listener of [own, beside]) {
      await listener.next('clubModerationChanged', ({ list }) => list === 'bans');
      expect(lists(listener)).toEqual(['mutes', 'reports', 'bans']);
      expect(listener.received('clubModerationChanged')[0]).toEqual({
        clubId: club.id,
        list: 'mutes',
        userId: other.id,
        isMuted: true,
      });
    }
    await settle(inside);
    expect(lists(inside)).toEqual([]);
    expect(JSON.stringify(own.received('clubModerationChanged'))).not.toContain(member.id);
    close();
  });

  test('a report by the same person once more: nobody, unless its reason is new', async () => {
    const { owner, member, other, club, own, close } = await watched();
    const { id: postId } = await createPost(owner, club.id, 'Buy passes here');
    const report = async (person: Person, reason: string) =>
      (await person.post(`/club-social/club-posts/${postId}/reports`, { reason })).status;
    for (const [person, reason] of [
      [member, 'spam'],
      [member, 'spam'],
      [other, 'spam'],
      [member, 'abuse'],
    ] as const)
      expect(await report(person, reason)).toBe(204);
    await owner.put(`/clubs/${club.id}/mutes/${other.id}`);
    await owner.delete(`/clubs/${club.id}/reports/${postId}`);
    // Nobody looks at what was dismissed.
    for (const reason of ['abuse', 'spam']) expect(await report(member, reason)).toBe(204);
    await owner.put(`/clubs/${club.id}/bans/${other.id}`);
    await own.next('clubModerationChanged', ({ list }) => list === 'bans');
    const reports = Array.from({ length: 3 }, () => 'reports');
    expect(lists(own)).toEqual([...reports, 'mutes', 'reports', 'bans']);
    close();
  });

  test('an invitation, and its end: the owner alone', async () => {
    const { owner, other, club, own, beside, inside, close } = await watched();
    await owner.put(`/clubs/${club.id}/co-owner-invitations/${other.id}`);
    await other.delete(`/clubs/${club.id}/co-owner-invitations/${other.id}`);
    await expect.poll(() => lists(own)).toEqual(['invitations', 'invitations']);
    for (const listener of [beside, inside]) {
      await settle(listener);
      expect(lists(listener)).toEqual([]);
    }
    close();
  });

  test('somebody who is a co-owner no more hears no more of it', async () => {
    const { owner, coOwner, other, club, own, beside, close } = await watched();
    await owner.delete(`/clubs/${club.id}/co-owners/${coOwner.id}`);
    await owner.put(`/clubs/${club.id}/mutes/${other.id}`);
    await own.next('clubModerationChanged', ({ list }) => list === 'mutes');
    await settle(beside);
    expect(lists(beside)).toEqual([]);
    close();
  });

  test('of a change that is none: nobody; of a mute: no stranger', async () => {
    const { owner, club, close } = await watched();
    const stranger = await t.person();
    const outside = await connect(await addressOf(t.api), stranger.accessToken);
    const of = (what: string) => `/clubs/${club.id}/${what}/${stranger.id}`;
    for (const path of ['co-owners', 'co-owner-invitations', 'mutes', 'bans'].map(of))
      expect((await owner.delete(path)).status).toBe(204);
    // That they could not write there is nothing to them before they join.
    expect((await owner.put(of('mutes'))).status).toBe(204);
    expect((await owner.delete(of('mutes'))).status).toBe(204);
    await settle(outside);
    expect(outside.received('ownMembershipChanged')).toEqual([]);

    for (let time = 0; time < 2; time += 1) await owner.put(of('bans'));
    await settle(outside);
    expect(outside.received('ownMembershipChanged')).toEqual([
      { clubId: club.id, isMember: false },
    ]);
    outside.socket.close();
    close();
  });
});
