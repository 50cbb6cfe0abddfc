import { isUnread, readPlace, REASON } from '../rankRace';
import type { MotoStatus, RaceMoto, RaceRow, RaceTable } from '../results.types';

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
 * digits for a place; what is not stays as it is, gives nobody a place, and is named.
 */
export function readRace(data: unknown): ReadRace {
  const { title, raceLabel, motoLabels, rows } = (data ?? {}) as Unchecked<RaceTable>;
  if (!Array.isArray(motoLabels) || !Array.isArray(rows))
    return { problems: ['motoLabels or rows is no list'] };
  const problems: string[] = [];
  /** A place where there is one; what nobody can read stays, and is named. */
  const placeIn = (given: unknown, where: string) => {
    const value = plain(given);
    if (!isUnread(value)) return readPlace(value);
    problems.push(`${where} is no place: ${value}`);
    return value;
  };
  const read = rows.flatMap((row: Unchecked<RaceRow>, index) => {
    const name = `rows[${index}]`;
    if (!row?.rider) problems.push(`${name} has no rider`);
    if (!isObject(row)) return [];
    const { rank, finalPos } = row;
    return {
      ...row,
      rank: placeIn(rank, `${name}.rank`),
      bikeNumber: plain(row.bikeNumber),
      rider: text(row.rider),
      age: plain(row.age),
      motos: list(row.motos).map((one, moto) => {
        const { pos, status } = asMoto(one);
        return {
          pos: placeIn(pos, `${name}.motos[${moto}]`),
          status: reasonIn(status) ?? reasonIn(pos),
        };
      }),
      finalPos: placeIn(finalPos, `${name}.finalPos`),
      status: reasonIn(row.status) ?? reasonIn(finalPos) ?? reasonIn(rank),
    } as RaceRow;
  });
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

// An object may have a `toString` of its own.
const text = (value: unknown) => (isObject(value) ? JSON.stringify(value) : `${value ?? ''}`);
const list = (value: unknown): unknown[] => ([] as unknown[]).concat(value ?? []);
const isObject = (value: unknown) => Object(value) === value;
/** What can be shown as it is. */
const plain = (value: unknown) => (isObject(value) ? text(value) : value);
const asMoto = (given: unknown) =>
  (isObject(given) ? given : { pos: given }) as Unchecked<RaceMoto>;
/** Why there is no place, in one of the words that we have for it. */
const reasonIn = (given: unknown) =>
  REASON.exec(text(given))?.[0].toUpperCase().replace('DQ', 'DSQ') as MotoStatus | undefined;
