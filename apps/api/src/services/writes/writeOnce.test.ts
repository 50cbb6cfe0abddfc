import { ADDITIONS_HEADER, CLIENT_IDS } from '@clubline/contract';
import { beforeAll, expect, test } from 'vitest';
import { createClubWith, notificationsOf } from '../../testing/clubs';
import type { TestClub } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { deleteOldClaims } from './writeOnce';

type Body = Record<string, unknown>;

interface Written {
  url: string;
  body: Body;
  /** The id of what was made. */
  idIn(data: never): string;
  /** How many of these texts the server holds. */
  count(text: string): Promise<number>;
}

describeApi('what is sent again with the same clientId', (t) => {
  let owner: Person;
  let other: Person;
  let club: TestClub;
  let kinds: Record<string, (text: string) => Written>;
  let number = 0;
  const nextId = () => `write-${(number += 1)}`;

  beforeAll(async () => {
    [owner, other] = (await t.people(2)) as [Person, Person];
    club = await createClubWith(owner, [other]);
    const { id: clubId } = club;
    const userId = owner.id;
    const { db } = t.api.context;
    const channels = await owner.get(`/club-channels/${clubId}`);
    const channelId = channels.body.data.channels[0].id as string;
    const post = await owner.post('/club-social/club-posts', { userId, clubId, content: 'Post' });
    const clubPostId = post.body.data.post.id as string;
    const countIn =
      (table: 'clubPosts' | 'profilePosts' | 'clubComments' | 'channelMessages') =>
      async (text: string) =>
        (await db.selectFrom(table).where('content', '=', text).select('id').execute()).length;
    kinds = {
      'a club post': (content) => ({
        url: '/club-social/club-posts',
        body: { userId, clubId, content, mediaUrls: [] },
        idIn: ({ post: made }: { post: { id: string } }) => made.id,
        count: countIn('clubPosts'),
      }),
      'a profile post': (content) => ({
        url: '/social/profile-posts',
        body: { content, mediaUrls: [] },
        idIn: ({ profilePost }: { profilePost: { id: string } }) => profilePost.id,
        count: countIn('profilePosts'),
      }),
      'a comment': (content) => ({
        url: '/club-social/club-comments',
        body: { clubPostId, userId, content },
        idIn: ({ comment }: { comment: { id: string } }) => comment.id,
        count: countIn('clubComments'),
      }),
      'a channel message': (content) => ({
        url: `/club-channels/${channelId}/messages`,
        body: { channelId, clubId, userId, content, mediaUrls: [] },
        idIn: ({ message }: { message: { id: string } }) => message.id,
        count: countIn('channelMessages'),
      }),
      'a club': (name) => ({
        url: '/clubs',
        body: { name, ownerId: userId },
        idIn: ({ club: made }: { club: { id: string } }) => made.id,
        count: async (text) =>
          (await db.selectFrom('clubs').where('name', '=', text).select('id').execute()).length,
      }),
    };
  });

  const ALL = ['a club post', 'a profile post', 'a comment', 'a channel message', 'a club'];

  test('each answer says that clientIds are taken', async () => {
    for (const path of ['/clubs', '/clubs/none/details']) {
      const said = String((await owner.get(path)).headers[ADDITIONS_HEADER]).split(' ');
      expect(said).toContain(CLIENT_IDS);
    }
  });

  test.each(ALL)('%s is made once and answered alike', async (kind) => {
    const text = `Once ${nextId()}`;
    const { url, body, idIn, count } = kinds[kind]!(text);
    const sent = { ...body, clientId: nextId() };
    const first = await owner.post(url, sent);
    const second = await owner.post(url, sent);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data).toEqual(first.body.data);
    expect(idIn(first.body.data as never)).toBeTruthy();
    expect(await count(text)).toBe(1);
  });

  test.each(ALL)('%s is made once by requests at the same moment', async (kind) => {
    const text = `Together ${nextId()}`;
    const { url, body, idIn, count } = kinds[kind]!(text);
    const sent = { ...body, clientId: nextId() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => owner.post(url, sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    const ids = answers.map((answer) => idIn(answer.body.data as never));
    expect(new Set(ids).size).toBe(1);
    expect(await count(text)).toBe(1);
  });

  test.each(ALL)('%s with something else in it is refused', async (kind) => {
    const clientId = nextId();
    const first = kinds[kind]!(`First ${clientId}`);
    await owner.post(first.url, { ...first.body, clientId });
    const { url, body, count } = kinds[kind]!(`Second ${clientId}`);
    const answer = await owner.post(url, { ...body, clientId });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This clientId was given to something else.',
    ]);
    expect(await count(`Second ${clientId}`)).toBe(0);
  });

  test('each person and each kind has ids of its own', async () => {
    const clientId = nextId();
    const statuses: number[] = [];
    for (const kind of ALL) {
      const { url, body } = kinds[kind]!(`Shared ${clientId}`);
      statuses.push((await owner.post(url, { ...body, clientId })).status);
    }
    const { url, body } = kinds['a club post']!(`Shared ${clientId}`);
    statuses.push((await other.post(url, { ...body, userId: other.id, clientId })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201]);
  });

  test('what was deleted since is not made again', async () => {
    const { url, body, count } = kinds['a club post']!('Gone');
    const sent = { ...body, clientId: nextId() };
    const { id } = (await owner.post(url, sent)).body.data.post;
    await owner.delete(`/club-social/club-posts/${club.id}/${id}/${owner.id}`);
    const again = await owner.post(url, sent);
    expect([again.status, again.body.message]).toEqual([
      409,
      'This post was sent already and has been deleted since.',
    ]);
    expect(await count('Gone')).toBe(0);
  });

  test('a refused write keeps no id', async () => {
    const { url, body } = kinds['a comment']!('Late');
    const clientId = nextId();
    expect((await owner.post(url, { ...body, content: ' ', clientId })).status).toBe(400);
    expect((await owner.post(url, { ...body, clientId })).status).toBe(201);
  });

  test('people are told of it once', async () => {
    const { url, body } = kinds['a club post']!(`Hello @${other.username}`);
    const sent = { ...body, clientId: nextId() };
    await owner.post(url, sent);
    await owner.post(url, sent);
    const list = await notificationsOf(other);
    const found = list.filter(({ type }) => type === 'mention');
    expect(found).toHaveLength(1);
  });

  test('ids that are a month old are forgotten, younger ones are not', async () => {
    const { db } = t.api.context;
    const { url, body } = kinds['a profile post']!('Old');
    const clientId = nextId();
    await owner.post(url, { ...body, clientId });
    const kept = () =>
      db.selectFrom('clientWrites').where('clientId', '=', clientId).select('kind').execute();
    const day = 86_400_000;
    await deleteOldClaims(db, Date.now() + 29 * day);
    expect(await kept()).toHaveLength(1);
    await deleteOldClaims(db, Date.now() + 31 * day);
    expect(await kept()).toHaveLength(0);
  });
});
