const METRES_PER_INCH = 0.0254;

/** A height in whole feet and inches: 1.8 m is 5′11″. `null` for what is no height. */
export function feetAndInches(metres: number | null | undefined): string | null {
  if (typeof metres !== 'number' || !Number.isFinite(metres) || metres <= 0) return null;
  const inches = Math.round(metres / METRES_PER_INCH);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}
