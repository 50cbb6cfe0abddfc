import type { Club } from '@clubline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListChanges } from './listChanges';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const heard: string[] = [];
  const changes = createListChanges(
    ({ clubId, club }) => heard.push(`${clubId} ${club?.name.slice(0, 9) ?? 'gone'}`),
    () => heard.push('missed'),
  );
  const change = (clubId: string, name: string | null) =>
    changes.add({ clubId, club: name === null ? null : ({ name } as Club) });
  /** What was heard since the last time. */
  const take = () => heard.splice(0);
  return { change, take, close: changes.close };
}

test('a change is told at once, and later ones of that club together, the last alone', () => {
  const { change, take } = listen();
  for (let n = 1; n <= 200; n += 1) change(`c${n % 2}`, `name ${n}`);
  expect(take()).toEqual(['c1 name 1', 'c0 name 2']);
  vi.advanceTimersByTime(999);
  expect(take()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(take()).toEqual(['c1 name 199', 'c0 name 200']);
  change('c1', null);
  expect(take()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(take()).toEqual(['c1 gone']);
  vi.advanceTimersByTime(1_000);
  change('c1', 'again');
  expect(take()).toEqual(['c1 again']);
});

test.each([
  ['of many clubs', 200, 'x', 50],
  ['with many words', 20, 'x'.repeat(6_000), 10],
])('changes %s are told of as missed, once in a long time', (_how, count, name, told) => {
  const { change, take } = listen();
  const flood = () => {
    for (let n = 0; n < count; n += 1) change(`c${n}`, name);
  };
  flood();
  expect(take()).toHaveLength(told);
  vi.advanceTimersByTime(1_000);
  expect(take()).toEqual(['missed']);
  for (let second = 0; second < 10; second += 1) {
    flood();
    vi.advanceTimersByTime(second < 9 ? 1_000 : 999);
  }
  expect(take()).toHaveLength(told);
  vi.advanceTimersByTime(1);
  expect(take()).toEqual(['missed']);
  vi.advanceTimersByTime(10_000);
  change('c1', 'calm');
  expect(take()).toEqual(['c1 calm']);
});

test('what waits is told when the node stops, and nothing after', () => {
  const { change, take, close } = listen();
  for (const name of ['one', 'two']) change('c1', name);
  close();
  expect(take()).toEqual(['c1 one', 'c1 two']);
  vi.advanceTimersByTime(20_000);
  expect(take()).toEqual([]);
});
