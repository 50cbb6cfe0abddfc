import { rankRace } from '../../results/rankRace';
import { readRace } from '../../results/readRace';
import type { RaceRow, RankedRow } from '../../results/results.types';

type Named = (row: RaceRow) => string;

/** Rows with fewer motos than another: what they lack counts as missed. */
function fewerMotos(rows: readonly RaceRow[], name: Named): string[] {
  const most = Math.max(0, ...rows.map(({ motos }) => motos.length));
  const longest = rows.find(({ motos }) => motos.length === most);
  const [first, ...others] = rows.filter(
    ({ motos, finalPos, status }) => motos.length < most && !finalPos && !status,
  );
  if (!first || !longest) return [];
  const count = first.motos.length;
  return [
    `${name(first)} has ${count} ${count === 1 ? 'moto' : 'motos'}, ` +
      `${name(longest)} has ${most}: those it lacks count as missed. ` +
      'Where that is right, write { pos: null }' +
      (others[0] ? `. So in ${others.length} more` : ''),
  ];
}

/** A row whose place says that there is one, and its reason that there is none. */
const contradictions = (row: RaceRow, name: string) => [
  ...row.motos.flatMap(({ pos, status }, index) =>
    pos && status
      ? [`${name}.motos[${index}] has place ${pos} and is ${status}: the place counts`]
      : [],
  ),
  ...(row.finalPos && row.status
    ? [`${name} has finalPos ${row.finalPos} and is ${row.status}: the place counts`]
    : []),
];

/** Two rows that share what each has of its own, unless they are equal. */
function shared(
  ranked: readonly RankedRow[],
  name: Named,
  key: 'rank' | 'finalPos',
  isEqual: (one: RankedRow, other: RankedRow) => boolean,
): string[] {
  const seen = new Map<number, RankedRow>();
  return ranked.flatMap((one) => {
    const value = one.row[key];
    if (!value) return [];
    const first = seen.get(value);
    if (!first) seen.set(value, one);
    return !first || isEqual(first, one)
      ? []
      : [`${name(first.row)} and ${name(one.row)} have the same ${key}, ${value}`];
  });
}

/** Rows without `finalPos` in a race in which others have one that the motos contradict. */
function withheld(ranked: readonly RankedRow[], name: Named): string[] {
  const isCertain = ranked.every(({ best }) => best !== 0);
  const [first, ...others] = isCertain ? ranked.filter(({ place, sum }) => sum && !place) : [];
  if (!first) return [];
  return [
    `${name(first.row)} has no finalPos, and gets no place from its motos, which the finalPos of ` +
      'another row contradicts: give it to all rows, or to none' +
      (others[0] ? `. So in ${others.length} more` : ''),
  ];
}

/** What the places of a race contradict, though each can be read: nothing to tell the page. */
export function placeFaults(race: unknown): string[] {
  const rows = (race as { rows?: unknown } | null | undefined)?.rows;
  if (!Array.isArray(rows)) return [];
  // Rows keep their numbers: reading leaves out what is no row.
  const names = new Map<RaceRow, string>();
  const read = rows.flatMap((row: unknown, index) => {
    const [one] = readRace({ motoLabels: [], rows: [row] }).race?.rows ?? [];
    if (one) names.set(one, `rows[${index}]`);
    return one ?? [];
  });
  const name: Named = (row) => names.get(row)!;
  const ranked = rankRace(read);
  return [
    ...fewerMotos(read, name),
    ...read.flatMap((row) => contradictions(row, name(row))),
    ...shared(ranked, name, 'rank', (one, other) => one.place === other.place),
    ...shared(
      ranked,
      name,
      'finalPos',
      (one, other) => one.sum === other.sum && one.best === other.best,
    ),
    ...withheld(ranked, name),
  ];
}
