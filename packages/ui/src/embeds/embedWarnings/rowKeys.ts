import type { RaceMoto, RaceRow } from '../../results/results.types';
import { isMisspelt, otherwiseCalled } from './unknownNames';

/** Each key by whether a row cannot do without it. */
const rowKeys = {
  rank: true,
  bikeNumber: true,
  rider: true,
  motos: true,
  age: false,
  finalPos: false,
  plateDot: false,
  plateLabel: false,
  status: false,
  unreadPos: false,
} satisfies Record<keyof RaceRow, boolean>;

const motoKeys = { pos: true, status: false, unreadPos: false } satisfies Record<
  keyof RaceMoto,
  boolean
>;

/** The keys that were probably meant: rows may hold others for a page’s own use. */
function meantKeys(name: string, absent: readonly string[]): readonly string[] {
  const alike = absent.filter((one) => isMisspelt(name, one));
  return alike[0] ? alike : otherwiseCalled(name, absent);
}

/** What is wrong with the keys of one row, or of one moto. */
function faultsOf(given: unknown, keys: Record<string, boolean>): string[] {
  // A moto may be its place alone; what is no row, reading names.
  if (Object(given) !== given || Array.isArray(given)) return [];
  const has = (name: string) => (given as Record<string, unknown>)[name] !== undefined;
  const absent = Object.keys(keys).filter((name) => !has(name));
  const found = new Set<string>();
  const misnamed = Object.keys(given as object).flatMap((name) => {
    if (name in keys) return [];
    const right = meantKeys(name, absent);
    for (const one of right) found.add(one);
    return right[0] ? [`.${name} is not read: did you mean ${right.join(' or ')}?`] : [];
  });
  const missing = absent.filter(
    (name) =>
      keys[name] &&
      !found.has(name) &&
      // That there is no rider, reading says; why there is no place, the moto.
      name !== 'rider' &&
      !(name === 'pos' && has('status')),
  );
  return [...misnamed, ...missing.map((name) => ` has no ${name}`)];
}

/**
 * The keys of rows and motos that nothing reads though they look like one of ours, and those that
 * are not there. Without its place a moto counts as missed, which gives others a wrong medal. What
 * many rows have in common is said of the first.
 */
export function keyFaults(rows: readonly unknown[]): string[] {
  const places = new Map<string, string[]>();
  const note = (where: string, faults: readonly string[]) => {
    for (const fault of faults) places.set(fault, [...(places.get(fault) ?? []), where]);
  };
  rows.forEach((row, index) => {
    note(`rows[${index}]`, faultsOf(row, rowKeys));
    const motos = (row as Partial<RaceRow> | null)?.motos;
    if (Array.isArray(motos))
      motos.forEach((moto, at) => note(`rows[${index}].motos[${at}]`, faultsOf(moto, motoKeys)));
  });
  return [...places].map(([fault, [first, ...others]]) => {
    const all = `${first}${fault}`;
    if (!others[0]) return all;
    return `${all}${fault.endsWith('?') ? '' : '.'} So in ${others.length} more`;
  });
}
