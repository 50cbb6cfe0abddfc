import { expect, test } from 'vitest';
import type { Socket } from 'socket.io-client';
import { createClubWith, notificationsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, connect, type TestSocket } from '../../testing/sockets';

interface Shown {
  id: string;
  content: string;
  editedAt: string | null;
}

describeApi('one’s own messages in channels', (t) => {
  const stage = async () => {
    const [owner, mika, ola] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubWith(owner, [mika, ola]);
    const [first, second] = (await owner.get(`/club-channels/${club.id}`)).body.data.channels;
    const url = `/club-channels/${first.id}/messages`;
    const write = async (by: Person, content: string) =>
      (await by.post(url, { content })).body.data.message as Shown;
    const shown = async () => (await owner.get(url)).body.data.messages as Shown[];
    const change = (by: Person, { id }: Shown, content: string) =>
      by.patch(`${url}/${id}`, { content });
    return { owner, mika, ola, club, first, second, write, shown, change };
  };

  test('are changed, and say when; the same words leave them as they were', async () => {
    const { mika, write, shown, change } = await stage();
    const message = await write(mika, 'Frist');
    expect(message.editedAt).toBeNull();
    const same = await change(mika, message, ' Frist ');
    expect([same.status, same.body.data.message.editedAt]).toEqual([200, null]);
    const changed = await change(mika, message, ' First ');
    expect([changed.status, changed.body.data.message.content]).toEqual([200, 'First']);
    const [stored] = await shown();
    expect(stored).toMatchObject({ content: 'First', editedAt: expect.stringMatching(/Z$/) });
  });

  test('cannot be emptied, nor changed by others, by who is muted or has left', async () => {
    const { owner, mika, ola, club, second, write, shown, change } = await stage();
    const message = await write(mika, 'First');
    const empty = await change(mika, message, ' \u200b ');
    expect([empty.status, empty.body.errors[0].property]).toEqual([400, 'content']);
    expect((await change(owner, message, 'Mine')).status).toBe(403);
    expect((await change(ola, message, 'Mine')).status).toBe(403);
    const elsewhere = `/club-channels/${second.id}/messages/${message.id}`;
    expect((await mika.patch(elsewhere, { content: 'Here' })).status).toBe(404);
    await owner.put(`/clubs/${club.id}/mutes/${mika.id}`);
    expect((await change(mika, message, 'Still here')).status).toBe(403);
    await owner.delete(`/clubs/${club.id}/mutes/${mika.id}`);
    await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
    expect((await change(mika, message, 'Still here')).status).toBe(403);
    expect((await shown())[0]?.content).toBe('First');
  });

  test('tell everybody who watches the club what they say by now', async () => {
    const { owner, mika, club, first, write, change } = await stage();
    const message = await write(mika, 'Frist');
    await owner.post('/club-channel-reactions', {
      clubChannelMessageId: message.id,
      reaction: 'haha',
    });
    const listener = await connect(await addressOf(t.api), owner.accessToken);
    const socket = listener.socket as unknown as Socket;
    await socket.timeout(5_000).emitWithAck('watchClub', { clubId: club.id });
    await change(mika, message, 'First');
    const told = await listener.next('channelMessageChanged', (body) => 'content' in body);
    expect(told).toEqual({
      clubId: club.id,
      channelId: first.id,
      messageId: message.id,
      reactionCount: 1,
      content: 'First',
      editedAt: expect.stringMatching(/Z$/),
    });
    listener.socket.close();
  });

  test('take with them what people were notified of them, on open pages, too', async () => {
    const { owner, mika, first, write } = await stage();
    const message = await write(mika, `Look, @${owner.username}`);
    await owner.post('/club-channel-reactions', {
      clubChannelMessageId: message.id,
      reaction: 'haha',
    });
    const url = await addressOf(t.api);
    const pages: { id: string; page: TestSocket }[] = [];
    for (const person of [owner, mika]) {
      const [noticed] = await notificationsOf(person);
      expect(noticed).toMatchObject({ target: { messageId: message.id } });
      pages.push({ id: noticed!.id, page: await connect(url, person.accessToken) });
    }
    await mika.delete(`/club-channels/${first.id}/messages/${message.id}`);
    for (const { id, page } of pages) {
      expect(await page.next('notificationsRemoved')).toEqual({ ids: [id] });
      page.socket.close();
    }
    for (const person of [owner, mika]) expect(await notificationsOf(person)).toEqual([]);
  });
});
