import { expect, test, vi } from 'vitest';
import type { ApiClient, ApiError } from '../../platform/client';
import { isUnclear } from '../../platform/writes';
import { createFakeClock } from '../../testing';
import { reactionCalls, readCount, readReaction } from './reactions.calls';

test.each([
  [{ data: { reaction: { reaction: 'love' } } }, 'love'],
  [{ data: { reaction: 'sad' } }, 'sad'],
  [{ reaction: { reaction: 'sigh' } }, 'sigh'],
  [{ reaction: 'like' }, 'like'],
  [{ data: { reaction: null } }, null],
  [{ data: { reaction: 'confetti' } }, null],
  [undefined, null],
])('the reaction of %j is %s', (body, reaction) => expect(readReaction(body)).toBe(reaction));

test.each([
  [{ data: { count: 4 } }, 4],
  [{ count: '7' }, 7],
  [{ count: -2 }, 0],
  [{ count: 'many' }, 0],
  [null, 0],
])('the count of %j is %i', (body, count) => expect(readCount(body)).toBe(count));

test('a change that hangs is unclear after 8 s, and what became of it after 4 s more', async () => {
  const hang = (_path: string, ...rest: unknown[]) =>
    new Promise<never>((_, reject) => {
      const { signal } = rest.at(-1) as { signal: AbortSignal };
      signal.addEventListener('abort', () => reject(signal.reason as ApiError));
    });
  const client = { get: hang, post: hang, delete: hang } as unknown as ApiClient;
  const clock = createFakeClock();
  const calls = reactionCalls({ client, clock }, { kind: 'post', id: 'p1' }, 'u1');
  const heard = vi.fn();
  for (const call of [() => calls.set('like'), calls.remove, calls.own, calls.count])
    void call().catch((error: unknown) => heard(isUnclear(error)));
  await clock.advance(3_900);
  expect(heard).not.toHaveBeenCalled();
  await clock.advance(200);
  expect(heard.mock.calls).toEqual([[true], [true]]);
  await clock.advance(4_000);
  expect(heard.mock.calls).toEqual([[true], [true], [true], [true]]);
  expect(clock.pending()).toEqual([]);
});
