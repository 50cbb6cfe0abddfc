import type { Club } from '@clubline/contract';

/** Clubs by name, whatever its case. */
export function sortClubs(clubs: readonly Club[]): Club[] {
  return clubs.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { sensitivity: 'base' }));
}
