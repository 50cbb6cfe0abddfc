import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankRace } from '../rankRace';
import type { RaceRow } from '../results.types';
import { readRace } from './readRace';

const race = {
  title: 'Final',
  raceLabel: 'Race 1',
  motoLabels: ['Moto 1'],
  rows: [{ rank: 1, bikeNumber: 7, rider: 'Ann', motos: [{ pos: 1 }] }],
};
const readRows = (...rows: unknown[]) => readRace({ ...race, rows }).race?.rows;
const problemsWith = (row: unknown) => readRace({ ...race, rows: [...race.rows, row] }).problems;
const placesOf = (rows: readonly RaceRow[] = []) => rankRace(rows).map(({ place }) => place);

test('a race is read as it is', () => {
  expect(readRace(race)).toEqual({
    race: { ...race, rows: [{ ...race.rows[0], finalPos: null }] },
    problems: [],
  });
});

test.each([
  undefined,
  null,
  'race',
  7,
  [],
  {},
  { title: 'Final', rows: [] },
  { title: 'Final', motoLabels: [] },
  { motoLabels: 'Moto 1', rows: [] },
  { motoLabels: [], rows: {} },
])('%j is none, which is said', (given) => {
  expect(readRace(given)).toEqual({ problems: ['motoLabels or rows is no list'] });
});

test('a row keeps its place in the list and each moto its column', () => {
  const rows = readRows(
    { rider: 'Ben' },
    { rider: 'Cem', motos: [2, '3'] },
    { rider: 'Dee', motos: [null, { pos: 2 }] },
    { rank: 4, motos: [] },
  );
  expect(rows?.map(({ rider, motos }) => [rider, motos.map(({ pos }) => pos)])).toEqual([
    ['Ben', []],
    ['Cem', [2, 3]],
    ['Dee', [null, 2]],
    ['', []],
  ]);
});

test('places that come as text are numbers, and empty ones none', () => {
  const given = { rank: ' 2 ', rider: 'Ann', finalPos: '', motos: [{ pos: '10' }, { pos: '-' }] };
  expect(readRows(given, { ...given, rank: '' })).toMatchObject([
    { rank: 2, finalPos: null, motos: [{ pos: 10 }, { pos: null }] },
    { rank: null },
  ]);
});

test('a word for no place becomes the reason, wherever it stands', () => {
  const motos = [{ pos: 'dnf' }, { pos: 'DQ' }, { pos: null, status: 'DNS' }];
  expect(
    readRows(
      { rider: 'Ann', motos },
      { rider: 'Ben', motos: [1], finalPos: 'DSQ' },
      { rider: 'Cem', motos: [2], rank: 'DNF' },
    ),
  ).toMatchObject([
    { motos: [{ status: 'DNF' }, { status: 'DSQ' }, { status: 'DNS' }] },
    { finalPos: null, status: 'DSQ' },
    { rank: null, status: 'DNF' },
  ]);
});

test.each([
  [null, ['rows[1] has no rider']],
  ['Ann', ['rows[1] has no rider']],
  [{ rank: 2, motos: [] }, ['rows[1] has no rider']],
  [
    { rank: 'x', rider: 'Ben', finalPos: 'first', motos: [{ pos: 2 }, { pos: '1st' }] },
    [
      'rows[1].rank is no place: x',
      'rows[1].motos[1] is no place: 1st',
      'rows[1].finalPos is no place: first',
    ],
  ],
  [{ rider: 'Ben', motos: 'none' }, ['rows[1].motos[0] is no place: none']],
  [{ rider: 'Ben', motos: [{ pos: true }] }, ['rows[1].motos[0] is no place: true']],
  [{ rider: 'Ben', motos: [[1]] }, ['rows[1].motos[0] is no place: [1]']],
  [{ rider: 'Ben', motos: { 1: { pos: 'DNF' } } }, ['rows[1].motos is no list']],
  [{ rider: ' \t ', motos: [1] }, ['rows[1] has no rider']],
  [{ rider: 'Ben', motos: [{ pos: 'DNF' }, { pos: '2' }, null] }, []],
])('of the row %j it is said: %j', (row, problems) => {
  expect(problemsWith(row)).toEqual(problems);
});

/** What may stand for a place, and cannot be read as one. */
const UNREAD = ['1st', '١', '۱', '१', '１', '½', '?', '0', '2.5', '0x10', '1e1', '1 2', '-1'];

test.each([...UNREAD, 0, -1, 2.5, Number.NaN, Infinity, true, false, {}, [], [1]])(
  'the place %j is named, is null, and leaves nobody a place that might be wrong',
  (given) => {
    const shown = Object(given) === given ? JSON.stringify(given) : `${given as string}`;
    const second = { rank: 2, rider: 'Ben', motos: [{ pos: 2 }] };
    const read = readRace({
      ...race,
      rows: [{ rank: given, rider: 'Ann', motos: [{ pos: given }] }, second],
    });
    expect(read.problems).toEqual([
      `rows[0].rank is no place: ${shown}`,
      `rows[0].motos[0] is no place: ${shown}`,
    ]);
    expect(read.race?.rows[0]).toMatchObject({
      rank: null,
      motos: [{ pos: null, unreadPos: shown }],
    });
    expect(placesOf(read.race?.rows)).toEqual([null, null]);
    const final = readRace({
      ...race,
      rows: [{ rider: 'Ann', finalPos: given, motos: [{ pos: 1 }] }, second],
    });
    expect(final.problems).toEqual([`rows[0].finalPos is no place: ${shown}`]);
    expect(final.race?.rows[0]).toMatchObject({ finalPos: null, unreadPos: shown });
    expect(placesOf(final.race?.rows)).toEqual([null, null]);
  },
);

test.each([{ 1: { pos: 1 }, 2: { pos: 1 } }, { 1: { pos: 'DNF' } }, {}])(
  'motos that are no list (%j) leave nobody a place that might be wrong',
  (motos) => {
    const rows = [
      { rider: 'Ann', motos },
      { rider: 'Ben', motos: [{ pos: 2 }] },
    ];
    expect(placesOf(readRows(...rows))).toEqual([null, null]);
    expect(placesOf(rows as unknown as RaceRow[])).toEqual([null, null]);
  },
);

test('what is typed a number is one, and what only shows is number or text', () => {
  const wrong = { rank: 'fifth', finalPos: '2nd', motos: [{ pos: true }], age: true, rider: 'Ann' };
  expect(readRows(wrong, { ...wrong, age: '27' })).toMatchObject([
    { rank: null, finalPos: null, motos: [{ pos: null }], age: 'true', bikeNumber: null },
    { age: '27' },
  ]);
});

test('what is no row is left out, and everything else stays', () => {
  expect(readRows(null, 'Ann', ...race.rows)).toMatchObject(race.rows);
});

test('what can only be shown becomes text, and a row keeps what we do not know', () => {
  const read = readRace({ title: 5, raceLabel: null, motoLabels: [1, null], rows: [] });
  expect(read.race).toEqual({ title: '5', raceLabel: '', motoLabels: ['1', ''], rows: [] });
  const [row] = readRows({ rider: 7, bikeNumber: ['X', 1], age: {}, id: 'r7', motos: [] }) ?? [];
  expect(row).toMatchObject({ rider: '7', bikeNumber: '["X",1]', age: '{}', id: 'r7' });
});

/** What stands for a place in the data of partners, and what it means; undefined is unclear. */
const written: fc.Arbitrary<readonly [unknown, number | null | undefined]> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }).map((n) => [n, n] as const) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }).map((n) => [`${n}`, n] as const) },
  fc
    .constantFrom('DNF', 'dns', 'DSQ', 'DQ', '', '-', '–', null, undefined)
    .map((none) => [none, null] as const),
  fc
    .constantFrom('1st', 'winner', '١', '½', '0', 0, -1, 2.5, Number.NaN, true, false, '2,5')
    .map((what) => [what, undefined] as const),
);
const writtenRows = fc.array(fc.array(written, { minLength: 2, maxLength: 2 }), { maxLength: 8 });

test('for any spelling of its places, a race has the podium that it means', () => {
  fc.assert(
    fc.property(writtenRows, (all) => {
      const rowsOf = (part: 0 | 1) =>
        all.map((motos, index) => ({
          rank: null,
          bikeNumber: null,
          rider: `Rider ${index}`,
          motos: motos.map((moto) => ({ pos: moto[part] })),
        })) as RaceRow[];
      const isUnclear = all.flat().some(([, meant]) => meant === undefined);
      const meant = isUnclear ? all.map(() => null) : placesOf(rowsOf(1));
      // With and without being read before: in React and in the element.
      expect(placesOf(rowsOf(0))).toEqual(meant);
      expect(placesOf(readRows(...rowsOf(0)))).toEqual(meant);
    }),
  );
});

/** Data of any kind in the place of each part, now and then as they should be. */
const anything = fc.oneof(
  fc.jsonValue(),
  written.map(([value]) => value),
);
const anyRow = fc.oneof(
  fc.record(
    {
      rank: anything,
      rider: anything,
      bikeNumber: anything,
      age: anything,
      finalPos: anything,
      status: anything,
      motos: fc.oneof(anything, fc.array(fc.oneof(anything, fc.record({ pos: anything })))),
    },
    { requiredKeys: [] },
  ),
  anything,
);

test('whatever is given, what is read can be shown, and reading it again changes nothing', () => {
  const isPlain = (value: unknown) => Object(value) !== value;
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 5 }), (given) => {
      const { race: read, problems } = readRace({ ...race, rows: given });
      for (const { motos, ...row } of read!.rows) {
        expect(typeof row.rider).toBe('string');
        for (const part of ['rank', 'bikeNumber', 'age', 'finalPos', 'status'] as const)
          expect(isPlain(row[part]), part).toBe(true);
        for (const part of ['rank', 'finalPos'] as const)
          expect(row[part] === null || row[part]! > 0, part).toBe(true);
        for (const { pos, status } of motos)
          expect((pos === null || pos > 0) && isPlain(status)).toBe(true);
      }
      const again = readRace(read);
      expect(again.race).toEqual(read);
      expect(again.problems.every((problem) => / is no place: | no rider$/.test(problem))).toBe(
        true,
      );
      expect(problems.length).toBeGreaterThanOrEqual(again.problems.length);
    }),
    { numRuns: 500 },
  );
});

const word = fc.oneof(
  written.map(([value]) => value),
  fc.jsonValue({ maxDepth: 1 }),
);

test('whatever stands in the place of a place, React and the element give the same places', () => {
  const rows = fc.array(
    fc.record({
      rank: word,
      rider: fc.constant('Ann'),
      finalPos: word,
      status: word,
      motos: fc.array(fc.option(fc.record({ pos: word }))),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, (given) => {
      expect(placesOf(given as unknown as RaceRow[])).toEqual(placesOf(readRows(...given)));
    }),
    { numRuns: 500 },
  );
});
