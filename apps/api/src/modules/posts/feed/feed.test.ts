import type { FeedItem } from '@clubline/contract';
import { array, assert, asyncProperty, boolean, integer, record } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { newId } from '../../../db/ids';
import { createClub, createClubWith, createPost } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { recordQueries } from '../../../testing/recordQueries';
import { listHomeFeed } from './feed.repository';

vi.setConfig({ testTimeout: 60_000 });

describeApi('the feed of the home page', (t) => {
  const feedOf = async (person: Person, query = '') =>
    (await person.get(`/social/feed${query}`)).body as {
      data: { items: FeedItem[] };
      meta: { nextCursor: string | null; hasMore: boolean };
    };
  const wordsOf = async (person: Person) =>
    (await feedOf(person)).data.items.map(({ post }) => post.content);
  const think = (person: Person, content: string) =>
    person.post('/social/profile-posts', { content, mediaUrls: [] });
  const follow = (person: Person, other: Person) =>
    person.post(`/users/${person.id}/follow-user`, { userToFollowId: other.id });

  test('holds what one’s clubs and followed people wrote, newest first', async () => {
    const [dana, mika, sol] = (await t.people(3)) as [Person, Person, Person];
    const [club, other] = [await createClubWith(dana, [mika]), await createClub(sol)];
    await createPost(dana, club.id, 'In a club of mine');
    await createPost(sol, other.id, 'In a club of others');
    await think(dana, 'Of somebody followed');
    await think(sol, 'Of a stranger');
    await follow(mika, dana);
    const { data, meta } = await feedOf(mika);
    expect(data.items).toMatchObject([
      { kind: 'profilePost', post: { content: 'Of somebody followed', user: { id: dana.id } } },
      {
        kind: 'clubPost',
        club: { id: club.id, name: club.name },
        post: { content: 'In a club of mine', reaction: null, commentCount: 0 },
      },
    ]);
    expect(meta).toEqual({ nextCursor: null, hasMore: false });
  });

  test('is empty for who is new', async () => {
    expect(await feedOf(await t.person())).toEqual({
      data: { items: [] },
      meta: { nextCursor: null, hasMore: false },
    });
  });

  test('holds nothing of a club after leaving it, or being banned from it', async () => {
    const [dana, mika, sol] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubWith(dana, [mika, sol]);
    await createPost(dana, club.id, 'For members');
    expect(await wordsOf(mika)).toEqual(['For members']);
    await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
    await dana.put(`/clubs/${club.id}/bans/${sol.id}`);
    expect([await wordsOf(mika), await wordsOf(sol)]).toEqual([[], []]);
  });

  test('goes on page by page over many clubs, each post once and in order', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const clubs = [];
    for (let n = 0; n < 4; n += 1) clubs.push(await createClubWith(dana, [mika]));
    await follow(mika, dana);
    const written: string[] = [];
    for (let n = 0; n < 14; n += 1) {
      const words = `Post ${n}`;
      if (n % 5 === 4) await think(dana, words);
      else await createPost(dana, clubs[(n * n) % 3]!.id, words);
      written.unshift(words);
    }
    const read: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await feedOf(mika, `?limit=3&cursor=${cursor}`);
      expect(page.data.items.length).toBeLessThanOrEqual(3);
      read.push(...page.data.items.map(({ post }) => post.content));
      expect(page.meta.hasMore).toBe(page.meta.nextCursor !== null);
      cursor = page.meta.nextCursor;
    }
    expect(read).toEqual(written);
  });

  const at = (second: number) => new Date(Date.UTC(2025, 0, 1) + second * 1_000).toISOString();
  const post = (person: Person, second: number, content = 'Any') => ({
    id: newId(),
    userId: person.id,
    content,
    mediaUrls: '[]',
    createdAt: at(second),
  });
  const writeIn = async (clubId: string, posts: ReturnType<typeof post>[]) =>
    await t.api.context.db
      .insertInto('clubPosts')
      .values(posts.map((row) => ({ ...row, clubId })))
      .execute();

  test('is all that its lists hold in order, however long, and written at once', async () => {
    const { db } = t.api.context;
    const [viewer, stranger] = (await t.people(2)) as [Person, Person];
    const clubs = [await createClub(viewer), await createClub(viewer), await createClub(viewer)];
    const people = await t.people(3);
    for (const person of people) await follow(viewer, person);
    const silent = await t.person();
    await follow(viewer, silent);
    const others = await createClub(stranger);
    await assert(
      asyncProperty(
        array(
          record({
            list: integer({ min: 0, max: 2 }),
            inClub: boolean(),
            second: integer({ min: 0, max: 5 }),
            // Up to nine tenths of a page in bytes.
            length: integer({ min: 1, max: 150_000 }),
          }),
          { maxLength: 14 },
        ),
        integer({ min: 1, max: 6 }),
        async (written, limit) => {
          for (const table of ['clubPosts', 'profilePosts'] as const)
            await db.deleteFrom(table).execute();
          await writeIn(others.id, [post(stranger, 3, 'Of others')]);
          await db
            .insertInto('profilePosts')
            .values(post(stranger, 3, 'Of a stranger'))
            .execute();
          const posts = [];
          for (const { list, inClub, second, length } of written) {
            const one = post(people[list]!, second, '漢'.repeat(length));
            posts.push(one);
            if (inClub) await writeIn(clubs[list]!.id, [one]);
            else await db.insertInto('profilePosts').values(one).execute();
          }
          posts.sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1));
          const read: string[] = [];
          let cursor: string | null = '';
          while (cursor !== null) {
            const { items, meta } = await listHomeFeed(db, viewer.id, { limit, cursor });
            const bytes = Buffer.byteLength(JSON.stringify(items));
            expect(items.length === 1 || bytes < 600_000).toBe(true);
            read.push(...items.map((item) => item.post.id));
            expect(meta.hasMore).toBe(meta.nextCursor !== null);
            cursor = meta.nextCursor;
          }
          expect(read).toEqual(posts.map(({ id }) => id));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('loads no more posts than are on the page, however many lists have new ones', async () => {
    const [viewer, dana] = (await t.people(2)) as [Person, Person];
    for (let n = 0; n < 12; n += 1) {
      const { id } = await createClub(viewer);
      const posts = Array.from({ length: 12 }, (_, index) => post(viewer, 100 * index + n));
      await writeIn(id, posts);
    }
    // Who wrote nothing is not handed over either.
    for (const silent of await t.people(40)) await follow(viewer, silent);
    await follow(viewer, dana);
    await think(dana, 'Newest of all');
    const { db, sent, answered } = recordQueries(t.api.context.db);
    const { items, meta } = await listHomeFeed(db, viewer.id, { limit: 10 });
    expect([items.length, meta.hasMore]).toEqual([10, true]);
    // Where the newest of each kind are, and those that are shown.
    expect(sent).toHaveLength(4);
    expect(answered.filter((row) => 'content' in (row as object))).toHaveLength(10);
    expect(answered.length).toBeLessThanOrEqual(11 + 1 + 10);
  });

  test('a cursor that is none is refused', async () => {
    const person = await t.person();
    expect((await person.get('/social/feed?cursor=abc')).status).toBe(400);
  });
});
