import { expect, test } from 'vitest';
import { placeFaults } from './placeFaults';

const row = (places: unknown, more: object = {}) => ({
  rank: null,
  bikeNumber: 7,
  rider: 'Ann',
  motos: Array.isArray(places) ? places.map((pos: unknown) => ({ pos })) : places,
  ...more,
});
const faults = (...rows: unknown[]) => placeFaults({ rows });

test('rows with fewer motos than another are named', () => {
  expect(faults(row([1, 2]), null, row([2]), row(null), row([]))).toEqual([
    'rows[2] has 1 moto, rows[0] has 2: those it lacks count as missed. Where that is right, ' +
      'write { pos: null }. So in 2 more',
  ]);
  expect(faults(row([1]), row([2]))).toEqual([]);
  expect(faults(row([1, 2]), row([], { status: 'DNS' }), row([], { finalPos: 2 }))).toEqual([]);
});

test('a place with a reason for none is named', () => {
  const both = { ...row([]), motos: [{ pos: 2, status: 'DNF' }], finalPos: 1, status: 'DSQ' };
  expect(faults(both)).toEqual([
    'rows[0].motos[0] has place 2 and is DNF: the place counts',
    'rows[0] has finalPos 1 and is DSQ: the place counts',
  ]);
  expect(faults({ ...row([]), motos: [{ pos: null, status: 'DNF' }, { pos: 'DNF' }] })).toEqual([]);
});

test('a rank or final place of two rows that are not equal is named', () => {
  expect(faults(row([1], { rank: 1 }), row([2], { rank: 1 }))).toEqual([
    'rows[0] and rows[1] have the same rank, 1',
  ]);
  expect(faults(row([1], { finalPos: 1 }), row([2], { finalPos: 1 }))).toEqual([
    'rows[0] and rows[1] have the same finalPos, 1',
  ]);
  const tied = { rank: 1, finalPos: 1 };
  expect(faults(row([1, 2], tied), row([2, 1], tied), row([3, 3], { rank: 3 }))).toEqual([]);
});

test('rows that get no place because others have an official one are named', () => {
  expect(faults(row([1], { finalPos: 3 }), row([2]), row([3]))).toEqual([
    'rows[1] has no finalPos, and gets no place from its motos, which the finalPos of another ' +
      'row contradicts: give it to all rows, or to none. So in 1 more',
  ]);
  expect(faults(row(['1st']), row([2]))).toEqual([]);
});
