import { expect, test } from 'vitest';
import { createFakeClock, createFakeEnvironment } from '../../testing';
import { ApiError } from '../client';
import { createQueryCache } from './createQueryCache';
import { createStoredCache } from './createStoredCache';

const MINUTE = 60_000;

function setUp() {
  const clock = createFakeClock();
  return {
    clock,
    cache: createQueryCache(
      createStoredCache(createFakeEnvironment({ clock }).storage.local, clock),
      clock,
    ),
  };
}

test('an answer that came again unchanged counts as fresh', async () => {
  const { cache, clock } = setUp();
  const data = [1];
  cache.set('/a', { data });
  await clock.advance(6 * MINUTE);
  expect(cache.isFresh('/a')).toBe(false);
  cache.set('/a', { data, isValidating: true });
  expect(cache.isFresh('/a')).toBe(false);
  cache.set('/a', { data, isValidating: false });
  expect(cache.isFresh('/a')).toBe(true);
});

test('a failed attempt does not make an old answer fresh', async () => {
  const { cache, clock } = setUp();
  const data = [1];
  cache.set('/a', { data });
  await clock.advance(6 * MINUTE);
  cache.set('/a', { data, isValidating: true });
  cache.set('/a', { data, isValidating: false, error: new Error('500') });
  expect(cache.isFresh('/a')).toBe(false);
});

test('what nobody has shown for ten minutes is forgotten', async () => {
  const { cache, clock } = setUp();
  const release = cache.hold('/a');
  cache.set('/a', { data: 1 });
  await clock.advance(30 * MINUTE);
  cache.set('/b', { data: 1 });
  expect([...cache.keys()]).toEqual(['/a', '/b']);
  release();
  await clock.advance(10 * MINUTE);
  cache.set('/c', { data: 1 });
  expect([...cache.keys()]).toEqual(['/c']);
});

test('after clearing nothing is fresh', () => {
  const { cache } = setUp();
  cache.set('/a', { data: 1 });
  cache.clear();
  expect(cache.isFresh('/a')).toBe(false);
  expect(cache.get('/a')).toBeUndefined();
});

test('an answer that was deleted is asked for again, also by a screen that shows it', () => {
  const { cache } = setUp();
  cache.hold('/a');
  cache.set('/a', { data: 1 });
  cache.delete('/a');
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.isFresh('/a')).toBe(false);
});

test('deleting does not make a shown answer collectable', async () => {
  const { cache, clock } = setUp();
  cache.hold('/a');
  cache.delete('/a');
  cache.set('/a', { data: 1 });
  await clock.advance(30 * MINUTE);
  cache.set('/b', { data: 1 });
  expect([...cache.keys()]).toEqual(['/a', '/b']);
});

test('a screen is as old as its oldest answer; where one is missing, no age is told', async () => {
  const { cache, clock } = setUp();
  cache.set('/auth/me', { data: 'me' });
  cache.hold('/auth/me');
  // The count in the bar, beside every screen.
  cache.set('notifications:u1:list:', { data: [] });
  cache.hold('notifications:u1:list:', { isBeside: true });
  expect(cache.shownSince()).toBeNull();
  cache.set('homeFeed:u1', { data: [] });
  cache.hold('homeFeed:u1');
  await clock.advance(MINUTE);
  cache.set('racers', { data: [] });
  const leaveRacers = cache.hold('racers');
  expect(cache.shownSince()).toBe(clock.now() - MINUTE);
  cache.set('scoreboards', { error: new Error('Failed to fetch') });
  const leaveBoards = cache.hold('scoreboards');
  expect(cache.shownSince()).toBeNull();
  leaveBoards();
  leaveRacers();
  expect(cache.shownSince()).toBe(clock.now() - MINUTE);
});

test('a failure that shows a lost connection gives way to what was seen last', async () => {
  const clock = createFakeClock();
  const storage = createFakeEnvironment({ clock }).storage.local;
  let isOnline = true;
  const open = () =>
    createQueryCache(
      createStoredCache(storage, clock, undefined, () => isOnline),
      clock,
    );
  open().set('homeFeed:u1', { data: ['post'] });
  await clock.advance(60 * MINUTE);

  const cache = open();
  expect(cache.get('homeFeed:u1')).toBeUndefined();
  cache.set('homeFeed:u1', { isValidating: true });
  isOnline = false;
  const error = new Error('Failed to fetch');
  cache.set('homeFeed:u1', { isValidating: false, error });
  expect(cache.get('homeFeed:u1')).toMatchObject({ data: ['post'], error });
  cache.hold('homeFeed:u1');
  expect(cache.shownSince()).toBe(clock.now() - 60 * MINUTE);
});

test.each([403, 404, 410])(
  'what one may not see any more, or is gone (%i), is not kept on the device',
  (status) => {
    const clock = createFakeClock();
    const { storage } = createFakeEnvironment({ clock });
    const offline = () => createStoredCache(storage.local, clock, undefined, () => false);
    const cache = createQueryCache(offline(), clock);
    const data = { clubName: 'Lakeside' };
    cache.set('club:c1:details:u1', { data });
    cache.set('club:c1:details:u1', { data, error: new ApiError(500, 'Try again') });
    expect(offline().read('club:c1:details:u1')?.value).toEqual(data);
    cache.set('club:c1:details:u1', { data, error: new ApiError(status, 'No') });
    expect(offline().read('club:c1:details:u1')).toBeNull();
  },
);
