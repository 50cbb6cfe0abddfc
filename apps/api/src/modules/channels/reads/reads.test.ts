import { CHANNEL_UNREAD_MAX } from '@clubline/contract';
import type { ChannelMessage, ClubChannel } from '@clubline/contract';
import { expect, test } from 'vitest';
import { createClubWith } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { addressOf, connect } from '../../../testing/sockets';
import { addMessage } from '../channels.repository';

describeApi('what is unread in channels', (t) => {
  const clubOf = async () => {
    const [owner, mika, stranger] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubWith(owner, [mika]);
    const [first, second] = await channelsOf(owner, club.id);
    return { owner, mika, stranger, clubId: club.id, first: first!.id, second: second!.id };
  };
  const channelsOf = async (person: Person, clubId: string): Promise<ClubChannel[]> =>
    (await person.get(`/club-channels/${clubId}`)).body.data.channels;
  const unreadOf = async (person: Person, clubId: string) =>
    (await channelsOf(person, clubId)).slice(0, 2).map(({ unreadCount }) => unreadCount);
  const write = async (person: Person, channelId: string): Promise<ChannelMessage> =>
    (await person.post(`/club-channels/${channelId}/messages`, { content: 'Hi' })).body.data
      .message;
  const read = (person: Person, channelId: string, upTo: string) =>
    person.put(`/club-channels/${channelId}/read`, { upTo });

  test('messages of others count for each member until they have read up to them', async () => {
    const { owner, mika, clubId, first, second } = await clubOf();
    expect(await unreadOf(mika, clubId)).toEqual([0, 0]);
    const one = await write(owner, first);
    const two = await write(owner, first);
    await write(owner, second);
    expect(await unreadOf(mika, clubId)).toEqual([2, 1]);
    expect(await unreadOf(owner, clubId)).toEqual([0, 0]);
    const { channels } = (await mika.get(`/clubs/${clubId}/details`)).body.data;
    expect(channels[0]).toMatchObject({ unreadCount: 2, lastMessageAt: two.createdAt });

    const answer = await read(mika, first, one.createdAt);
    expect([answer.status, answer.body.data.channel]).toEqual([
      200,
      { id: first, name: channels[0].name, unreadCount: 1, lastMessageAt: two.createdAt },
    ]);
    await read(mika, first, two.createdAt);
    expect(await unreadOf(mika, clubId)).toEqual([0, 1]);
  });

  test('reading further back, or in the future, unreads and hides nothing', async () => {
    const { owner, mika, clubId, first } = await clubOf();
    const one = await write(owner, first);
    const two = await write(owner, first);
    await read(mika, first, two.createdAt);
    await read(mika, first, one.createdAt);
    expect(await unreadOf(mika, clubId)).toEqual([0, 0]);
    await read(mika, first, '9999-01-01T00:00:00.000Z');
    // Written in the same millisecond as the reading, it would be read.
    const later = new Date(Date.now() + 1_000).toISOString();
    const message = { channelId: first, userId: owner.id, content: 'Hi' };
    await addMessage(t.api.context.db, message, later);
    expect(await unreadOf(mika, clubId)).toEqual([1, 0]);
  });

  test('who writes in a channel has read it', async () => {
    const { owner, mika, clubId, first } = await clubOf();
    await write(owner, first);
    await write(mika, first);
    expect(await unreadOf(mika, clubId)).toEqual([0, 0]);
    expect(await unreadOf(owner, clubId)).toEqual([1, 0]);
  });

  test('what was said before somebody joined is no news, nor when they come back', async () => {
    const { owner, mika, stranger, clubId, first } = await clubOf();
    await write(owner, first);
    await stranger.post(`/clubs/${clubId}/join`, { userId: stranger.id });
    expect(await unreadOf(stranger, clubId)).toEqual([0, 0]);
    await mika.delete(`/clubs/${clubId}/leave`, { userId: mika.id });
    await mika.post(`/clubs/${clubId}/join`, { userId: mika.id });
    expect(await unreadOf(mika, clubId)).toEqual([0, 0]);
  });

  test('deleted messages count no more, and more than a hundred are not counted', async () => {
    const { owner, mika, clubId, first } = await clubOf();
    const said = await write(owner, first);
    await owner.delete(`/club-channels/${first}/messages/${said.id}`);
    expect(await unreadOf(mika, clubId)).toEqual([0, 0]);
    const { db, now } = t.api.context;
    for (let n = 0; n < CHANNEL_UNREAD_MAX + 5; n += 1)
      await addMessage(db, { channelId: first, userId: owner.id, content: `${n}` }, now());
    expect(await unreadOf(mika, clubId)).toEqual([CHANNEL_UNREAD_MAX, 0]);
  });

  test('strangers see the names alone, and mark nothing', async () => {
    const { owner, stranger, clubId, first } = await clubOf();
    const { createdAt } = await write(owner, first);
    for (const channel of await channelsOf(stranger, clubId))
      expect(Object.keys(channel)).toEqual(['id', 'name']);
    expect((await read(stranger, first, createdAt)).status).toBe(403);
    expect((await read(owner, first, 'yesterday')).body.errors[0].property).toBe('upTo');
    expect((await read(owner, 'nothing', createdAt)).status).toBe(404);
  });

  test('all pages of the reader hear of it, once, and nobody else does', async () => {
    const { owner, mika, clubId, first } = await clubOf();
    const address = await addressOf(t.api);
    const [other, own] = [
      await connect(address, owner.accessToken),
      await connect(address, mika.accessToken),
    ];
    const { createdAt } = await write(owner, first);
    for (let time = 0; time < 2; time += 1) await read(mika, first, createdAt);
    expect(await own.next('ownChannelRead')).toMatchObject({
      clubId,
      channel: { id: first, unreadCount: 0, lastMessageAt: createdAt },
    });
    const next = await write(owner, first);
    await read(mika, first, next.createdAt);
    await own.next('ownChannelRead');
    expect(own.received('ownChannelRead')).toHaveLength(2);
    expect(other.received('ownChannelRead')).toEqual([]);
    for (const { socket } of [other, own]) socket.close();
  });
});
