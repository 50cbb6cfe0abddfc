import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFreeSpot } from './findFreeSpot';

test('with nothing in the way it is the end of the view', () => {
  expect(findFreeSpot(80, 600, [])).toBe(0);
  expect(findFreeSpot(80, 600, [{ top: 100, bottom: 520 }])).toBe(0);
});

test('above a bar at the end, and above a button before it without room between', () => {
  const bar = { top: 540, bottom: 600 };
  expect(findFreeSpot(80, 600, [bar])).toBe(60);
  expect(findFreeSpot(80, 600, [{ top: 420, bottom: 464 }, bar])).toBe(180);
  expect(findFreeSpot(80, 600, [{ top: 400, bottom: 444 }, bar])).toBe(60);
});

test('without room anywhere it is the end of the view', () => {
  expect(
    findFreeSpot(80, 200, [
      { top: 10, bottom: 130 },
      { top: 150, bottom: 200 },
    ]),
  ).toBe(0);
});

test('whatever stands in view: the place covers nothing, and none below is free', () => {
  const stretch = fc
    .tuple(fc.integer({ min: -100, max: 900 }), fc.integer({ min: 1, max: 200 }))
    .map(([top, height]) => ({ top, bottom: top + height }));
  fc.assert(
    fc.property(
      fc.array(stretch, { maxLength: 12 }),
      fc.integer({ min: 20, max: 200 }),
      (taken, height) => {
        const end = 800 - findFreeSpot(height, 800, taken);
        const isFree = (at: number) =>
          at >= height && taken.every(({ top, bottom }) => bottom <= at - height || top >= at);
        const places = Array.from({ length: 801 }, (_, at) => at).filter(isFree);
        expect(end).toBe(places.at(-1) ?? 800);
      },
    ),
  );
});
