import type { ClubPost } from '@clubline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pages, withNextPage } from '../../platform/paging';
import { ben, fakePost } from '../../testing';
import { mergeFeed, withNewPosts, type Feed } from './feedPosts';

const SIZE = 3;

/** A post whose age is its number. */
const numbered = (number: number): ClubPost => ({
  ...fakePost({ id: String(number), clubId: 'c1', user: ben }),
  createdAt: new Date(number * 60_000).toISOString(),
});

/** So many pages of a list from a cursor on. */
function pagesOf(list: readonly number[], cursor: string | null, pages: number): Feed {
  const rest = cursor === null ? list : list.filter((number) => number < Number(cursor));
  const shown = rest.slice(0, SIZE * pages);
  return {
    items: shown.map(numbered),
    nextCursor: rest.length > shown.length ? String(shown.at(-1)) : null,
  };
}

test('posts that waited are put on top without a gap, however many they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      (length, known, missed, asked, later) => {
        const listOf = (count: number) => Array.from({ length: count }, (_, at) => count - at);
        const before = pagesOf(listOf(length), null, known);
        const list = listOf(length + missed);
        const held: { posts: readonly ClubPost[]; gapAfter: Pages<ClubPost> | null }[] = [];
        const kept = mergeFeed(pagesOf(list, null, asked), before, {
          userId: 'somebody else',
          holdBack: (posts, gapAfter) => held.push({ posts, gapAfter }) > 0,
        });
        expect(kept.items[0]?.id).toBe(before.items[0]?.id);
        const all = listOf(length + missed + later);
        const arrived = all.slice(0, later).map(numbered);
        let feed = withNewPosts(kept, [...arrived, ...held[0]!.posts], held[0]!.gapAfter);
        while (feed.nextCursor) feed = withNextPage(feed, pagesOf(all, feed.nextCursor, 1));
        expect(feed.items.map(({ id }) => Number(id))).toEqual(all);
      },
    ),
  );
});

test('own posts do not wait with those of others, and hide no gap below them', () => {
  const me = { ...ben, id: 'me' };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
      (length, missed, asked, isOwn) => {
        const withAuthors = (feed: Feed): Feed => ({
          ...feed,
          items: feed.items.map((post) => (isOwn[Number(post.id)] ? { ...post, user: me } : post)),
        });
        const listOf = (count: number) => Array.from({ length: count }, (_, at) => count - at);
        const before = withAuthors(pagesOf(listOf(length), null, 1));
        // A feed of nobody else has nothing to be read that others could push away.
        fc.pre(before.items.some(({ user }) => user.id !== 'me'));
        const list = listOf(length + missed);
        const fresh = withAuthors(pagesOf(list, null, asked));
        let held: { posts: readonly ClubPost[]; gapAfter: Pages<ClubPost> | null } | undefined;
        const options = {
          userId: 'me',
          holdBack: (posts: readonly ClubPost[], gapAfter: Pages<ClubPost> | null) =>
            Boolean((held = { posts, gapAfter })),
        };
        const once = mergeFeed(fresh, before, options);
        // Asked again, nothing is lost of what is read.
        let feed = mergeFeed(fresh, once, options);
        expect(feed.items).toEqual(once.items);
        const ids = once.items.map(({ id }) => id);
        const own = fresh.items.filter(({ user }) => user.id === 'me');
        const read = held ? before.items : [];
        for (const { id } of [...own, ...read]) expect(ids).toContain(id);
        if (held) feed = withNewPosts(feed, held.posts, held.gapAfter, 'me');
        while (feed.nextCursor)
          feed = withNextPage(feed, withAuthors(pagesOf(list, feed.nextCursor, 1)));
        expect(feed.items.map(({ id }) => Number(id))).toEqual(list);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('posts that waited stand below what was written while they did', () => {
  const feed = { items: [5, 1].map(numbered), nextCursor: null };
  const { items } = withNewPosts(feed, [4, 3].map(numbered), null);
  expect(items.map(({ id }) => Number(id))).toEqual([5, 4, 3, 1]);
});

test('an own post at the end of a newer page does not hide those that wait below it', () => {
  const list = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  const own = { ...numbered(7), user: { ...ben, id: 'me' } };
  const known: Feed = { items: [own, numbered(1)], nextCursor: '1' };
  let feed = mergeFeed(pagesOf(list, null, 1), known, { userId: 'me' });
  while (feed.nextCursor) feed = withNextPage(feed, pagesOf(list, feed.nextCursor, 1));
  expect(feed.items.map(({ id }) => Number(id))).toEqual(list);
});
