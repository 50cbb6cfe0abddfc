/** What the trial of the packages has found, as one table. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { inColumns } from '../test/columns.mjs';
import { bin, execute } from '../test/run.mjs';

/** A line of the table. `limit` is empty where there is none. */
export const row = (what, measured, limit = '', ok = true) => ({
  what,
  measured: String(measured),
  limit,
  ok,
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/** What each entry costs a page, measured as `npm run size` does. */
export async function weights() {
  const { stdout, output } = await execute(bin('size-limit'), ['--json']);
  if (!stdout.trim().startsWith('[')) return [row('weights', output.trim(), '', false)];
  return JSON.parse(stdout).map(({ name, size, sizeLimit, passed }) =>
    row(
      name,
      kilobytes(size),
      sizeLimit === undefined ? '' : kilobytes(sizeLimit),
      passed !== false,
    ),
  );
}

/** What a list of checks has found wrong; nothing is fine. */
export const checked = (checks) =>
  checks.map(([what, wrong]) =>
    row(
      what,
      wrong.length === 0 ? 'nothing wrong' : wrong.join('\n'),
      'nothing wrong',
      wrong.length === 0,
    ),
  );

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** How long the tests of a suite took, in minutes. */
const minutesOf = (suite) =>
  specsOf(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results))
    .reduce((sum, { duration }) => sum + duration / 60_000, 0);

const suitesOf = (suite) => [suite, ...(suite.suites ?? []).flatMap(suitesOf)];

const LINES = /^examples\/(.+), lines in the console$/;

/**
 * What the browser's tests have measured, and how many passed; `minutes` and `lines` in the console
 * are by the name of the example that a group of tests begins with. A run without report counts as
 * one failure.
 */
export function driven(file, ok) {
  const report =
    existsSync(file) && statSync(file).size > 0
      ? JSON.parse(readFileSync(file, 'utf8'))
      : undefined;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const suites = report?.suites ?? [];
  const figures = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.flatMap(({ annotations }) =>
        annotations
          .filter(({ type }) => type === 'figure')
          .map(({ description }) => row(...JSON.parse(description), spec.ok)),
      ),
    );
  const minutes = {};
  for (const suite of suites.flatMap(suitesOf)) {
    const name = String(suite.title).split(',')[0];
    minutes[name] = (minutes[name] ?? 0) + minutesOf(suite);
  }
  const lines = {};
  for (const { what, measured } of figures) {
    const [, name] = LINES.exec(what) ?? [];
    if (name) lines[name] = measured;
  }
  return {
    figures,
    minutes,
    lines,
    passed: expected + flaky,
    failed: unexpected === 0 && !(ok && report) ? 1 : unexpected,
    skipped,
  };
}

/**
 * What each framework took, by its name: minutes of installing, building and driving it, what the
 * embeds add to its page, in bytes, and what stood in the console.
 */
export function byFramework(frameworks, { minutes, lines }) {
  const body = Object.entries(frameworks).map(([name, taken]) => [
    name,
    (taken.minutes + (minutes[name] ?? 0)).toFixed(1),
    taken.added === undefined ? '' : (taken.added / 1000).toFixed(1),
    lines[name] ?? '',
  ]);
  const head = ['framework', 'minutes', 'kB added', 'lines in the console'];
  return inColumns([head, ...body], (column) => column > 0).join('\n');
}

/** The rows in columns. What takes several lines stands below. */
export function table(rows) {
  const lines = rows.map(({ what, measured, limit, ok }) => [
    ok ? 'ok' : 'WRONG',
    what,
    measured.includes('\n') ? 'see below' : measured,
    limit,
  ]);
  const [head, ...body] = inColumns([['', 'what', 'measured', 'limit'], ...lines]);
  const below = rows
    .filter(({ measured }) => measured.includes('\n'))
    .map(({ what, measured }) => `${what}:\n${measured}`);
  const ruler = '─'.repeat(Math.max(...[head, ...body].map(({ length }) => length)));
  return [head, ruler, ...body, ...below].join('\n');
}
