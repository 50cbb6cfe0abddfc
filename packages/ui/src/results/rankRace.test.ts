import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISSING_MOTO, rankRace, sortResults } from './rankRace';
import type { RaceRow } from './results.types';

const row = (places: (number | null)[], finalPos?: number): RaceRow => ({
  rank: null,
  bikeNumber: null,
  rider: places.join('-'),
  motos: places.map((pos) => ({ pos })),
  finalPos,
});
const placesOf = (...rows: RaceRow[]) => rankRace(rows).map(({ place }) => place);

test('a missing moto counts 999', () => {
  expect(rankRace([row([1, null])])[0]).toMatchObject({ sum: 1_000, best: 1, place: 1 });
});

test('equal sums are decided by the best single moto', () => {
  expect(placesOf(row([2, 3]), row([1, 4]))).toEqual([2, 1]);
});

test('still equal means the same place, and the next one counts on', () => {
  expect(placesOf(row([1, 2]), row([2, 1]), row([3, 3]))).toEqual([1, 1, 3]);
});

test('without any finish there is no place', () => {
  expect(placesOf(row([null, null]), row([9, 9]))).toEqual([null, 1]);
});

test('a moto that is not even listed counts as missing', () => {
  expect(rankRace([row([1]), row([2, 2])]).map(({ sum }) => sum)).toEqual([1_000, 4]);
});

test('a place given with the results is used as it is', () => {
  expect(placesOf(row([1, 1], 2), row([5, 5], 1))).toEqual([2, 1]);
});

test('those with the same sum share one list, the better best moto first', () => {
  const [late, apart, early] = rankRace([row([2, 3]), row([3, 3]), row([1, 4])]);
  expect(late?.sameSum.map(({ row: { rider } }) => rider)).toEqual(['1-4', '2-3']);
  expect(early?.sameSum).toBe(late?.sameSum);
  expect(apart?.sameSum).toEqual([apart]);
});

/** A row as data may come from elsewhere, whose types nobody has checked. */
const given = (motos: unknown, more: object = {}) =>
  ({ rank: null, bikeNumber: null, rider: 'Ann', motos, ...more }) as unknown as RaceRow;

test('places that come as text are added up, not joined', () => {
  const ranked = rankRace([
    given([{ pos: '2' }, { pos: '10' }]),
    given([{ pos: '3' }, { pos: 4 }]),
  ]);
  expect(ranked.map(({ sum, place }) => [sum, place])).toEqual([
    [12, 2],
    [7, 1],
  ]);
});

test.each(['DNF', 'dns', 'DSQ', 'DQ', '', '-', '–', '—', ' ', null, undefined])(
  '%j in the place of a place is no finish',
  (pos) => {
    expect(rankRace([given([{ pos }]), given([{ pos: 3 }])]).map(({ place }) => place)).toEqual([
      null,
      1,
    ]);
  },
);

test('a moto that is null keeps its column', () => {
  const [one] = rankRace([given([null, { pos: 2 }])]);
  expect(one).toMatchObject({ sum: MISSING_MOTO + 2, motoCount: 2 });
});

test('a row without motos has no place', () => {
  expect(rankRace([given(undefined), given(null)]).map(({ place }) => place)).toEqual([null, null]);
});

const unread = ['1st', '2nd?', -1, 'first', true, {}, '-3', '2,5', '١', '½', '?', '0', 2.5, '1e1'];
test.each([...unread, '0x1', 0, Number.NaN, Infinity, false, [], Object.create(null)])(
  'where a moto holds %j nobody is given a place that might be wrong',
  (pos) => {
    const ranked = rankRace([given([{ pos }]), given([{ pos: 2 }]), given([{ pos: 3 }])]);
    expect(ranked.map(({ place }) => place)).toEqual([null, null, null]);
  },
);

test.each([{ finalPos: 'DSQ' }, { rank: 'dq' }, { status: 'DNF' }, { finalPos: 'DNF (engine)' }])(
  'who is said to have no place (%j) has none, and others move up',
  (more) => {
    const ranked = rankRace([given([{ pos: 1 }], more), given([{ pos: 2 }])]);
    expect(ranked.map(({ place }) => place)).toEqual([null, 1]);
  },
);

test('a final place that cannot be read leaves nobody a place that might be wrong', () => {
  const rows = [given([{ pos: 2 }], { finalPos: '1st' }), given([{ pos: 1 }])];
  expect(rankRace(rows).map(({ place }) => place)).toEqual([null, null]);
});

test('official places hold where motos cannot be read', () => {
  const ranked = rankRace([given([{ pos: '1st' }], { finalPos: '1' }), given([{ pos: 2 }])]);
  expect(ranked.map(({ place }) => place)).toEqual([1, null]);
});

test.each([
  ['1.0', 1],
  [' 2 ', 2],
  ['03', 3],
])('%j is a place', (pos, place) => {
  expect(placesOf(given([{ pos: 9 }], { finalPos: pos }))).toEqual([place]);
});

test('where an official place moves its rider past others, those get none from their motos', () => {
  expect(placesOf(row([1], 3), row([2]), row([3]), row([4]))).toEqual([3, null, null, 4]);
  expect(placesOf(row([1]), row([2]), row([3]), row([4]), row([5], 3))).toEqual([
    1,
    2,
    null,
    null,
    3,
  ]);
  expect(placesOf(row([], 1), row([1]), row([2]))).toEqual([1, null, null]);
});

test('official places that leave others where their motos put them change no computed one', () => {
  expect(placesOf(row([1], 2), row([2], 1), row([3]))).toEqual([2, 1, 3]);
  expect(placesOf(row([1, 2], 1), row([2, 1], 2), row([3, 3]))).toEqual([1, 2, 3]);
  expect(placesOf(row([1]), row([2]), row([], 3))).toEqual([1, 2, 3]);
});

test('ranks that come as text stand in order, and an empty one last', () => {
  const rows = ['10', '', '9', 'DNF'].map((rank) => given([], { rank }));
  expect(
    sortResults(rankRace(rows), { by: 'rank', isDescending: false }).map(
      ({ row: { rank } }) => rank,
    ),
  ).toEqual(['9', '10', '', 'DNF']);
});

test(
  'for any results, places follow sum and best moto exactly, whatever the order of the ' + 'input',
  () => {
    const motos = fc.array(fc.option(fc.integer({ min: 1, max: 12 })), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(motos, { maxLength: 12 }), (all) => {
        const ranked = rankRace(all.map((places) => row(places)));
        const score = (places: (number | null)[]) => {
          const finished = places.filter((place) => place !== null);
          return finished.length === 0
            ? null
            : {
                sum: places.reduce<number>((sum, place) => sum + (place ?? MISSING_MOTO), 0),
                best: Math.min(...finished),
              };
        };
        const scores = all.map(score);
        ranked.forEach(({ place }, index) => {
          const mine = scores[index];
          // One's place is one more than the number of those who are better.
          const better = scores.filter(
            (other) =>
              mine &&
              other &&
              (other.sum < mine.sum || (other.sum === mine.sum && other.best < mine.best)),
          ).length;
          expect(place).toBe(mine ? better + 1 : null);
        });
        const mirrored = rankRace(all.toReversed().map((places) => row(places))).toReversed();
        expect(mirrored.map(({ place }) => place)).toEqual(ranked.map(({ place }) => place));
      }),
    );
  },
);
