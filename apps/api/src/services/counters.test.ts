import type { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { memoryCounters, redisCounters } from './counters';

test('uses are counted in windows that end', async () => {
  let now = 0;
  const counters = memoryCounters(() => now);
  expect(await counters.take('a', 2, 1_000)).toEqual({
    allowed: true,
    count: 1,
    retryAfterMs: 1_000,
  });
  now = 400;
  expect((await counters.take('a', 2, 1_000)).allowed).toBe(true);
  expect(await counters.take('a', 2, 1_000)).toEqual({
    allowed: false,
    count: 3,
    retryAfterMs: 600,
  });
  expect((await counters.take('b', 2, 1_000)).allowed).toBe(true);
  expect(await counters.peek('a')).toBe(3);
  now = 1_000;
  expect(await counters.peek('a')).toBe(0);
  expect((await counters.take('a', 2, 1_000)).allowed).toBe(true);
  await counters.reset('a');
  expect(await counters.peek('a')).toBe(0);
});

test('several uses are taken at once, and no more is given back than was taken', async () => {
  const counters = memoryCounters(() => 0);
  expect((await counters.take('a', 10, 1_000, 9)).allowed).toBe(true);
  expect(await counters.take('a', 10, 1_000, 2)).toMatchObject({ allowed: false, count: 11 });
  await counters.giveBack('a', 4);
  expect(await counters.peek('a')).toBe(7);
  await counters.giveBack('a', 9);
  expect(await counters.peek('a')).toBe(0);
  await counters.giveBack('b', 3);
  expect((await counters.take('b', 1, 1_000)).allowed).toBe(true);
});

test('a long window outlives any number of short ones that have ended', async () => {
  let now = 0;
  const counters = memoryCounters(() => now);
  await counters.take('long', 1, 24 * 60 * 60_000);
  for (let n = 0; n < 120_000; n += 1) {
    now = n * 10;
    await counters.take(`short-${n}`, 1, 60_000);
  }
  expect(await counters.peek('long')).toBe(1);
});

test('no number of keys of one kind ends the windows of another', async () => {
  const counters = memoryCounters();
  await counters.take('signed-in:ann:203.0.113.1', 1, 60_000);
  for (let n = 0; n < 101_000; n += 1) await counters.take(`call:read${n}`, 1, 60_000);
  expect(await counters.peek('signed-in:ann:203.0.113.1')).toBe(1);
  expect([await counters.peek('call:read0'), await counters.peek('call:read100999')]).toEqual([
    0, 1,
  ]);
});

test('while Redis is away the node counts for itself', async () => {
  const fail = () => Promise.reject(new Error('away'));
  const counters = redisCounters({ eval: fail, get: fail, del: fail } as unknown as Redis);
  const answers = [await counters.take('a', 1, 60_000), await counters.take('a', 1, 60_000)];
  expect(answers.map(({ allowed }) => allowed)).toEqual([true, false]);
  expect(await counters.peek('a')).toBe(2);
  await counters.reset('a');
  expect(await counters.peek('a')).toBe(0);
});
