import { assert, array, constant, integer, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { rankRace } from '../rankRace';
import { problemsOfRace } from './raceRules';
import type { RaceRow } from '../results.types';

const row = (rank: number | null, ...places: (number | null)[]): RaceRow => ({
  rank,
  bikeNumber: rank,
  rider: `Rider ${rank ?? places.join('-')}`,
  motos: places.map((pos) => ({ pos })),
});
const problems = (...rows: RaceRow[]) =>
  problemsOfRace({ motoLabels: rows[0]?.motos.map((_, moto) => `Moto ${moto + 1}`) ?? [], rows });

test('a dead heat is accepted where the place after it stays empty', () => {
  expect(problems(row(1, 1, 1), row(2, 1, 2), row(3, 3, 3))).toEqual([]);
});

test('a dead heat of three leaves two places empty', () => {
  expect(problems(row(1, 1), row(1, 1), row(1, 1), row(4, 3))).toEqual([
    'place 3 of Moto 1 comes after 3 riders at place 1',
  ]);
});

test('a place right after a shared one is refused', () => {
  expect(problems(row(1, 1, 1), row(2, 1, 2), row(3, 2, 3))).toEqual([
    'place 2 of Moto 1 comes after 2 riders at place 1',
  ]);
});

test('a place that nobody has is accepted, as somebody may have been disqualified', () => {
  expect(problems(row(1, 1), row(2, 3))).toEqual([]);
});

test('ranks that contradict the motos are refused', () => {
  expect(problems(row(2, 1, 1), row(1, 2, 2))).toEqual([
    'rank 1 of Rider 1 and rank 2 of Rider 2 contradict their final places, 2 and 1',
  ]);
});

test('nobody without a finish is ranked before somebody with one', () => {
  expect(problems(row(1, null), row(2, 1))).toEqual([
    'rank 1 of Rider 1 and rank 2 of Rider 2 contradict their final places, none and 1',
  ]);
});

test('a rank is shared only by those who share the place', () => {
  expect(problems(row(1, 1, 2), row(1, 2, 1), row(3, 3, 3))).toEqual([]);
  expect(problems(row(1, 1, 1), row(1, 2, 2))).toHaveLength(1);
});

test('a place given by the officials counts instead of the motos', () => {
  expect(problems({ ...row(1, 2), finalPos: 1 }, { ...row(2, 1), finalPos: 2 })).toEqual([]);
});

test('a rider without a rank contradicts nothing', () => {
  expect(problems(row(null, 1), row(1, 2))).toEqual([]);
});

test('for any results, ranks taken from the final places contradict nothing', () => {
  const motos = array(oneof(integer({ min: 1, max: 9 }), constant(null)), {
    minLength: 3,
    maxLength: 3,
  });
  assert(
    property(array(motos, { maxLength: 9 }), (all) => {
      const rows = rankRace(all.map((places) => row(null, ...places)));
      const ranked = rows.map(({ row: one, place }) => ({ ...one, rank: place }));
      expect(problems(...ranked).filter((text) => text.startsWith('rank'))).toEqual([]);
    }),
  );
});
