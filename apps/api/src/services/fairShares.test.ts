import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createFairShares } from './fairShares';

test('groups take turns, however many names there are in one of them', () => {
  const shares = createFairShares<string>();
  for (const [asker, item] of [
    [['a', '1'], 'a1'],
    [['a', '2'], 'a2'],
    [['a', '3'], 'a3'],
    [['a', '1'], 'a1 again'],
    [['b', '1'], 'b1'],
    [[], 'nobody'],
  ] as const)
    shares.add(asker, item);
  const taken = Array.from({ length: 7 }, () => shares.takeNext());
  expect(taken).toEqual(['a1', 'b1', 'nobody', 'a2', 'a3', 'a1 again', undefined]);
});

test('the newest gives way of who has most by weight, who asked last where several have', () => {
  const shares = createFairShares<string>();
  shares.add(['a', '1'], 'light', 1);
  shares.add(['a', '2'], 'lighter', 1);
  shares.add(['b', '1'], 'heavy', 5);
  expect(shares.takeFromMost(['a', '2'])).toBe('heavy');
  shares.add(['c', '1'], 'last', 2);
  expect(shares.takeFromMost(['c', '1'])).toBe('last');
  expect([shares.takeFromMost(['x']), shares.takeFromMost(['x'])]).toEqual(['lighter', 'light']);
  expect([shares.takeFromMost([]), shares.weight()]).toEqual([undefined, 0]);
});

test('what was added is taken once, and the weight is that of what is left', () => {
  const step = record({
    kind: constantFrom('add', 'add', 'next', 'most', 'remove'),
    asker: array(constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    weight: integer({ min: 0, max: 9 }),
  });
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const shares = createFairShares<number>();
      const left = new Map<number, [owner: string[], weight: number]>();
      const wrong: unknown[] = [];
      for (const [id, { kind, asker, weight }] of steps.entries()) {
        const [oldest] = left;
        if (kind === 'add') {
          shares.add(asker, id, weight);
          left.set(id, [asker, weight]);
        } else if (kind === 'remove') {
          shares.remove(asker, -1);
          if (oldest !== undefined) shares.remove(oldest[1][0], oldest[0]);
          left.delete(oldest?.[0] ?? -1);
        } else {
          const taken = kind === 'next' ? shares.takeNext() : shares.takeFromMost(asker);
          const isOne = taken === undefined ? left.size === 0 : left.delete(taken);
          if (!isOne) wrong.push(taken);
        }
        const sum = [...left.values()].reduce((total, [, own]) => total + own, 0);
        if (shares.weight() !== sum) wrong.push([shares.weight(), sum]);
      }
      expect(wrong).toEqual([]);
    }),
  );
});

test('nothing is looked at of whom may not begin, and their turn comes once they may', () => {
  const shares = createFairShares<number>();
  for (let item = 0; item < 100; item += 1) shares.add(['range', 'busy'], item);
  shares.add(['range', 'idle'], 100);
  const isReady = vi.fn(() => true);
  const mayBegin = (name: string) => name !== 'busy';
  expect(shares.takeNext(isReady, mayBegin)).toBe(100);
  expect(shares.takeNext(isReady, mayBegin)).toBeUndefined();
  expect(isReady).toHaveBeenCalledTimes(1);
  expect(shares.takeNext(isReady)).toBe(0);
});
