const METRES_PER_INCH = 0.0254;

/**
 * A height in whole feet and inches, and in metres: 1.8 m is 5, 11 and 1.8. `null` for what is no
 * height.
 */
export function feetAndInches(
  metres: number | null | undefined,
): [feet: number, inches: number, metres: number] | null {
  if (typeof metres !== 'number' || !Number.isFinite(metres) || metres <= 0) return null;
  const inches = Math.round(metres / METRES_PER_INCH);
  return [Math.floor(inches / 12), inches % 12, metres];
}
