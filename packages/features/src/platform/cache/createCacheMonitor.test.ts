import { expect, test } from 'vitest';
import { createFakeClock, createFakeEnvironment } from '../../testing';
import { createCacheMonitor } from './createCacheMonitor';
import { createStoredCache } from './createStoredCache';

test('the newest hundred records are kept', () => {
  const monitor = createCacheMonitor(createFakeClock());
  for (let index = 0; index < 150; index += 1) monitor.record('hit', `/${index}`);
  const keys = monitor.entries().map(({ key }) => key);
  expect(keys).toHaveLength(100);
  expect([keys[0], keys[99]]).toEqual(['/50', '/149']);
});

test('statistics cover the last sixty seconds', async () => {
  const clock = createFakeClock();
  const monitor = createCacheMonitor(clock);
  monitor.record('miss', '/old');
  await clock.advance(1_000);
  monitor.record('hit', '/a');
  await clock.advance(60_000);
  expect(monitor.statistics()).toEqual({
    hit: 1,
    miss: 0,
    write: 0,
    drop: 0,
    clear: 0,
    hitRate: 1,
  });
  await clock.advance(1);
  expect(monitor.statistics()).toMatchObject({ hit: 0, hitRate: null });
});

test('the stored cache reports what it does', async () => {
  const clock = createFakeClock();
  const monitor = createCacheMonitor(clock);
  const cache = createStoredCache(createFakeEnvironment({ clock }).storage.local, clock, monitor);
  cache.read('/clubs');
  cache.write('/clubs', []);
  cache.read('/clubs');
  cache.drop('/clubs');
  cache.clear();
  expect(monitor.entries().map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'miss /clubs',
    'write /clubs',
    'hit /clubs',
    'drop /clubs',
    'clear *',
  ]);
});
