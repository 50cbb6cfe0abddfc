import { METRES_PER_INCH, RACER_HEIGHT_INCHES } from '@clubline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inchesOf, metresOf } from './heights';

test('inches are metres with two decimals', () => {
  expect([36, 71, 96].map(metresOf)).toEqual([0.91, 1.8, 2.44]);
});

test('every whole inch comes back as itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: RACER_HEIGHT_INCHES.min, max: RACER_HEIGHT_INCHES.max }),
      (inches) => inchesOf(metresOf(inches)) === inches,
    ),
  );
});

test('any height is at most half a centimetre off and has two decimals', () => {
  fc.assert(
    fc.property(
      fc.double({ min: RACER_HEIGHT_INCHES.min, max: RACER_HEIGHT_INCHES.max, noNaN: true }),
      (inches) => {
        const metres = metresOf(inches);
        return (
          Math.abs(metres - inches * METRES_PER_INCH) <= 0.005 + 1e-9 &&
          metres === Number(metres.toFixed(2))
        );
      },
    ),
  );
});
