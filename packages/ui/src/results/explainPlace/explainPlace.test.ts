import { expect, test } from 'vitest';
import { rankRace } from '../rankRace';
import type { RaceRow } from '../results.types';
import { explainPlaceMessages } from './messages';
import { explainPlace } from './explainPlace';

const row = (rider: string, places: (number | null)[], finalPos?: number): RaceRow => ({
  rank: null,
  bikeNumber: null,
  rider,
  motos: places.map((pos) => ({ pos })),
  finalPos,
});
const reasons = (rows: RaceRow[], motoLabels = ['Moto 1', 'Moto 2']) =>
  rankRace(rows).map((one) => explainPlace(one, motoLabels));

test('the motos and what they make together', () => {
  expect(reasons([row('Ines', [1, null])])).toEqual([
    ['Moto 1: 1 · Moto 2: no finish, counts 999. Together 1000.'],
  ]);
});

test('a tie names the other and what decided it, on both sides', () => {
  expect(reasons([row('Ines', [2, 3]), row('Kai', [1, 4])])).toEqual([
    [
      'Moto 1: 2 · Moto 2: 3. Together 5.',
      'Equal with Kai, whose best moto is better, 1 against 2.',
    ],
    [
      'Moto 1: 1 · Moto 2: 4. Together 5.',
      'Equal with Ines; the better best moto decides, 1 against 2.',
    ],
  ]);
  expect(reasons([row('Ines', [1, 2]), row('Kai', [2, 1])]).map(([, tie]) => tie)).toEqual([
    'Still equal with Kai, so both have the same place.',
    'Still equal with Ines, so both have the same place.',
  ]);
});

test('who has no name is told apart by the boat', () => {
  const nameless = { ...row('', [2, 1]), bikeNumber: 41 };
  expect(reasons([row('Ines', [1, 2]), nameless])[0]?.[1]).toBe(
    'Still equal with 41, so both have the same place.',
  );
  expect(reasons([row('Ines', [1, 2]), row('', [2, 1])])[0]?.[1]).toBe(
    'Still equal with –, so both have the same place.',
  );
});

test('a given place is said to be given, and no finish to be no place', () => {
  expect(reasons([row('Ines', [4, 4], 1), row('Kai', [null, null])])).toEqual([
    ['Place 1 was given with the official results.'],
    ['No moto was finished, so there is no place.'],
  ]);
});

test('a moto nobody has run yet is not counted, and so not named', () => {
  expect(reasons([row('Ines', [1]), row('Kai', [2])])).toEqual([
    ['Moto 1: 1. Together 1.'],
    ['Moto 1: 2. Together 2.'],
  ]);
});

test('of many with the same sum the first eight are named, and the others counted', () => {
  const [first] = reasons(
    Array.from({ length: 1_000 }, (_, index) => row(`Rider ${index}`, [1])),
    ['Moto 1'],
  );
  expect(first).toHaveLength(10);
  expect(first?.at(-2)).toBe('Still equal with Rider 8, so both have the same place.');
  expect(first?.at(-1)).toBe('And 991 more with the same sum.');
});

test('the words can be replaced', () => {
  const [one] = rankRace([row('Ines', [null])]);
  expect(
    one && explainPlace(one, ['Moto 1'], { ...explainPlaceMessages, none: 'Kein Platz.' }),
  ).toEqual(['Kein Platz.']);
});

test('where a moto of the race cannot be read, it is not said that nobody finished', () => {
  const unclear = { ...row('Kai', []), motos: [{ pos: '1st' }] } as unknown as RaceRow;
  expect(reasons([unclear, row('Ines', [2]), row('Ben', [null])])).toEqual([
    [explainPlaceMessages.unclear],
    [explainPlaceMessages.unclear],
    [explainPlaceMessages.none],
  ]);
});

test('who is given no place by the officials is not told to have finished nothing', () => {
  expect(reasons([{ ...row('Kai', [1]), status: 'DSQ' }, row('Ines', [2])])).toEqual([
    ['The official results give this rider no place.'],
    ['Moto 1: 2. Together 2.'],
  ]);
});
