import type { FeedItem } from '@clubline/contract';
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { newId } from '../../../db/ids';
import { createClub, createClubWith, createPost } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { LOOKED_THROUGH } from './feed.repository';

vi.setConfig({ testTimeout: 60_000 });

describeApi('words looked for in the feed of the home page', (t) => {
  const found = async (person: Person, words: string, more: Record<string, string> = {}) =>
    (await person.get(`/social/feed?${new URLSearchParams({ search: words, ...more })}`)).body as {
      data: { items: FeedItem[] };
      meta: { nextCursor: string | null; hasMore: boolean };
    };
  const wordsOf = ({ data }: { data: { items: FeedItem[] } }) =>
    data.items.map(({ post }) => post.content);
  const think = (person: Person, content: string) =>
    person.post('/social/profile-posts', { content, mediaUrls: [] });
  /** Posts of a club, the first of them the newest. */
  async function fill(club: { id: string }, author: Person, contents: string[]) {
    const rows = contents.map((content, index) => ({
      id: newId(),
      clubId: club.id,
      userId: author.id,
      content,
      mediaUrls: '[]',
      createdAt: new Date(Date.UTC(2025, 0, 1) - index * 1_000).toISOString(),
    }));
    for (let start = 0; start < rows.length; start += 100)
      await t.api.context.db
        .insertInto('clubPosts')
        .values(rows.slice(start, start + 100) as never)
        .execute();
  }

  test('are found in one’s clubs and of followed people, whatever their capitals', async () => {
    const [dana, mika, sol] = (await t.people(3)) as [Person, Person, Person];
    const [club, other] = [await createClubWith(dana, [mika]), await createClub(sol)];
    await createPost(dana, club.id, 'Doors open at HAVASU lake');
    await createPost(dana, club.id, 'Nothing of the kind');
    await createPost(sol, other.id, 'Havasu, for members alone');
    await think(dana, 'To Havasu by bus');
    await think(sol, 'Havasu, of a stranger');
    await mika.post(`/users/${mika.id}/follow-user`, { userToFollowId: dana.id });
    const answer = await found(mika, 'havasu');
    expect(wordsOf(answer)).toEqual(['To Havasu by bus', 'Doors open at HAVASU lake']);
    expect(answer.data.items[1]).toMatchObject({ kind: 'clubPost', club: { id: club.id } });
    expect(answer.meta).toEqual({ nextCursor: null, hasMore: false });
    expect(wordsOf(await found(mika, '%'))).toEqual([]);
  });

  test('are looked for in so many posts at a time, and further on by the cursor', async () => {
    const dana = await t.person();
    const club = await createClub(dana);
    const contents = Array.from({ length: LOOKED_THROUGH + 2 }, () => 'A lap in words');
    contents[LOOKED_THROUGH] = 'The rare one';
    await fill(club, dana, contents);
    const first = await found(dana, 'rare');
    expect(first.data.items).toEqual([]);
    expect(first.meta.hasMore).toBe(true);
    const next = await found(dana, 'rare', { cursor: first.meta.nextCursor! });
    expect(wordsOf(next)).toEqual(['The rare one']);
    expect(next.meta).toEqual({ nextCursor: null, hasMore: false });
  });

  test('page after page, are those of all posts with them, each once and in order', async () => {
    const dana = await t.person();
    await assert(
      asyncProperty(
        array(constantFrom('gale', 'a Gale of wind', 'calm', 'swell'), { maxLength: 40 }),
        integer({ min: 1, max: 7 }),
        async (contents, limit) => {
          const club = await createClub(dana);
          const numbered = contents.map((words, index) => `${words} ${club.id} ${index}`);
          await fill(club, dana, numbered);
          const seen: string[] = [];
          let cursor: string | null | undefined;
          do {
            const page = await found(dana, `gale ${club.id}`, {
              limit: String(limit),
              ...(cursor && { cursor }),
            });
            expect(page.data.items.length).toBeLessThanOrEqual(limit);
            seen.push(...wordsOf(page));
            cursor = page.meta.nextCursor;
          } while (cursor);
          expect(seen).toEqual(numbered.filter((words) => words.startsWith('gale')));
        },
      ),
      { numRuns: 8 },
    );
  });
});
