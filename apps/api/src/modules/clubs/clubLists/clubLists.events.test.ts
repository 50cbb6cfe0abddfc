import { expect, test, vi } from 'vitest';
import type { Socket } from 'socket.io-client';
import { createClubWith, makePrivate } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { addressOf, connect } from '../../../testing/sockets';
import type { TestSocket } from '../../../testing/sockets';

const ask = ({ socket }: TestSocket, event: 'watchClubs' | 'unwatchClubs') =>
  (socket as unknown as Socket).timeout(5_000).emitWithAck(event, {}) as Promise<unknown>;
/** All that was sent to the socket before has come. */
const settle = ({ socket }: TestSocket) =>
  (socket as unknown as Socket).timeout(5_000).emitWithAck('unwatchClub', { clubId: 'none' });
const named = (listener: TestSocket) =>
  listener.received('clubListed').map(({ club }) => club?.name ?? null);

describeApi('what the sockets hear of the lists of clubs', (t) => {
  /** The sockets of an owner, a member and a stranger who looks at the lists. */
  async function listening() {
    const [owner, member, stranger] = (await t.people(3)) as [Person, Person, Person];
    const address = await addressOf(t.api);
    const [own, inside, outside] = (await Promise.all(
      [owner, member, stranger].map(({ accessToken }) => connect(address, accessToken)),
    )) as [TestSocket, TestSocket, TestSocket];
    expect(await ask(outside, 'watchClubs')).toBeNull();
    const close = () => [own, inside, outside].forEach(({ socket }) => socket.close());
    return { owner, member, stranger, own, inside, outside, close };
  }
  const make = async (owner: Person, name: string, isPrivate: boolean) => {
    const body = { name, slug: '', ownerId: owner.id, isPrivate, coOwnerIds: '' };
    return (await owner.post('/clubs', body)).body.data.club as { id: string };
  };

  test('a public club that is new, renamed and deleted: who looks at the lists', async () => {
    const { owner, own, inside, outside, close } = await listening();
    const name = `Listed ${owner.username}`;
    const { id } = await make(owner, name, false);
    expect(await outside.next('clubListed')).toMatchObject({
      clubId: id,
      club: { id, name, memberCount: 1, isPrivate: false, owner: { id: owner.id } },
    });
    expect(await own.next('ownMembershipChanged')).toEqual({ clubId: id, isMember: true });
    await owner.patch(`/clubs/${id}`, { name: `${name} again` });
    await outside.next('clubListed', ({ club }) => club?.name === `${name} again`);
    await owner.delete(`/clubs/${id}`);
    await outside.next('clubListed', ({ club }) => club === null);
    expect(named(outside)).toEqual([name, `${name} again`, null]);
    await settle(inside);
    expect(named(inside)).toEqual([]);
    close();
  });

  test('a private club: its members, and nobody who looks at the lists', async () => {
    const { owner, member, stranger, own, inside, outside, close } = await listening();
    const club = await createClubWith(owner, [member, stranger]);
    await stranger.delete(`/clubs/${club.id}/leave`, { userId: stranger.id });
    await makePrivate(t.api.context.db, club);
    // It was public when it was made.
    await outside.next('clubListed');
    await owner.patch(`/clubs/${club.id}`, { description: 'Behind closed doors' });
    for (const listener of [own, inside])
      expect((await listener.next('clubListed')).club).toMatchObject({
        id: club.id,
        description: 'Behind closed doors',
      });
    await owner.delete(`/clubs/${club.id}`);
    for (const listener of [own, inside])
      await listener.next('ownMembershipChanged', ({ isMember }) => isMember === false);
    await settle(outside);
    expect(named(outside)).toHaveLength(1);
    close();
  });

  test('whether one belongs to a club from now on: one’s own pages', async () => {
    const { owner, member, inside, outside, close } = await listening();
    const { id } = await make(owner, `Joined ${owner.username}`, false);
    await member.post(`/clubs/${id}/join`, { userId: member.id });
    expect(await inside.next('ownMembershipChanged')).toEqual({ clubId: id, isMember: true });
    await owner.put(`/clubs/${id}/bans/${member.id}`);
    await inside.next('ownMembershipChanged', ({ isMember }) => isMember === false);
    await owner.delete(`/clubs/${id}/bans/${member.id}`);
    await inside.next('ownMembershipChanged', ({ isMember }) => isMember === undefined);
    await settle(outside);
    expect(outside.received('ownMembershipChanged')).toEqual([]);
    close();
  });

  test('how many belong to a public club by now: who looks at the lists', async () => {
    const { owner, member, outside, close } = await listening();
    const { id } = await make(owner, `Counted ${owner.username}`, false);
    const counted = async (memberCount: number) =>
      outside.next('clubListed', ({ club }) => club?.memberCount === memberCount);
    await counted(1);
    await member.post(`/clubs/${id}/join`, { userId: member.id });
    await counted(2);
    await member.delete(`/clubs/${id}/leave`, { userId: member.id });
    await counted(1);
    await member.post(`/clubs/${id}/join`, { userId: member.id });
    await counted(2);
    await owner.put(`/clubs/${id}/bans/${member.id}`);
    await counted(1);
    close();
  });

  test('a club that changes without end is told about once a second, and as it is', async () => {
    const { owner, outside, close } = await listening();
    const { id } = await make(owner, `Restless ${owner.username}`, false);
    await outside.next('clubListed');
    const begun = performance.now();
    for (let n = 1; n <= 60; n += 1)
      await owner.patch(`/clubs/${id}`, { description: `${'y'.repeat(1_900)}${n}` });
    await outside.next('clubListed', ({ club }) => club?.description?.endsWith('y60') === true);
    const seconds = (performance.now() - begun) / 1_000;
    expect(outside.received('clubListed').length).toBeLessThanOrEqual(2 + Math.ceil(seconds));
    close();
  });

  test('who looks no more hears no more, and nobody looks without a session', async () => {
    const { owner, outside, close } = await listening();
    const reader = await connect(await addressOf(t.api), '', 'reader');
    expect(await ask(reader, 'watchClubs')).toMatchObject({ ok: false });
    await ask(outside, 'unwatchClubs');
    await make(owner, `Unseen ${owner.username}`, false);
    await settle(outside);
    for (const listener of [reader, outside]) expect(named(listener)).toEqual([]);
    reader.socket.close();
    close();
  });

  test('an invitation that is made, again, and withdrawn: who was invited, twice', async () => {
    const { owner, stranger, inside, outside, close } = await listening();
    const club = await createClubWith(owner, []);
    const invitation = `/clubs/${club.id}/co-owner-invitations/${stranger.id}`;
    await owner.put(invitation);
    expect(await outside.next('ownMembershipChanged')).toEqual({ clubId: club.id });
    // Nothing has changed.
    await owner.put(invitation);
    await owner.delete(invitation);
    const told = { clubId: club.id };
    await vi.waitFor(() => expect(outside.received('ownMembershipChanged')).toEqual([told, told]));
    await settle(inside);
    expect(inside.received('ownMembershipChanged')).toEqual([]);
    close();
  });
});
