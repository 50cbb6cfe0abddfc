import { expect, test } from 'vitest';
import { createFakeClock, createFakeEnvironment, createFakeStorage } from '../../testing';
import { createStoredCache } from './createStoredCache';

const MINUTE = 60_000;

function setUp(initial: Record<string, string> = {}) {
  const clock = createFakeClock();
  const local = createFakeStorage(initial);
  return {
    clock,
    local,
    cache: createStoredCache(createFakeEnvironment({ clock, local }).storage.local, clock),
  };
}

test.each([
  ['/clubs?page=1', 5],
  ['/auth/me', 15],
  ['/api/clubs', 10],
  ['/api/clubs/42/messages', 30],
  ['/club-channels/c1/messages?clubId=42', 30],
])('the answer to %s is kept for %i minutes', async (key, minutes) => {
  const { cache, clock } = setUp();
  cache.write(key, { a: 1 });
  await clock.advance(minutes * MINUTE);
  expect(cache.read(key)).toEqual({ value: { a: 1 }, age: minutes * MINUTE });
  await clock.advance(1);
  expect(cache.read(key)).toBeNull();
});

test('an entry over its time is removed from storage', async () => {
  const { cache, clock, local } = setUp();
  cache.write('/clubs', []);
  await clock.advance(6 * MINUTE);
  cache.read('/clubs');
  expect(local.entries()).toEqual({});
});

test('entries carry the prefix', () => {
  const { cache, local } = setUp();
  cache.write('/auth/me', {});
  cache.write('/clubs', []);
  expect(Object.keys(local.entries())).toEqual(['sports_app_user', 'sports_app_/clubs']);
});

test('the chat of a club is kept under its id', () => {
  const { cache, local } = setUp();
  cache.write('/api/clubs/42/messages', ['hi']);
  expect(Object.keys(local.entries())).toEqual(['sports_app_chat_42']);
});

test('messages of different channels and rooms do not meet', () => {
  const { cache } = setUp();
  cache.write('/club-channels/a/messages?clubId=1', 'a');
  cache.write('/club-channels/b/messages?clubId=1', 'b');
  cache.write('/live-chats/messages/final', 'c');
  expect(
    [
      '/club-channels/a/messages?clubId=1',
      '/club-channels/b/messages?clubId=1',
      '/live-chats/messages/final',
    ].map((key) => cache.read(key)?.value),
  ).toEqual(['a', 'b', 'c']);
});

test('what is no path is not stored', () => {
  const { cache, local } = setUp();
  cache.write('$inf$/clubs', []);
  expect(local.entries()).toEqual({});
});

test.each(['{broken', '"text"', '{"value":1}', 'null'])(
  'a broken entry %s reads as nothing',
  (entry) => {
    const { cache } = setUp({ 'sports_app_/clubs': entry });
    expect(cache.read('/clubs')).toBeNull();
  },
);

test('clearing removes what carries the prefix and nothing else', () => {
  const { cache, local } = setUp({ other: '1', sports_app_foreign: '2' });
  cache.write('/clubs', []);
  cache.clear();
  expect(local.entries()).toEqual({ other: '1' });
});

const FEED = 'homeFeed:u1';

test('without a connection, what is over its time is better than nothing', async () => {
  const { clock, local } = setUp();
  let isOnline = true;
  const storage = createFakeEnvironment({ clock, local }).storage.local;
  const cache = createStoredCache(storage, clock, undefined, () => isOnline);
  cache.write('/clubs?pages', ['Hawks']);
  cache.write(FEED, ['post']);
  await clock.advance(60 * MINUTE);
  isOnline = false;
  expect(cache.read('/clubs?pages')).toEqual({ value: ['Hawks'], age: 60 * MINUTE });
  expect(cache.read(FEED)).toEqual({ value: ['post'], age: 60 * MINUTE });
  isOnline = true;
  expect(cache.read('/clubs?pages')).toBeNull();
});

test('what screens have shown last is asked for anew where there is a connection', () => {
  const { cache } = setUp();
  cache.write(FEED, ['post']);
  expect(cache.read(FEED)).toBeNull();
});

test('what is secret or rarely read is not kept to be seen again', () => {
  const { cache, local } = setUp();
  for (const key of ['passkeys:u1', 'devices:u1', 'club:c1:reports', 'settings:u1', 'partnerKeys'])
    cache.write(key, 'secret');
  expect(local.entries()).toEqual({});
});

test('so many of the screens are kept, the latest; none after signing out', async () => {
  const { cache, clock, local } = setUp();
  for (let club = 0; club < 45; club += 1) {
    cache.write(`club:${club}:feed:u1`, []);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await clock.advance(1);
  }
  const names = Object.keys(local.entries());
  expect(names).toHaveLength(40);
  expect(names).toContain('sports_app_seen1_club:44:feed:u1');
  expect(names).not.toContain('sports_app_seen1_club:4:feed:u1');
  cache.clear();
  expect(local.entries()).toEqual({});
});
