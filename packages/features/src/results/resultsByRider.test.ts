import { assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { sampleEvent } from '../testing/results.fixtures';
import { resultsOfRider, searchRiders } from './resultsByRider';

const { days } = sampleEvent;
const riders = ['Kai Nakamura', 'Ines Carvalho', 'Tom Ashworth'];

test('a rider is found by the name in an address, with the place of each race', () => {
  expect(resultsOfRider(days, 'ines-carvalho').map(({ day, place }) => [day.id, place])).toEqual(
    days.map(({ id }) => [id, 1]),
  );
  expect(resultsOfRider(days, '')).toEqual([]);
  expect(resultsOfRider(days, 'ines')).toEqual([]);
});

test('a single letter finds boats alone', () => {
  expect(searchRiders(days, 'a')).toEqual([]);
  expect(searchRiders(days, ' 7 ').map(({ row }) => row.rider)).toEqual(
    days.map(() => 'Ines Carvalho'),
  );
});

test('accents and case make no difference', () => {
  expect(searchRiders(days, 'ÍNÉS')).toHaveLength(days.length);
});

test('any part of a name finds the rider on every day', () => {
  assert(
    property(constantFrom(...riders), constantFrom(0, 1, 2, 3), (name, from) => {
      const found = searchRiders(days, name.slice(from));
      expect(found.filter(({ row }) => row.rider === name)).toHaveLength(days.length);
    }),
  );
});
