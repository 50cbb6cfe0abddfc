import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupRows as group, type RowGroup } from './groupRows';

const SIZE = 4;
const groupRows = (ids: readonly string[], before?: readonly RowGroup[]) =>
  group(ids, SIZE, before);

const rows = (count: number, name = 'row') =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);
const sizes = (groups: readonly RowGroup[]) => groups.map(({ ids }) => ids.length);
const keysByRow = (groups: readonly RowGroup[]) =>
  new Map(groups.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)));

describe('groups of rows', () => {
  test('a first list is cut into full groups', () => {
    expect(sizes(groupRows(rows(10)))).toEqual([4, 4, 2]);
  });

  test('more rows at the end fill the last group first', () => {
    expect(sizes(groupRows(rows(17), groupRows(rows(10))))).toEqual([4, 4, 4, 4, 1]);
  });

  test('a row put in front stands in a group of its own until that is full', () => {
    let list = rows(8);
    let groups = groupRows(list);
    for (let added = 1; added <= 6; added += 1) {
      list = [`new ${added}`, ...list];
      groups = groupRows(list, groups);
    }
    expect(sizes(groups)).toEqual([2, 4, 4, 4]);
  });

  test('a row that is taken away leaves all others where they were', () => {
    const before = groupRows(rows(12));
    const after = groupRows(
      rows(12).filter((id) => id !== 'row 3'),
      before,
    );
    expect(sizes(after)).toEqual([3, 4, 4]);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  test(
    'whatever is added and removed: order holds, keys are unique, and no row that stays ' +
      'changes its group',
    () => {
      const change = fc.record({
        front: fc.nat(15),
        end: fc.nat(15),
        middle: fc.nat(3),
        removed: fc.array(fc.nat(60), { maxLength: 6 }),
      });
      fc.assert(
        fc.property(fc.nat(60), fc.array(change, { maxLength: 8 }), (count, changes) => {
          let list = rows(count);
          let groups = groupRows(list);
          changes.forEach(({ front, end, middle, removed }, turn) => {
            const kept = list.filter((_, index) => !removed.includes(index));
            const half = Math.floor(kept.length / 2);
            list = [
              ...rows(front, `front ${turn}`),
              ...kept.slice(0, half),
              ...rows(middle, `middle ${turn}`),
              ...kept.slice(half),
              ...rows(end, `end ${turn}`),
            ];
            const was = keysByRow(groups);
            groups = groupRows(list, groups);
            expect(groups.flatMap(({ ids }) => ids)).toEqual(list);
            expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
            const is = keysByRow(groups);
            for (const id of kept) expect(is.get(id)).toBe(was.get(id));
          });
        }),
      );
    },
  );

  test('a list in another order is grouped anew without losing a row', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(rows(40)), (list) => {
        const groups = groupRows(list, groupRows(rows(40)));
        expect(groups.flatMap(({ ids }) => ids)).toEqual(list);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        expect(Math.max(0, ...sizes(groups))).toBeLessThanOrEqual(SIZE);
      }),
    );
  });
});
