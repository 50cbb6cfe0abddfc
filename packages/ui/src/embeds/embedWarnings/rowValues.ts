import type { RaceRow } from '../../results/results.types';

type Given = Partial<Record<keyof RaceRow, unknown>>;

/** A number from 0 on, in digits or as text; an age may have a fraction. */
const isCount = (value: unknown, form: RegExp) =>
  ['number', 'string'].includes(typeof value) && form.test(`${value}`.trim());

/** Whether a browser knows it as a colour; outside of one, any text may be one. */
const isColour = (value: unknown) =>
  typeof value === 'string' && (globalThis.CSS?.supports?.('color', value) ?? true);

/** What the values that only show should be, each by its key; places are read, and named there. */
const expected: Partial<Record<keyof RaceRow, [words: string, is: (value: unknown) => boolean]>> = {
  bikeNumber: [
    'a number or text',
    (value) => typeof value === 'string' || Number.isFinite(value as number),
  ],
  rider: ['text', (value) => typeof value === 'string'],
  age: ['a number of years', (value) => isCount(value, /^\d+(\.\d+)?$/)],
  plateDot: ['a CSS colour', isColour],
  plateLabel: ['text', (value) => typeof value === 'string'],
};

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Values that show as they are, and are none of what their column holds. */
export function valueFaults(rows: readonly unknown[]): string[] {
  return rows.flatMap((row, index) =>
    Object.entries(expected).flatMap(([key, [words, isRight]]) => {
      const value = (row as Given | null | undefined)?.[key as keyof RaceRow];
      if (!isGiven(value) || isRight(value)) return [];
      const shown = JSON.stringify(value) ?? typeof value;
      const effect = key === 'plateDot' ? 'draws nothing' : 'shows so';
      return [`rows[${index}].${key} is ${shown}, and ${effect}: it should be ${words}`];
    }),
  );
}

/** What a row is called, where nothing else is said. */
const usualKey = ({ bikeNumber, rider }: Given) => `${bikeNumber ?? ''} ${rider}`;

/**
 * Rows that cannot be told apart: who pins one pins them all. A page with a `rowKey` of its own
 * tells them apart as it likes.
 */
export function sameRows(rows: readonly unknown[], rowKey: unknown): string[] {
  if (rowKey !== undefined) return [];
  const seen = new Map<string, number>();
  return rows.flatMap((row, index) => {
    // What is no row, or has no name, reading says.
    if (Object(row) !== row || !(row as Given).rider) return [];
    const key = usualKey(row as Given);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    return [`rows[${first}] and rows[${index}] are both "${key}": a pin takes them for one`];
  });
}
