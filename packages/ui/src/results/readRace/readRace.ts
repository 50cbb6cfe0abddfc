import { isObject, readPlace, reasonIn, text } from '../rankRace';
import type { MotoStatus, RaceMoto, RaceRow, RaceTable } from '../results.types';
import { readFrom } from './readFrom';

/** A race as far as it can be shown. */
export interface ReadRace {
  /** The race; undefined where the data hold none. */
  race?: RaceTable;
  /** What of it cannot be read, a line each, with the number of the row: `rows[3] has no rider`. */
  problems: string[];
}

type Unchecked<T> = { [Name in keyof T]?: unknown };

/**
 * Reads a race from data that nobody has checked. What is certain is taken for what it means, e.g.
 * digits for a place; what is not becomes `unreadPos`, gives nobody a place, and is named.
 */
export function readRace(data: unknown): ReadRace {
  const { title, raceLabel, motoLabels, rows } = (data ?? {}) as Unchecked<RaceTable>;
  if (!Array.isArray(motoLabels) || !Array.isArray(rows))
    return { problems: ['motoLabels or rows is no list'] };
  const problems: string[] = [];
  /** A place where there is one, by its key; what nobody can read is named. */
  const placeIn = (key: string, given: unknown, where: string) => {
    const place = readPlace(given);
    const unreadPos = place === 0 ? text(given) : undefined;
    if (unreadPos) problems.push(`${where} is no place: ${unreadPos}`);
    return { [key]: place || null, unreadPos };
  };
  const read = rows.flatMap((row: Unchecked<RaceRow>, index) => {
    const name = `rows[${index}]`;
    const rider = text(row?.rider);
    if (!rider.trim()) problems.push(`${name} has no rider`);
    if (!isObject(row)) return [];
    const { rank, motos, finalPos } = row;
    if (isRecord(motos)) problems.push(`${name}.motos is no list`);
    return {
      ...row,
      ...placeIn('rank', rank, `${name}.rank`),
      bikeNumber: plain(row.bikeNumber) ?? null,
      rider,
      age: plain(row.age),
      motos: isRecord(motos)
        ? [{ pos: null, unreadPos: '?' }]
        : ([] as unknown[]).concat(motos ?? []).map((given, column) => {
            const moto: Unchecked<RaceMoto> = isRecord(given) ? given! : { pos: given };
            return {
              ...placeIn('pos', moto.pos ?? moto.unreadPos, `${name}.motos[${column}]`),
              status: statusIn(moto.status, moto.pos),
            };
          }),
      ...placeIn('finalPos', finalPos ?? row.unreadPos, `${name}.finalPos`),
      status: statusIn(row.status, finalPos, rank),
    } as RaceRow;
  });
  if (process.env.NODE_ENV === 'development') readFrom.set(read, data);
  return {
    race: {
      title: text(title),
      raceLabel: text(raceLabel),
      motoLabels: motoLabels.map(text),
      rows: read,
    },
    problems,
  };
}

const isRecord = (value: unknown) => isObject(value) && !Array.isArray(value);
/** What only shows: a number, or text. */
const plain = (value: unknown) =>
  typeof value === 'number' || value === undefined || value === null ? value : text(value);
/** Why there is no place, in our word for it. */
const statusIn = (...given: unknown[]) =>
  reasonIn(...given)
    ?.toUpperCase()
    .replace('DQ', 'DSQ') as MotoStatus | undefined;
