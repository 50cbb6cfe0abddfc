import { appendFileSync } from 'node:fs';

/** What became of the calls that people made during one fault. */
export interface FaultRow {
  /** What failed, in a few words: `PostgreSQL killed, 5 s`. */
  fault: string;
  database: 'embedded' | 'postgres';
  calls: number;
  /** Calls that were told that it is done. */
  acknowledged: number;
  /** Acknowledged, and not there afterwards. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** Neither done nor refused with a time to come back, within ten seconds. */
  unanswered: number;
  /** The longest that a call waited for its answer. */
  slowestMs: number;
}

/** Adds a line to the table that the part `faults` prints at its end. */
export function addFaultRow(row: FaultRow): void {
  const file = process.env.CLUBLINE_FAULTS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
