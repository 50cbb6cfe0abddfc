import type { RaceTable } from '../ResultsTable';

/**
 * The race, when what was given has the shape of one; rows that no rider can be read from are left
 * out.
 */
export function readRace(given: unknown): RaceTable | undefined {
  if (!isRecord(given) || !Array.isArray(given['motoLabels']) || !Array.isArray(given['rows']))
    return undefined;
  const rows = given['rows'].filter(
    (row: unknown) => isRecord(row) && typeof row['rider'] === 'string',
  );
  return {
    title: typeof given['title'] === 'string' ? given['title'] : '',
    ...(typeof given['raceLabel'] === 'string' && { raceLabel: given['raceLabel'] }),
    motoLabels: given['motoLabels'].map(String),
    rows: rows.map((row) => ({
      ...row,
      motos: Array.isArray(row.motos) ? row.motos.filter(isRecord) : [],
    })),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
