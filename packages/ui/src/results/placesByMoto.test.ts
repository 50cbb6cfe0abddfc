import { expect, test } from 'vitest';
import { placesByMoto } from './placesByMoto';

const row = (rider: string, ...places: (number | null)[]) => ({
  rank: null,
  bikeNumber: null,
  rider,
  motos: places.map((pos) => ({ pos })),
});
const said = (rows: Parameters<typeof placesByMoto>[0], motos: number) =>
  placesByMoto(rows, motos).map(({ row: { rider }, places }) => [rider, ...places]);

test('each has the place that they would have had if the race had ended there', () => {
  expect(said([row('Ines', 3, 1, 1), row('Kai', 1, 3, 3), row('Ben', 2, 2, 2)], 3)).toEqual([
    ['Ines', 3, 1, 1],
    ['Ben', 2, 3, 2],
    ['Kai', 1, 1, 3],
  ]);
});

test('who has not finished yet has no place, and who never does stands last', () => {
  expect(said([row('Tom', null, null), row('Ines', null, 1), row('Kai', 1, 2)], 2)).toEqual([
    ['Kai', 1, 1],
    ['Ines', null, 2],
    ['Tom', null, null],
  ]);
});

test('the last place is the official one where one is given', () => {
  const rows = [
    { ...row('Ines', 1, 1), finalPos: 2 },
    { ...row('Kai', 2, 2), finalPos: 1 },
  ];
  expect(said(rows, 2)).toEqual([
    ['Kai', 2, 1],
    ['Ines', 1, 2],
  ]);
});
