/** What a runner of tests leaves for `scripts/test.mjs`, in one shape for all of them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} leftOut the skipped ones by their names
 * @property {{ test: string, reason: string }[]} retried tests among the passed that failed at
 * first, and why
 */

/** @returns {Counts} */
export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0, leftOut: [], retried: [] });

/** A test by its whole name. */
export const testName = (names) => names.filter(Boolean).join(' › ');

/** A test by its whole name, and the first line of what it said before it passed. */
export const retriedTest = (names, message = '') => ({
  test: testName(names),
  reason: stripVTControlCharacters(message).trim().split('\n')[0],
});

/** Writes what a reporter has counted to the file that `scripts/test.mjs` asks for, if it does. */
export function leaveReport(counts) {
  const file = process.env.CLUBLINE_TEST_REPORT;
  if (file) writeFileSync(file, JSON.stringify(counts));
}

/**
 * What a runner has left in `file`. One that left nothing, or ended badly without a failed test,
 * counts as one failure.
 * @returns {Counts}
 */
export function takeReport(file, isOk) {
  const left = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const counts = { ...noCounts(), ...left };
  const isUnexplained = counts.failed === 0 && !(isOk && left);
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}
