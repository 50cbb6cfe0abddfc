/** The part `faults`: its tests, and the table of what became of people's calls. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** @typedef {import('../../apps/api/src/testing/faults/faultRows').FaultRow} FaultRow */

const columns = {
  fault: ({ fault }) => fault,
  database: ({ database }) => database,
  calls: ({ calls }) => calls,
  acknowledged: ({ acknowledged }) => acknowledged,
  lost: ({ lost }) => lost,
  doubled: ({ doubled }) => doubled,
  unanswered: ({ unanswered }) => unanswered,
  'slowest answer': ({ slowestMs }) => `${(slowestMs / 1_000).toFixed(1)} s`,
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
  const widths = Object.keys(columns).map((_, n) =>
    Math.max(...lines.map((line) => line[n].length)),
  );
  const isText = (n) => n < 2;
  return lines
    .map((line) =>
      line
        .map((cell, n) => (isText(n) ? cell.padEnd(widths[n]) : cell.padStart(widths[n])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
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
