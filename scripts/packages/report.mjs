/** What the trial of the packages has found, as one table. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { inColumns } from '../test/columns.mjs';

/** A line of the table. `limit` is empty where there is none. */
export const row = (what, measured, limit = '', ok = true) => ({
  what,
  measured: String(measured),
  limit,
  ok,
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/** What each entry costs a page, measured as `npm run size` does. */
export function weights() {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules', '.bin', 'size-limit'),
    ['--json'],
    { cwd: root, encoding: 'utf8' },
  );
  if (!stdout.trim().startsWith('['))
    return [row('weights', `${stdout}${stderr}`.trim(), '', false)];
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

/**
 * What the browser's tests have measured, and how many passed. A run without a report counts as one
 * failure.
 */
export function driven(file, ok) {
  const report =
    existsSync(file) && statSync(file).size > 0
      ? JSON.parse(readFileSync(file, 'utf8'))
      : undefined;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const figures = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.flatMap(({ annotations }) =>
        annotations
          .filter(({ type }) => type === 'figure')
          .map(({ description }) => row(...JSON.parse(description), spec.ok)),
      ),
    );
  return {
    figures,
    passed: expected + flaky,
    failed: unexpected === 0 && !(ok && report) ? 1 : unexpected,
    skipped,
  };
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
