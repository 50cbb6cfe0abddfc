import { beforeAll, expect, test } from 'vitest';
import type { AddRoute } from '../http/route';
import { uploadedPicture } from '../http/uploadedPictures';
import { createClub, createPost } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { SeededRandom } from '../demo/random';
import { modules } from './index';

const TRIES = 20;
const words = [
  '',
  ' ',
  'a',
  'x'.repeat(70),
  'y'.repeat(6_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🏁'.repeat(40),
  '%',
  "'; drop table users; --",
  '../../etc/passwd',
  '-1',
  '0',
  '1e309',
  'NaN',
  'null',
  '[object Object]',
  '2025-01-01',
  'ＡＢＣ',
  '\u202eevil',
];
const values: unknown[] = [
  ...words,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e20,
  [],
  ['a'],
  [null],
  {},
  { a: 1 },
  { toString: 1 },
  [[[[]]]],
];
const fields = [
  'password',
  'token',
  'refreshToken',
  'requestType',
  'sportInterests',
  'name',
  'userId',
  'clubId',
  'channelId',
  'content',
  'mediaUrls',
  'reaction',
  'clubPostId',
  'clubChannelMessageId',
  'profilePostId',
  'parentComment',
  'coOwnerIds',
  'ownerId',
  'description',
  'isPrivate',
  'age',
  'height',
  'bio',
  'origin',
  'boatManufacturers',
  'careerWins',
  'athleteId',
  'type',
  'senderId',
  'profilePicture',
  'userToFollowId',
  'userToUnfollowId',
  'email',
  'message',
  'matchId',
  'username',
  'firstName',
  'lastName',
  'tags',
  '__proto__',
  'constructor',
];
const queries = [
  'search',
  'limit',
  'cursor',
  'page',
  'skip',
  'order',
  'sortBy',
  'userId',
  'user_id',
  'channelId',
  'clubId',
  'after',
];

// Half a surrogate pair cannot stand in an address.
const inAddress = (word: string): string =>
  encodeURIComponent(word.replace(/[\ud800-\udfff]/gu, '?'));

describeApi('hostile input', (t) => {
  let admin: Person;
  let known: string[];

  beforeAll(async () => {
    admin = await t.admin();
    const club = await createClub(admin);
    const post = await createPost(admin, club.id);
    const channel = (await admin.get(`/club-channels/${club.id}`)).body.data.channels[0].id;
    known = [admin.id, club.id, post.id, channel];
  });

  const routes = (): { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string }[] => {
    const found: ReturnType<typeof routes> = [];
    const add: AddRoute = ({ method, url }) => {
      // Ends the session this test acts in.
      if (url !== '/auth/logout') found.push({ method, url });
    };
    for (const declared of [...modules.flatMap((module) => module.routes), uploadedPicture])
      declared(add);
    return found;
  };

  test('is answered with a refusal at worst, on every route', async () => {
    const random = new SeededRandom(7);
    const refusals: string[] = [];
    for (const { method, url } of routes()) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        // Half of the ids exist, so that what comes after the first look-up is reached too.
        const path = url.replaceAll(/:\w+/g, () =>
          inAddress((random.next() < 0.5 ? random.pick(known) : random.pick(words)) || 'x'),
        );
        const query = random
          .sample(queries, 2)
          .map((name) => `${name}=${inAddress(random.pick(words))}`)
          .join('&');
        const entries = random
          .sample(fields, 14)
          .map(
            (name) =>
              [name, random.next() < 0.25 ? random.pick(known) : random.pick(values)] as const,
          );
        const body =
          method === 'GET'
            ? undefined
            : random.next() < 0.15
              ? random.pick(values)
              : Object.fromEntries(entries);
        const answer = await admin.call(method, `${path}?${query}`, body);
        expect(
          answer.status,
          `${method} ${path}?${query} ${(JSON.stringify(body) ?? '').slice(0, 600)}`,
        ).toBeLessThan(500);
        refusals.push(answer.status === 400 ? typeof answer.body.message : 'string');
      }
    }
    expect(new Set(refusals)).toEqual(new Set(['string']));
    expect((await admin.get('/auth/me')).status).toBe(200);
  }, 120_000);
});
