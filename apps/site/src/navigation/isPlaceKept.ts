import type { Location } from 'react-router-dom';

/** The state of a location that names what the page shows already. */
export const placeKept = { keepsPlace: true };

/** True where only the address has changed, so that nothing is scrolled, focused or led to. */
export function isPlaceKept({ state }: Pick<Location, 'state'>): boolean {
  return (state as { keepsPlace?: unknown } | null)?.keepsPlace === true;
}
