import { expect, test, vi } from 'vitest';
import { sameRows, valueFaults } from './rowValues';

test('values that show though they are none of their column are named with their row', () => {
  const odd = { rank: 2, bikeNumber: {}, rider: 5, age: 'old', plateDot: 7 };
  expect(valueFaults([{ rank: 1 }, odd])).toEqual([
    'rows[1].bikeNumber is {}, and shows so: it should be a number or text',
    'rows[1].rider is 5, and shows so: it should be text',
    'rows[1].age is "old", and shows so: it should be a number of years',
    'rows[1].plateDot is 7, and draws nothing: it should be a CSS colour',
  ]);
});

test('values as they should be, and those that are not there, are nothing to name', () => {
  const rows = [
    { rank: 1, bikeNumber: 7, rider: 'Ada', age: 31 },
    { rank: '2', bikeNumber: 'X12', rider: 'Bea', age: '27', finalPos: 'DNF' },
    { rank: null, bikeNumber: null, rider: '', age: null, plateDot: undefined },
    null,
  ];
  expect(valueFaults(rows)).toEqual([]);
});

test('a plate of no colour that the browser knows is named', () => {
  const isNamed = (_: string, color: string) => color === '#d7263d' || color === 'red';
  vi.stubGlobal('CSS', { supports: isNamed });
  const rows = ['redd', 'red', '#d7263d', '', null].map((plateDot) => ({ plateDot }));
  expect(valueFaults(rows)).toEqual([
    'rows[0].plateDot is "redd", and draws nothing: it should be a CSS colour',
  ]);
  vi.unstubAllGlobals();
});

test('two rows that are called the same are named, unless the page has a key of its own', () => {
  const rows = [
    { bikeNumber: 7, rider: 'Ada', id: 1 },
    { bikeNumber: 8, rider: 'Ada', id: 2 },
    { bikeNumber: 7, rider: 'Ada', id: 3 },
    {},
    {},
  ];
  expect(sameRows(rows, undefined)).toEqual([
    'rows[0] and rows[2] are both "7 Ada": a pin takes them for one',
  ]);
  expect(sameRows(rows, ({ id }: { id: number }) => `${id}`)).toEqual([]);
});
