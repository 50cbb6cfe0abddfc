import { appendFileSync } from 'node:fs';

/** Where a bench run by `all.mjs` writes its figures, one JSON line each. */
export const FIGURES_FILE = 'BENCH_FIGURES';

/**
 * Puts a figure into the table of all benches, where `all.mjs` runs this one.
 * @param {string} what what was measured, in words
 * @param {number} value the figure
 * @param {{ unit?: string, most?: number, least?: number }} [aim] its unit, and what it may be
 */
export function noteFigure(what, value, { unit = '', most, least } = {}) {
  const file = process.env[FIGURES_FILE];
  if (file) appendFileSync(file, `${JSON.stringify({ what, value, unit, most, least })}\n`);
}
