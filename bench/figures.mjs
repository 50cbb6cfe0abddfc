import { appendFileSync } from 'node:fs';

/** Where a bench run by `all.mjs` writes its figures, one JSON line each. */
export const FIGURES_FILE = 'BENCH_FIGURES';

function note(line) {
  const file = process.env[FIGURES_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

// An aim that is missed ends a bench with 1 as well.
process.on('uncaughtExceptionMonitor', ({ message }) => note({ failure: message.slice(0, 200) }));

/**
 * Puts a figure into the table of all benches, where `all.mjs` runs this one.
 * @param {string} what what was measured, in words
 * @param {number} value the figure
 * @param {{ unit?: string, most?: number, least?: number }} [aim] its unit, and what it may be
 */
export function noteFigure(what, value, { unit = '', most, least } = {}) {
  note({ what, value, unit, most, least });
}
