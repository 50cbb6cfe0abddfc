import { expect, test } from 'vitest';
import { readRace } from './readRace';

const race = {
  title: 'Final',
  raceLabel: 'Race 1',
  motoLabels: ['Moto 1'],
  rows: [{ rank: 1, bikeNumber: 7, rider: 'Ann', motos: [{ pos: 1 }] }],
};

test('a race is read as it is', () => {
  expect(readRace(race)).toEqual(race);
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
])('%j is none', (given) => {
  expect(readRace(given)).toBeUndefined();
});

test('rows that no rider can be read from are left out, and places that are none', () => {
  const rows = [
    null,
    'Ann',
    {},
    { rider: 7 },
    { rider: 'Ben' },
    { rider: 'Cem', motos: 'none' },
    { rider: 'Dee', motos: [null, { pos: 2 }, 'x'] },
  ];
  expect(readRace({ ...race, rows })?.rows).toEqual([
    { rider: 'Ben', motos: [] },
    { rider: 'Cem', motos: [] },
    { rider: 'Dee', motos: [{ pos: 2 }] },
  ]);
});

test(
  'labels become text, a title that is none stays empty, and a label that is none is left ' + 'out',
  () => {
    const read = readRace({ title: 5, raceLabel: 1, motoLabels: [1, 'Two'], rows: [] });
    expect(read).toEqual({ title: '', motoLabels: ['1', 'Two'], rows: [] });
  },
);
