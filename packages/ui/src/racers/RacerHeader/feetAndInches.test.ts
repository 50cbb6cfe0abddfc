import { expect, test } from 'vitest';
import { feetAndInches } from './feetAndInches';

test.each([
  [1.8, 5, 11],
  [0.91, 3, 0],
  [2.44, 8, 0],
  [1.83, 6, 0],
  [1.82, 6, 0],
  [1.68, 5, 6],
])('%f m is %i feet and %i inches', (metres, feet, inches) => {
  expect(feetAndInches(metres)).toEqual([feet, inches, metres]);
});

test.each([[null], [undefined], [0], [-1], [Number.NaN], [Number.POSITIVE_INFINITY]])(
  '%s is no height',
  (metres) => {
    expect(feetAndInches(metres)).toBeNull();
  },
);
