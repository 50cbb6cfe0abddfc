import { METRES_PER_INCH } from '@clubline/contract';

/** Inches as metres, rounded to two decimals: 71 is 1.8. */
export function metresOf(inches: number): number {
  return Math.round(inches * METRES_PER_INCH * 100) / 100;
}

/** Metres as whole inches; an inch there and back is the same inch. */
export function inchesOf(metres: number): number {
  return Math.round(metres / METRES_PER_INCH);
}
