import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Person } from '../../testing/people';
import { createClubWith, idsOf, notificationsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';

describeApi('club channels', (t) => {
  async function clubWithChannel() {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [mika]);
    const channels: { id: string; name: string }[] = (await mika.get(`/club-channels/${club.id}`))
      .body.data.channels;
    const channelId = channels.find((channel) => channel.name === 'lounge')!.id;
    const send = (person: Person, content: string, more: object = {}) =>
      person.post(`/club-channels/${channelId}/messages`, {
        clubId: club.id,
        channelId,
        userId: person.id,
        content,
        mediaUrls: [],
        ...more,
      });
    return { owner, mika, club, channelId, channels, send };
  }

  test('members see the channels with id and name', async () => {
    const { channels } = await clubWithChannel();
    expect(channels).toMatchObject(
      ['announcements', 'lounge', 'match-day'].map((name) => ({ id: expect.any(String), name })),
    );
  });

  test('whoever may see a club sees its channels, and not what is said in them', async () => {
    const { club, channels: ofMembers, channelId } = await clubWithChannel();
    const channels = ofMembers.map(({ id, name }) => ({ id, name }));
    const stranger = await t.person();
    expect((await stranger.get(`/club-channels/${club.id}`)).body.data.channels).toEqual(channels);
    expect((await stranger.get(`/clubs/${club.id}/details`)).body.data).toMatchObject({
      isMember: false,
      channels,
    });
    expect((await stranger.get(`/club-channels/${channelId}/messages`)).status).toBe(403);
  });

  test('a message is deleted by its sender or an owner, with notices of reactions', async () => {
    const { owner, mika, club, channelId, send } = await clubWithChannel();
    const write = async (person: Person) => (await send(person, 'Hm')).body.data.message.id;
    const remove = (person: Person, id: string, place = channelId) =>
      person.delete(`/club-channels/${place}/messages/${id}`);
    const [first, second, owners] = [await write(mika), await write(mika), await write(owner)];
    await owner.post('/club-channel-reactions', { clubChannelMessageId: first, reaction: 'love' });
    expect(await notificationsOf(mika)).toHaveLength(1);
    expect((await remove(mika, owners)).status).toBe(403);
    expect((await remove(mika, first, club.id)).status).toBe(404);
    expect((await remove(mika, first)).status).toBe(204);
    expect((await remove(mika, first)).status).toBe(404);
    expect((await remove(owner, second)).status).toBe(204);
    const { body } = await owner.get(`/club-channels/${channelId}/messages`);
    expect(idsOf(body.data.messages)).toEqual([owners]);
    expect(await notificationsOf(mika)).toEqual([]);
  });

  test('messages come newest first, and the cursor leads to every older one once', async () => {
    const { owner, mika, club, channelId, send } = await clubWithChannel();
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1)
      ids.unshift((await send(n % 2 ? owner : mika, ` Message ${n} `)).body.data.message.id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await mika.get(
        `/club-channels/${channelId}/messages?channelId=${channelId}&clubId=${club.id}` +
          `&userId=${mika.id}&limit=3&cursor=${cursor}`,
      );
      expect(page.status).toBe(200);
      seen.push(...idsOf(page.body.data.messages));
      expect(page.body.meta.hasMore).toBe(page.body.meta.nextCursor !== null);
      cursor = page.body.meta.nextCursor;
    }
    expect(seen).toEqual(ids);
    const all = (await mika.get(`/club-channels/${channelId}/messages`)).body.data.messages;
    expect(all[0]).toMatchObject({
      content: 'Message 6',
      mediaUrls: [],
      mediaAlts: [],
      reaction: null,
      reactionCount: 0,
      sender: { id: mika.id, firstName: 'Fan', profilePicture: null },
    });
  });

  test('a message needs text, of a bounded length, and the ids it names must agree', async () => {
    const { owner, channels, send } = await clubWithChannel();
    const elsewhere = await createClubWith(owner, []);
    for (const [more, field] of [
      [{ content: ' \n ' }, 'content'],
      [{ content: 'x'.repeat(4_001) }, 'content'],
      [{ clubId: elsewhere.id }, 'clubId'],
      [{ channelId: channels[0]!.id }, 'channelId'],
      [{ mediaUrls: ['https://elsewhere.example/a.png'] }, 'mediaUrls'],
    ] as const) {
      const answer = await send(owner, 'Hi', more);
      expect([answer.status, answer.body.errors[0].property]).toEqual([400, field]);
    }
    expect((await owner.get('/club-channels/no-such-channel/messages')).status).toBe(404);
  });

  test('a picture goes into a message with what it shows, with words or without', async () => {
    const { mika, club, channelId, send } = await clubWithChannel();
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#22d3c8' },
    })
      .png()
      .toBuffer();
    const stored = await mika.upload('POST', `/clubs/${club.id}/media`, { name: 'media', bytes });
    const { mediaUrl } = stored.body.data;
    const alone = await send(mika, ' ', {
      mediaUrls: [mediaUrl],
      mediaAlts: [' A start line ', 'of no picture'],
    });
    expect([alone.status, alone.body.data.message]).toEqual([
      201,
      expect.objectContaining({
        content: '',
        mediaUrls: [mediaUrl],
        mediaAlts: ['A start line'],
      }),
    ]);
    await send(mika, 'Again', { mediaUrls: [mediaUrl] });
    const listed = (await mika.get(`/club-channels/${channelId}/messages`)).body.data.messages;
    expect(listed.map(({ mediaAlts }: { mediaAlts: string[] }) => mediaAlts)).toEqual([
      [''],
      ['A start line'],
    ]);
    const long = await send(mika, '', { mediaUrls: [mediaUrl], mediaAlts: ['x'.repeat(301)] });
    expect(long.status).toBe(400);
  });

  test('one reaction per person and message', async () => {
    const { owner, mika, channelId, send } = await clubWithChannel();
    const { id } = (await send(owner, 'Who is in?')).body.data.message;
    const react = (person: Person, reaction: string) =>
      person.post('/club-channel-reactions', {
        clubChannelMessageId: id,
        userId: person.id,
        reaction,
      });
    expect((await react(mika, 'like')).body.data).toEqual({ reaction: 'like', count: 1 });
    expect((await react(mika, 'haha')).body.data).toEqual({ reaction: 'haha', count: 1 });
    expect((await react(owner, 'haha')).body.data.count).toBe(2);
    expect((await mika.get(`/club-channel-reactions/${id}/${mika.id}`)).body.data).toEqual({
      reaction: 'haha',
    });
    expect((await mika.get(`/club-channel-reactions/count/${id}`)).body.data).toEqual({ count: 2 });
    expect(
      (await mika.get(`/club-channels/${channelId}/messages`)).body.data.messages[0],
    ).toMatchObject({ reaction: 'haha', reactionCount: 2 });
    for (let time = 0; time < 2; time += 1) {
      expect((await mika.delete(`/club-channel-reactions/${id}/${mika.id}`)).body.data).toEqual({
        reaction: null,
        count: 1,
      });
    }
    expect((await react(mika, 'meh')).status).toBe(400);
    expect((await owner.get('/club-channel-reactions/count/no-such-message')).status).toBe(404);
    expect((await notificationsOf(owner)).map((one) => one.content)).toEqual([
      expect.stringContaining('reacted 👍 to your message in #lounge'),
    ]);
  });

  test('mentioned members hear of it', async () => {
    const { owner, mika, send } = await clubWithChannel();
    await send(owner, `Over to you, @${mika.username}.`);
    expect(await notificationsOf(mika)).toEqual([
      expect.objectContaining({
        type: 'mention',
        content: expect.stringContaining('mentioned you in #lounge'),
      }),
    ]);
  });

  test('who has left reads and writes no more', async () => {
    const { owner, mika, club, channelId, send } = await clubWithChannel();
    const { id } = (await send(owner, 'Bye')).body.data.message;
    await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
    expect((await mika.get(`/club-channels/${channelId}/messages`)).status).toBe(403);
    expect((await send(mika, 'Still here')).status).toBe(403);
    expect(
      (
        await mika.post('/club-channel-reactions', {
          clubChannelMessageId: id,
          userId: mika.id,
          reaction: 'sad',
        })
      ).status,
    ).toBe(403);
  });
});
