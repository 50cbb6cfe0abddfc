import { PINNED_POSTS_MAX } from '@clubline/contract';
import type { Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { transact } from '../../../db/dialect';
import {
  createClub,
  createClubOf,
  createClubWith,
  createPost,
  idsOf,
} from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { addressOf, connect } from '../../../testing/sockets';
import { untilAwaited } from '../../../testing/untilAwaited';
import { lockClub } from '../../clubs';
import { pinPost, unpinPost } from './pins.repository';

const pinOf = (clubId: string, postId: string) => `/club-social/club-posts/${clubId}/${postId}/pin`;

describeApi('pinned posts', (t) => {
  const three = async () => (await t.people(3)) as [Person, Person, Person];
  const feed = async (person: Person, clubId: string, query = '') =>
    (await person.get(`/club-social/club-posts-feed/${person.id}/${clubId}${query}`)).body;
  const pinnedIn = async (person: Person, clubId: string) =>
    idsOf((await feed(person, clubId)).data.pinnedPosts);

  test('owners pin posts, which the first page names, the latest pin first', async () => {
    const [owner, mika] = await three();
    const club = await createClubOf(owner, [mika]);
    const posts = [];
    for (const words of ['Rules', 'Lunch', 'Race day'])
      posts.push(await createPost(mika, club.id, words));
    const [rules, lunch] = posts.map(({ id }) => id) as [string, string];
    expect(await pinnedIn(owner, club.id)).toEqual([]);

    const first = await owner.put(pinOf(club.id, lunch));
    expect([first.status, first.body]).toEqual([200, { data: { postIds: [lunch] } }]);
    const second = await mika.put(pinOf(club.id, rules));
    expect(second.body.data.postIds).toEqual([rules, lunch]);

    const { data } = await feed(owner, club.id);
    expect(idsOf(data.pinnedPosts)).toEqual([rules, lunch]);
    expect(idsOf(data.posts)).toEqual(idsOf(posts.toReversed()));
    expect(data.pinnedPosts[0]).toEqual(data.posts[2]);
    const { data: page, meta } = await feed(owner, club.id, '?limit=1');
    expect(idsOf(page.pinnedPosts)).toEqual([rules, lunch]);
    expect((await feed(owner, club.id, `?cursor=${meta.nextCursor}`)).data).not.toHaveProperty(
      'pinnedPosts',
    );
  });

  test('pinning and unpinning twice changes nothing', async () => {
    const [owner] = await three();
    const club = await createClub(owner);
    const [one, two] = [await createPost(owner, club.id), await createPost(owner, club.id)];
    for (const { id } of [one, two, one])
      expect((await owner.put(pinOf(club.id, id))).status).toBe(200);
    expect(await pinnedIn(owner, club.id)).toEqual([two.id, one.id]);
    for (let time = 0; time < 2; time += 1)
      expect((await owner.delete(pinOf(club.id, two.id))).body.data.postIds).toEqual([one.id]);
    expect(await pinnedIn(owner, club.id)).toEqual([one.id]);
  });

  test('no more than three are pinned, however many ask at once', async () => {
    const [owner] = await three();
    const club = await createClub(owner);
    const posts = [];
    for (let n = 0; n < 6; n += 1) posts.push(await createPost(owner, club.id, `Post ${n}`));
    const answers = await Promise.all(posts.map(({ id }) => owner.put(pinOf(club.id, id))));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 6 - PINNED_POSTS_MAX }, () => [
        409,
        'At most 3 posts can be pinned. Unpin one first.',
      ]),
    );
    const pinned = await pinnedIn(owner, club.id);
    expect(pinned).toHaveLength(PINNED_POSTS_MAX);
    await owner.delete(pinOf(club.id, pinned[0]!));
    const other = posts.find(({ id }) => !pinned.includes(id))!;
    expect((await owner.put(pinOf(club.id, other.id))).status).toBe(200);
  });

  test('what is pinned at the same moment belongs to the answer of who unpins', async () => {
    const [owner] = await three();
    const club = await createClub(owner);
    const [one, two] = [await createPost(owner, club.id), await createPost(owner, club.id)];
    await owner.put(pinOf(club.id, one.id));
    const unpinned = await transact(t.api.context.db, async (trx) => {
      await lockClub(trx, club.id);
      const answer = owner.delete(pinOf(club.id, one.id));
      if (t.database !== 'embedded') await untilAwaited(t.api.context.db, trx);
      await trx
        .updateTable('clubPosts')
        .set({ pinnedAt: new Date().toISOString() })
        .where('id', '=', two.id)
        .execute();
      return { answer };
    });
    expect((await unpinned.answer).body.data.postIds).toEqual([two.id]);
  });

  test('a post of another club is neither pinned nor unpinned', async () => {
    const [owner] = await three();
    const [club, other] = [await createClub(owner), await createClub(owner)];
    const [one, two] = [await createPost(owner, club.id), await createPost(owner, club.id)];
    await owner.put(pinOf(club.id, one.id));
    const { db, now } = t.api.context;
    await expect(pinPost(db, { clubId: other.id, postId: two.id }, now())).rejects.toThrow('Post');
    expect(await unpinPost(db, { clubId: other.id, postId: one.id })).toEqual([]);
    expect(await pinnedIn(owner, club.id)).toEqual([one.id]);
  });

  test('members and strangers pin nothing, and nobody a post of another club', async () => {
    const [owner, mika, stranger] = await three();
    const club = await createClubWith(owner, [mika]);
    const other = await createClub(owner);
    const { id } = await createPost(mika, club.id);
    for (const person of [mika, stranger])
      for (const refused of [
        await person.put(pinOf(club.id, id)),
        await person.delete(pinOf(club.id, id)),
      ])
        expect([refused.status, refused.body.message]).toEqual([
          403,
          'Only the club’s owners may pin posts.',
        ]);
    expect((await owner.put(pinOf(other.id, id))).status).toBe(404);
    expect((await owner.put(pinOf(club.id, 'nothing'))).status).toBe(404);
  });

  test('a pinned post that is deleted is pinned no more', async () => {
    const [owner] = await three();
    const club = await createClub(owner);
    const [one, two] = [await createPost(owner, club.id), await createPost(owner, club.id)];
    for (const { id } of [one, two]) await owner.put(pinOf(club.id, id));
    await owner.delete(`/club-social/club-posts/${club.id}/${two.id}/${owner.id}`);
    expect(await pinnedIn(owner, club.id)).toEqual([one.id]);
  });

  test('who watches the club hears which posts are pinned by now', async () => {
    const [owner, mika] = await three();
    const club = await createClubWith(owner, [mika]);
    const { id } = await createPost(owner, club.id);
    const inside = await connect(await addressOf(t.api), mika.accessToken);
    await (inside.socket as unknown as Socket)
      .timeout(5_000)
      .emitWithAck('watchClub', { clubId: club.id });
    await owner.put(pinOf(club.id, id));
    expect(await inside.next('clubPinsChanged')).toEqual({ clubId: club.id, postIds: [id] });
    await owner.delete(pinOf(club.id, id));
    expect(await inside.next('clubPinsChanged')).toEqual({ clubId: club.id, postIds: [] });
    inside.socket.close();
  });
});
