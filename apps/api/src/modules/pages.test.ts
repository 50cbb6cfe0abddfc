import { array, assert, asyncProperty, integer, nat, tuple } from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '../testing/callers';
import { createClub } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { listChannels } from './clubs';

/** Things that come and go. */
const THINGS = 12;

interface List {
  path: string;
  /** The items of an answer, in the order of the list. */
  items(body: Answer['body']): { id: string }[];
  /** What brings a thing into the list, with this time, as statements. */
  rows(thing: number, time: string): [table: string, values: Record<string, unknown>][];
  /** What is deleted for it to go. */
  gone(thing: number): [table: string, where: Record<string, unknown>];
  idOf(thing: number): string;
}

describeApi('pages of lists', (t) => {
  let owner: Person;
  let people: Person[];
  const ids = { club: '', channel: '', post: '', clubs: [''], posts: [''] };

  const insert = (table: string, values: Record<string, unknown>) =>
    sql`insert into ${sql.table(table)}
      (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(values))})`.execute(t.api.context.db);
  const remove = (table: string, where: Record<string, unknown>) =>
    sql`delete from ${sql.table(table)} where ${sql.join(
      Object.entries(where).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      sql` and `,
    )}`.execute(t.api.context.db);

  const club = (id: string, createdAt: string) => ({
    id,
    name: `Club ${id}`,
    slug: id.toLowerCase(),
    ownerId: owner.id,
    streamingSource: 'nfl',
    createdAt,
  });
  const athlete = (id: string, createdAt: string) => ({
    id,
    name: `Rider ${id}`,
    nameKey: id,
    createdAt,
  });
  const post = (id: string, createdAt: string) => ({
    id,
    clubId: ids.club,
    userId: owner.id,
    content: id,
    mediaUrls: '[]',
    createdAt,
  });

  beforeAll(async () => {
    owner = await t.person();
    people = await t.people(THINGS);
    ids.club = (await createClub(owner)).id;
    ids.channel = (await listChannels(t.api.context.db, ids.club))[0]!.id;
    ids.clubs = people.map((_, n) => `own-${n}`);
    ids.posts = people.map((_, n) => `reported-${n}`);
    ids.post = 'commented';
    const time = t.api.context.now();
    for (const id of ids.clubs) await insert('clubs', club(id, time));
    for (const id of [...ids.posts, ids.post]) await insert('clubPosts', post(id, time));
  });

  /** A thing that is one row with an id. */
  const byId = (
    table: string,
    values: (id: string, time: string) => Record<string, unknown>,
  ): Pick<List, 'rows' | 'gone' | 'idOf'> => {
    const idOf = (thing: number) => `${table}-${thing}`;
    return {
      rows: (thing, time) => [[table, values(idOf(thing), time)]],
      gone: (thing) => [table, { id: idOf(thing) }],
      idOf,
    };
  };
  /** A thing that is a person and something else, in one row. */
  const byPerson = (
    table: string,
    values: (userId: string, time: string) => Record<string, unknown>,
    keys: string[],
  ): Pick<List, 'rows' | 'gone' | 'idOf'> => ({
    rows: (thing, time) => [[table, values(people[thing]!.id, time)]],
    gone: (thing) => {
      const row = values(people[thing]!.id, '');
      return [table, Object.fromEntries(keys.map((key) => [key, row[key]]))];
    },
    idOf: (thing) => people[thing]!.id,
  });

  const lists: Record<string, () => List> = {
    followers: () => ({
      path: `/users/${owner.id}/get-followers-list`,
      items: ({ followersList }) => followersList,
      ...byPerson(
        'follows',
        (followerId, createdAt) => ({ followerId, followedId: owner.id, createdAt }),
        ['followerId', 'followedId'],
      ),
    }),
    following: () => ({
      path: `/users/${owner.id}/get-following-list`,
      items: ({ followingList }) => followingList,
      ...byPerson(
        'follows',
        (followedId, createdAt) => ({ followerId: owner.id, followedId, createdAt }),
        ['followerId', 'followedId'],
      ),
    }),
    'own clubs': () => ({
      path: `/users/${owner.id}/get-clubs`,
      items: ({ userClubs }) => userClubs,
      rows: (thing, joinedAt) => [
        ['clubMembers', { clubId: ids.clubs[thing]!, userId: owner.id, role: 'member', joinedAt }],
      ],
      gone: (thing) => ['clubMembers', { clubId: ids.clubs[thing]!, userId: owner.id }],
      idOf: (thing) => ids.clubs[thing]!,
    }),
    clubs: () => ({
      path: '/clubs',
      items: ({ data }) => data.clubs,
      ...byId('clubs', club),
    }),
    members: () => ({
      path: `/clubs/${ids.club}/members`,
      items: ({ data }) => data.members,
      ...byPerson(
        'clubMembers',
        (userId, joinedAt) => ({ clubId: ids.club, userId, role: 'member', joinedAt }),
        ['clubId', 'userId'],
      ),
    }),
    people: () => ({
      path: '/users',
      items: ({ users }) => users,
      ...byId('users', (id, createdAt) => ({
        id,
        username: id.replace('-', '_'),
        email: id,
        emailKey: id,
        passwordHash: 'none',
        firstName: 'Ann',
        lastName: 'Lee',
        profileTags: '[]',
        sportInterests: '[]',
        role: 'user',
        createdAt,
      })),
    }),
    athletes: () => ({
      path: '/athletes',
      items: ({ athletes }) => athletes,
      ...byId('athletes', athlete),
    }),
    racers: () => ({
      path: '/jet-ski-racer-details',
      items: ({ racers }) => racers,
      rows: (thing, createdAt) => [
        ['athletes', athlete(`a-${thing}`, createdAt)],
        [
          'racers',
          {
            id: `racers-${thing}`,
            athleteId: `a-${thing}`,
            careerWins: 0,
            seasonWins: 0,
            seasonPodiums: 0,
            careerWordFinalsWins: 0,
            createdAt,
          },
        ],
      ],
      gone: (thing) => ['athletes', { id: `a-${thing}` }],
      idOf: (thing) => `racers-${thing}`,
    }),
    notifications: () => ({
      path: `/notifications/${owner.id}`,
      items: ({ notifications }) => notifications,
      ...byId('notifications', (id, createdAt) => ({
        id,
        userId: owner.id,
        actorId: null,
        type: 'follow',
        content: id,
        occasion: id,
        createdAt,
      })),
    }),
    'banned people': () => ({
      path: `/clubs/${ids.club}/bans`,
      items: ({ data }) => data.banned,
      ...byPerson(
        'clubSanctions',
        (userId, createdAt) => ({ clubId: ids.club, userId, kind: 'ban', createdAt }),
        ['clubId', 'userId', 'kind'],
      ),
    }),
    'reported posts': () => ({
      path: `/clubs/${ids.club}/reports`,
      items: ({ data }) => data.reports.map((report: { post: { id: string } }) => report.post),
      rows: (thing, createdAt) => [
        [
          'postReports',
          { postId: ids.posts[thing], reporterId: owner.id, reason: 'spam', createdAt },
        ],
      ],
      gone: (thing) => ['postReports', { postId: ids.posts[thing] }],
      idOf: (thing) => ids.posts[thing]!,
    }),
    posts: () => ({
      path: `/club-social/club-posts-feed/${owner.id}/${ids.club}`,
      items: ({ data }) => data.posts,
      ...byId('clubPosts', post),
    }),
    comments: () => ({
      path: `/club-social/club-comments/${ids.post}/comments`,
      // Each page is oldest first, and the pages go back.
      items: ({ data }) => data.comments.toReversed(),
      ...byId('clubComments', (id, createdAt) => ({
        id,
        postId: ids.post,
        userId: owner.id,
        content: id,
        createdAt,
      })),
    }),
    'channel messages': () => ({
      path: `/club-channels/${ids.channel}/messages`,
      items: ({ data }) => data.messages,
      ...byId('channelMessages', (id, createdAt) => ({
        id,
        channelId: ids.channel,
        userId: owner.id,
        content: id,
        mediaUrls: '[]',
        createdAt,
      })),
    }),
    'profile posts': () => ({
      path: `/social/profile-posts?userId=${owner.id}`,
      items: ({ data }) => data.profilePosts,
      ...byId('profilePosts', (id, createdAt) => ({
        id,
        userId: owner.id,
        content: id,
        mediaUrls: '[]',
        createdAt,
      })),
    }),
  };

  const timeOf = (tick: number) => new Date(Date.UTC(2026, 0, 1) + 10 * tick).toISOString();

  test.each(Object.keys(lists))(
    '%s: whatever comes and goes, pages have each that stays, once and in order',
    async (name) => {
      const list = lists[name]!();
      const there = new Set<number>();
      const stays = new Set<number>();
      const add = async (thing: number, tick: number) => {
        if (there.has(thing)) return;
        for (const row of list.rows(thing, timeOf(tick))) await insert(...row);
        there.add(thing);
      };
      const drop = async (thing: number) => {
        await remove(...list.gone(thing));
        there.delete(thing);
        stays.delete(thing);
      };
      const pages = async (size: number, between: () => Promise<void>) => {
        const found: string[] = [];
        let cursor: string | null = null;
        do {
          const query: string = `limit=${size}${cursor ? `&cursor=${cursor}` : ''}`;
          const { status, body } = await owner.get(
            `${list.path}${list.path.includes('?') ? '&' : '?'}${query}`,
          );
          expect(status).toBe(200);
          found.push(...list.items(body).map(({ id }) => id));
          cursor = body.meta.nextCursor;
          await between();
        } while (cursor !== null);
        return found;
      };
      const thing = nat(THINGS - 1);
      // Few different times: many things are of the same one.
      const events = array(tuple(thing, nat(4)), { maxLength: 12 });
      await assert(
        asyncProperty(events, events, integer({ min: 1, max: 5 }), async (first, later, size) => {
          for (const [one, tick] of first) await add(one, tick);
          stays.clear();
          for (const one of there) stays.add(one);
          const queue = [...later];
          const found = await pages(size, async () => {
            const [next] = queue.splice(0, 1);
            if (next) await (there.has(next[0]) ? drop(next[0]) : add(...next));
          });
          const kept = new Set([...stays].map(list.idOf));
          const inOrder = (await pages(100, async () => undefined)).filter((id) => kept.has(id));
          expect(found.filter((id) => kept.has(id))).toEqual(inOrder);
          expect(inOrder).toHaveLength(kept.size);
        }),
        { numRuns: 12 },
      );
      for (const one of there) await drop(one);
    },
    60_000,
  );
});
