import { namesFinish, readPlace } from '../../results/rankRace';
import type { RaceMoto, RaceRow, RaceTable } from '../ResultsTable';

/** A race as far as it can be shown, and what of it cannot be read, with the row it stands in. */
interface ReadRace {
  race?: RaceTable;
  problem?: string | undefined;
}

type Unchecked<T> = { [Name in keyof T]?: unknown };

/**
 * Reads a race from data that nobody has checked. What is certain is taken for what it means, e.g.
 * a number as the place of a moto; what is not stays as it is, and is named.
 */
export function readRace(given: unknown): ReadRace {
  const { title, raceLabel, motoLabels, rows } = (given ?? {}) as Unchecked<RaceTable>;
  if (!Array.isArray(motoLabels) || !Array.isArray(rows))
    return { problem: 'motoLabels or rows is no list' };
  let problem: string | undefined;
  const read = rows.flatMap((row: Unchecked<RaceRow>, index) => {
    const motos = list(row?.motos).map(asMoto);
    if (!row?.rider) problem ??= `rows[${index}] has no rider`;
    else if (motos.some((moto) => namesFinish(moto) && !readPlace(moto.pos)))
      problem ??= `rows[${index}].motos has no place`;
    return isObject(row) ? ({ ...row, rider: text(row.rider), motos } as RaceRow) : [];
  });
  return {
    race: {
      title: text(title),
      raceLabel: text(raceLabel),
      motoLabels: motoLabels.map(text),
      rows: read,
    },
    problem,
  };
}

const text = (value: unknown) => `${value ?? ''}`;
const list = (value: unknown): unknown[] => ([] as unknown[]).concat(value ?? []);
const isObject = (value: unknown) => Object(value) === value;
const asMoto = (given: unknown) => (isObject(given) ? given : { pos: given }) as RaceMoto;
