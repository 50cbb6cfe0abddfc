/** The last lines of `scripts/test.mjs`. */

/** One line for one part. */
export const partLine = (name, { passed, failed, skipped }, seconds) =>
  `${name.padEnd(9)} ${passed} passed, ${failed} failed, ${skipped} skipped  (${seconds} s)`;

const retriedLines = (results) => {
  const lines = results.flatMap(({ name, counts }) =>
    counts.retried.map(
      ({ test, reason }) => `  ${name.padEnd(9)} ${test}${reason ? ` (at first: ${reason})` : ''}`,
    ),
  );
  return lines.length === 0 ? [] : [`${lines.length} passed on a second try:`, ...lines];
};

const leftOutLines = (results) => {
  const lines = results.flatMap(({ name, counts }) =>
    counts.leftOut.map((test) => `  ${name.padEnd(9)} ${test}`),
  );
  return lines.length === 0 ? [] : [`${lines.length} skipped:`, ...lines];
};

const settings = {
  TEST_DATABASE_URL: 'Skipped: the API tests on PostgreSQL (set TEST_DATABASE_URL to run them).',
  TEST_REDIS_URL: 'Skipped: the two-node tests on Redis (set TEST_REDIS_URL to run them).',
};

const missingSettingLines = (environment) =>
  Object.keys(settings)
    .filter((name) => !environment[name])
    .map((name) => settings[name]);

const totalLine = (results) => {
  const sum = (key) => results.reduce((total, { counts }) => total + counts[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
};

/**
 * All parts once more, what was skipped and why, what passed on a second try, and the total.
 * @param {{ name: string, counts: import('./report.mjs').Counts, seconds: number }[]} results
 */
export const summary = (results, environment = process.env) =>
  [
    results.map(({ name, counts, seconds }) => partLine(name, counts, seconds)),
    missingSettingLines(environment),
    leftOutLines(results),
    retriedLines(results),
    [totalLine(results)],
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => `\n${lines.join('\n')}`)
    .join('\n');
