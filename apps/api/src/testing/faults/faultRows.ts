import { appendFileSync } from 'node:fs';

/** What became of what people did during one fault; what a test does not measure is left out. */
export interface FaultRow {
  /** What failed, in a few words: `PostgreSQL killed, 5 s`. */
  fault: string;
  /** None where the fault is one of browsers. */
  database: 'embedded' | 'postgres' | 'none';
  calls: number;
  /** Calls that were told that it is done. */
  acknowledged: number;
  /** Acknowledged and not there afterwards, or there and not in front of a reader. */
  lost?: number;
  /** There more than once. */
  doubled?: number;
  /** Neither done nor refused with a time to come back, within ten seconds. */
  unanswered: number;
  /** How often somebody who was signed in was told that they are not. */
  falseLogouts?: number;
  /** The longest that a call waited for its answer, where it was measured. */
  slowestMs?: number;
}

/** Adds a line to the table that the part `faults` prints at its end. */
export function addFaultRow(row: FaultRow): void {
  const file = process.env.CLUBLINE_FAULTS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
