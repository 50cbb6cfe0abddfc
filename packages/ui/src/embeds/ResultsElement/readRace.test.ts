import { expect, test } from 'vitest';
import { readRace } from './readRace';

const race = {
  title: 'Final',
  raceLabel: 'Race 1',
  motoLabels: ['Moto 1'],
  rows: [{ rank: 1, bikeNumber: 7, rider: 'Ann', motos: [{ pos: 1 }] }],
};
const problemWith = (row: unknown) => readRace({ ...race, rows: [...race.rows, row] }).problem;

test('a race is read as it is', () => {
  expect(readRace(race)).toEqual({ race, problem: undefined });
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
  expect(readRace(given)).toEqual({ problem: 'motoLabels or rows is no list' });
});

test('a row keeps its place in the list and each moto its column', () => {
  const rows = [
    { rider: 'Ben' },
    { rider: 'Cem', motos: [2, '3'] },
    { rider: 'Dee', motos: [null, { pos: 2 }] },
    { rank: 4, motos: [] },
  ];
  expect(readRace({ ...race, rows }).race?.rows).toEqual([
    { rider: 'Ben', motos: [] },
    { rider: 'Cem', motos: [{ pos: 2 }, { pos: '3' }] },
    { rider: 'Dee', motos: [{ pos: null }, { pos: 2 }] },
    { rank: 4, rider: '', motos: [] },
  ]);
});

test.each([
  [null, 'rows[1] has no rider'],
  ['Ann', 'rows[1] has no rider'],
  [{ rank: 2, motos: [] }, 'rows[1] has no rider'],
  [{ rider: 'Ben', motos: [{ pos: '1st' }] }, 'rows[1].motos has no place'],
  [{ rider: 'Ben', motos: 'none' }, 'rows[1].motos has no place'],
  [{ rider: 'Ben', motos: [{ pos: 'DNF' }, { pos: '2' }, null] }, undefined],
])('of the row %j it is said: %s', (row, problem) => {
  expect(problemWith(row)).toBe(problem);
});

test('what is no row is left out, and everything else stays', () => {
  expect(readRace({ ...race, rows: [null, 'Ann', ...race.rows] }).race?.rows).toEqual(race.rows);
});

test('labels become text', () => {
  const read = readRace({ title: 5, raceLabel: null, motoLabels: [1, null], rows: [] });
  expect(read.race).toEqual({ title: '5', raceLabel: '', motoLabels: ['1', ''], rows: [] });
});
