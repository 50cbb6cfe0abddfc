import { EVENT_CHAT_ROOM } from '@clubline/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../testing/callers';
import { callerOf } from '../testing/callers';
import { notificationsOf } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { BUSY_CLUB, demoClubs, OWN_CLUB, QUIET_CLUB, SHARED_CLUB } from './content/clubs';

interface Listed {
  id: string;
  name: string;
  slug: string;
  memberCount: number;
  isActive: boolean;
}

describeApi(
  'the demo',
  (t) => {
    let demo: Caller & { id: string };

    beforeAll(async () => {
      await t.api.seed();
      const user = await t.api.context.db
        .selectFrom('users')
        .where('username', '=', 'demo')
        .select('id')
        .executeTakeFirstOrThrow();
      const { accessToken } = await t.api.context.sessions.start(t.api.context.db, user.id);
      demo = { id: user.id, ...callerOf(t.api.app, accessToken) };
    });

    const clubs = async (): Promise<Listed[]> => (await demo.get('/clubs')).body.data.clubs;
    const clubNamed = async (name: string): Promise<Listed> =>
      (await clubs()).find((club) => club.name === name)!;
    const postsIn = async (name: string) =>
      (await demo.get(`/club-social/club-posts-feed/${demo.id}/${(await clubNamed(name)).id}`)).body
        .data.posts;

    test('discover has more than one page, and demo belongs to three clubs', async () => {
      const all = await clubs();
      expect(all).toHaveLength(demoClubs.length);
      const mine: Listed[] = (await demo.get(`/users/${demo.id}/get-clubs`)).body.userClubs;
      expect(mine.map((club) => club.name).sort()).toEqual(
        [BUSY_CLUB, SHARED_CLUB, OWN_CLUB].sort(),
      );
      expect(all.length - mine.length).toBeGreaterThan(20);
      expect(all.filter((club) => !club.isActive).length).toBeGreaterThanOrEqual(3);
      expect(new Set(all.map((club) => club.memberCount)).size).toBeGreaterThan(6);
    });

    test(
      'member counts are those of the memberships, and everybody who writes in a club ' +
        'belongs to it',
      async () => {
        const { db } = t.api.context;
        const counted = await db
          .selectFrom('clubs')
          .leftJoin('clubMembers', 'clubMembers.clubId', 'clubs.id')
          .groupBy(['clubs.id', 'clubs.memberCount'])
          .select((eb) => [
            'clubs.memberCount',
            eb.fn.count<number>('clubMembers.userId').as('real'),
          ])
          .execute();
        for (const club of counted) expect(club.real).toBe(club.memberCount);
        const strangers = await db
          .selectFrom('clubPosts')
          .leftJoin('clubMembers', (on) =>
            on
              .onRef('clubMembers.clubId', '=', 'clubPosts.clubId')
              .onRef('clubMembers.userId', '=', 'clubPosts.userId'),
          )
          .where('clubMembers.userId', 'is', null)
          .select('clubPosts.id')
          .execute();
        expect(strangers).toEqual([]);
      },
    );

    test('one club has more than two pages of posts, one has none', async () => {
      const posts = await postsIn(BUSY_CLUB);
      expect(posts.length).toBeGreaterThan(45);
      expect(posts.some((post: { commentCount: number }) => post.commentCount > 2)).toBe(true);
      expect(posts.some((post: { reaction: string | null }) => post.reaction === null)).toBe(true);
      expect(posts.map((post: { createdAt: string }) => post.createdAt)).toEqual(
        posts
          .map((post: { createdAt: string }) => post.createdAt)
          .toSorted()
          .toReversed(),
      );
      const quiet = await clubNamed(QUIET_CLUB);
      const empty = await t.api.context.db
        .selectFrom('clubPosts')
        .where('clubId', '=', quiet.id)
        .select('id')
        .execute();
      expect(empty).toEqual([]);
    });

    test('nothing happens in the future', async () => {
      const now = t.api.context.now();
      for (const table of [
        'clubPosts',
        'clubComments',
        'clubPostReactions',
        'channelMessages',
        'profilePosts',
        'follows',
        'notifications',
        'chatMessages',
        'racers',
      ] as const) {
        const late = await t.api.context.db
          .selectFrom(table)
          .where('createdAt', '>', now)
          .select('createdAt')
          .execute();
        expect(late, table).toEqual([]);
      }
    });

    test('demo has read and unread notifications of every kind, on several pages', async () => {
      const told = await notificationsOf(demo as Person);
      expect(told.length).toBeGreaterThan(10);
      for (const type of ['follow', 'comment', 'reaction', 'mention']) {
        expect(
          told.some((one) => one.type === type && !one.isRead),
          type,
        ).toBe(true);
      }
      expect(told.some((one) => one.isRead)).toBe(true);
      for (const one of told) expect(one.link).toMatch(/^\/(clubs|profile)\//);
    });

    test('a notification that the demo holds is not sent again', async () => {
      const before = (await notificationsOf(demo as Person)).length;
      const { db, sessions } = t.api.context;
      const mika = await db
        .selectFrom('users')
        .where('username', '=', 'mika_laine')
        .select('id')
        .executeTakeFirstOrThrow();
      const caller = callerOf(t.api.app, (await sessions.start(db, mika.id)).accessToken);
      expect(
        (await caller.post(`/users/${mika.id}/follow-user`, { userToFollowId: demo.id })).status,
      ).toBe(200);
      expect(await notificationsOf(demo as Person)).toHaveLength(before);
    });

    test('about sixty racers are there, some with a picture', async () => {
      const first = await demo.get('/jet-ski-racer-details?skip=0&limit=50&order=DESC');
      expect([first.body.racers.length, first.body.meta.hasNextPage]).toEqual([50, true]);
      expect(first.body.racers[0]).toMatchObject({
        athlete: { name: 'Mateo Arrieta', age: 27, height: 1.8 },
        boatManufacturers: 'Kestrel Marine',
        careerWordFinalsWins: 2,
      });
      expect(first.body.racers[0].athlete.image).toMatch(
        /\/uploads\/[0-9a-f]{40}\.webp#widths=160,/,
      );
      const rest = await demo.get('/jet-ski-racer-details?skip=50&limit=50&order=DESC');
      expect(rest.body.racers.length + 50).toBe(60);
    });

    test('the event’s room has messages of two days in order', async () => {
      const rows = await t.api.context.db
        .selectFrom('chatMessages')
        .where('matchId', '=', EVENT_CHAT_ROOM)
        .select(['seq', 'createdAt'])
        .orderBy('seq')
        .execute();
      expect(rows.map((row) => row.seq)).toEqual(rows.map((_row, index) => index + 1));
      expect(rows.map((row) => row.createdAt)).toEqual(rows.map((row) => row.createdAt).toSorted());
      expect(Date.parse(rows.at(-1)!.createdAt) - Date.parse(rows[0]!.createdAt)).toBeGreaterThan(
        20 * 3_600_000,
      );
    });

    test('a second start changes nothing', async () => {
      const count = async () =>
        (
          await t.api.context.db
            .selectFrom('users')
            .select((eb) => eb.fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow()
        ).total;
      const before = [await count(), (await clubs()).length];
      await t.api.seed();
      expect([await count(), (await clubs()).length]).toEqual(before);
    });
  },
  { seed: 'demo' },
);
