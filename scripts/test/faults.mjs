/** The part `faults`: its tests, and the table of what became of people's calls. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inColumns } from './columns.mjs';

/** @typedef {import('../../apps/api/src/testing/faults/faultRows').FaultRow} FaultRow */

/** Not every test measures everything. */
const counted = (count) => count ?? '–';

const columns = {
  fault: ({ fault }) => fault,
  database: ({ database }) => database,
  calls: ({ calls }) => calls,
  acknowledged: ({ acknowledged }) => acknowledged,
  lost: ({ lost }) => counted(lost),
  doubled: ({ doubled }) => counted(doubled),
  unanswered: ({ unanswered }) => unanswered,
  'false logouts': ({ falseLogouts }) => counted(falseLogouts),
  'slowest answer': ({ slowestMs }) =>
    slowestMs === undefined ? '–' : `${(slowestMs / 1_000).toFixed(1)} s`,
};

/**
 * One line for each fault, in columns.
 * @param {FaultRow[]} rows
 */
function faultTable(rows) {
  const lines = [
    Object.keys(columns),
    ...rows.map((row) => Object.values(columns).map((read) => String(read(row)))),
  ];
  return inColumns(lines, (column) => column >= 2).join('\n');
}

/**
 * Runs the tests with a file for their rows, then gives the table to `print`.
 * @param {string} file
 * @param {(file: string) => Promise<import('./report.mjs').Counts>} runTests
 */
export async function faults(file, runTests, print) {
  rmSync(file, { force: true });
  const counts = await runTests(file);
  const rows = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  if (rows.length > 0) print(`\n${faultTable(rows.map((row) => JSON.parse(row)))}\n`);
  return counts;
}
