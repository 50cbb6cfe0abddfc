import { expect, test } from 'vitest';
import type { Person } from '../../testing/people';
import { createClubWith, idsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import { listChannels } from '../clubs';

describeApi('a channel message by its id', (t) => {
  async function channelWith(count: number, words = 'Word') {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [mika]);
    const [channel, other] = await listChannels(t.api.context.db, club.id);
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const said = { content: `${words} ${n}` };
      const { body } = await owner.post(`/club-channels/${channel!.id}/messages`, said);
      ids.push(body.data.message.id);
    }
    const at = (id: string, query = '') => `/club-channels/${id}/messages${query}`;
    return { owner, mika, club, channelId: channel!.id, otherId: other!.id, ids, at };
  }

  test('comes with those around it, from which pages lead to either end', async () => {
    const { mika, channelId, ids, at } = await channelWith(12);
    const { body } = await mika.get(at(channelId, `/${ids[5]}?limit=2`));
    expect(idsOf(body.data.messages)).toEqual(ids.slice(3, 8).toReversed());
    const seen = idsOf(body.data.messages);
    let { nextCursor, newerCursor } = body.meta;
    while (nextCursor) {
      const page = await mika.get(at(channelId, `?limit=2&cursor=${nextCursor}`));
      seen.push(...idsOf(page.body.data.messages));
      nextCursor = page.body.meta.nextCursor;
    }
    while (newerCursor) {
      const page = await mika.get(at(channelId, `?limit=2&order=ASC&cursor=${newerCursor}`));
      seen.unshift(...idsOf(page.body.data.messages).toReversed());
      newerCursor = page.body.meta.nextCursor;
    }
    expect(seen).toEqual(ids.toReversed());
  });

  test('the first and the last one end on their side', async () => {
    const { mika, channelId, ids, at } = await channelWith(4);
    const first = (await mika.get(at(channelId, `/${ids[0]}?limit=1`))).body;
    expect(idsOf(first.data.messages)).toEqual([ids[1], ids[0]]);
    expect(first.meta).toEqual({
      nextCursor: null,
      hasMore: false,
      newerCursor: expect.any(String),
    });
    const last = (await mika.get(at(channelId, `/${ids[3]}?limit=1`))).body;
    expect(idsOf(last.data.messages)).toEqual([ids[3], ids[2]]);
    expect(last.meta).toEqual({
      nextCursor: expect.any(String),
      hasMore: true,
      newerCursor: null,
    });
  });

  test('is no longer with those around it than a page, which leads on', async () => {
    const { mika, channelId, ids, at } = await channelWith(61, '漢'.repeat(3_900));
    const { body } = await mika.get(at(channelId, `/${ids[30]}?limit=50`));
    const [length, most] = [Buffer.byteLength(JSON.stringify(body)), 540 * 1_024];
    expect([length < most, length > most / 2]).toEqual([true, true]);
    expect(idsOf(body.data.messages)).toContain(ids[30]);
    expect(body.meta).toMatchObject({
      nextCursor: expect.any(String),
      newerCursor: expect.any(String),
    });
  });

  test('is for members, in its own channel, as long as it is not deleted', async () => {
    const { owner, mika, channelId, otherId, ids, at } = await channelWith(2);
    const stranger = await t.person();
    expect((await stranger.get(at(channelId, `/${ids[0]}`))).status).toBe(403);
    expect((await stranger.get(at(channelId, '/gone'))).status).toBe(403);
    expect((await mika.get(at(otherId, `/${ids[0]}`))).status).toBe(404);
    await owner.delete(at(channelId, `/${ids[0]}`));
    const gone = await mika.get(at(channelId, `/${ids[0]}`));
    expect([gone.status, gone.body.message]).toEqual([404, 'Message not found']);
    expect((await mika.get(at(channelId, `/${ids[1]}`))).status).toBe(200);
  });
});
