import { describe, expect, test } from 'vitest';
import { createApiClient, createTransport } from '../platform/client';
import { amy, createFakeClock } from '../testing';
import { profilesBackend, profilesContent } from '../testing/profiles/profiles.fixtures';
import {
  profilesCalls,
  readCounts,
  readPeopleAt,
  readProfile,
  readTeams,
  readUsersPage,
} from './profiles.calls';

describe('a profile', () => {
  test.each([
    ['bare', amy],
    ['user', { user: amy }],
    ['data', { data: amy }],
    ['data.user', { data: { user: amy } }],
  ])('is read from %s', (_, body) => {
    expect(readProfile(body)).toMatchObject({
      id: amy.id,
      username: 'amy_lake',
      bio: '',
      tags: [],
      points: 0,
    });
  });
  test('of nobody is null', () => {
    expect(readProfile({ data: { user: null } })).toBeNull();
  });
  test('keeps tags and points', () => {
    expect(readProfile({ ...amy, tags: { profile: ['Fan', 3, ''] }, points: 7 })).toMatchObject({
      tags: ['Fan'],
      points: 7,
    });
  });
});

test('counts are never negative and never missing', () => {
  expect(
    [
      { followersCount: 3, followingCount: 1 },
      { data: { followersCount: '4' } },
      { followersCount: -2 },
      {},
    ].map(readCounts),
  ).toEqual([
    { followersCount: 3, followingCount: 1 },
    { followersCount: 4, followingCount: 0 },
    { followersCount: 0, followingCount: 0 },
    { followersCount: 0, followingCount: 0 },
  ]);
});

test('lists are read with and without data around them; who cannot be gone to is left out', () => {
  expect(
    readPeopleAt({ data: { followersList: [amy, { id: 'x' }, null] } }, 'followersList'),
  ).toHaveLength(1);
  expect(readTeams({ teams: [{ id: 1, name: 'Zebras' }, { id: 2 }] })).toEqual([
    { id: '1', name: 'Zebras' },
  ]);
  expect(readUsersPage({ users: [amy], meta: { hasNextPage: true } })).toMatchObject({
    hasMore: true,
  });
});

describe('everybody', () => {
  const open = (options = profilesContent) => {
    const backend = profilesBackend(options);
    const client = createApiClient(
      createTransport({ fetch: backend.fetch, clock: createFakeClock() }),
      {
        fresh: async () => null,
        refresh: async () => false,
        hasExpired: () => false,
        epoch: () => 0,
        lost: () => undefined,
      },
    );
    return { backend, next: profilesCalls.openUsers(client) };
  };
  const queries = (backend: ReturnType<typeof profilesBackend>) =>
    backend.callsTo('GET /users').map(({ query }) => query.toString());

  test('is read in pages of 50', async () => {
    const { backend, next } = open();
    expect((await next()).items).toHaveLength(50);
    expect((await next()).hasMore).toBe(true);
    expect((await next()).hasMore).toBe(false);
    expect(queries(backend)).toEqual(['limit=50&page=1', 'limit=50&page=2', 'limit=50&page=3']);
  });

  test('in smaller pages where larger ones are refused, and stays with them', async () => {
    const { backend, next } = open({ ...profilesContent, largestPage: 10 });
    expect((await next()).items).toHaveLength(10);
    await next();
    expect(queries(backend)).toEqual([
      'limit=50&page=1',
      'limit=25&page=1',
      'limit=10&page=1',
      'limit=10&page=2',
    ]);
  });

  test('at once where no page is answered', async () => {
    const { backend, next } = open({ ...profilesContent, largestPage: 0 });
    const { items, hasMore } = await next();
    expect([items.length, hasMore]).toEqual([123, false]);
    expect(queries(backend)).toEqual(['limit=50&page=1', 'limit=25&page=1', 'limit=10&page=1', '']);
  });
});
