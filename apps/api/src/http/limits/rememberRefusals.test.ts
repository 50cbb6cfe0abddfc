import { expect, test, vi } from 'vitest';
import { memoryCounters } from '../../services/counters';
import { rememberRefusals } from './rememberRefusals';

test('who was refused is refused until the window ends, and nothing is asked', async () => {
  let now = 0;
  const counters = memoryCounters(() => now);
  const asked = vi.fn(async (...used: Parameters<typeof counters.take>) => counters.take(...used));
  const limits = rememberRefusals({ ...counters, take: asked }, () => now);
  const take = async (key = 'send:ann') => (await limits.take(key, 1, 10_000)).allowed;
  expect([await take(), await take()]).toEqual([true, false]);
  now = 4_000;
  expect(await limits.take('send:ann', 1, 10_000)).toMatchObject({
    allowed: false,
    retryAfterMs: 6_000,
  });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await take('send:ben')).toBe(true);
  now = 10_000;
  expect(await take()).toBe(true);
});
