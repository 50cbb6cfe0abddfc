import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** @typedef {import('./list.mjs').Mutant} Mutant */

const withoutIndent = (line) => line.trimStart();

/**
 * The text with the mutant's line changed; throws unless that line is there exactly once.
 * @param {Mutant} mutant
 * @param {string} text
 */
export function withFault({ file, line, changed }, text) {
  const lines = text.split('\n');
  const found = lines.filter((one) => withoutIndent(one) === line).length;
  if (found !== 1) throw new Error(`${file} has ${found} times, not once: ${line}`);
  return lines
    .map((one) =>
      withoutIndent(one) === line ? one.slice(0, one.length - line.length) + changed : one,
    )
    .join('\n');
}

/**
 * Writes the fault into its file; the answer writes back what was there, once.
 * @param {Mutant} mutant
 */
export function plant(mutant) {
  const path = join(root, mutant.file);
  const text = readFileSync(path, 'utf8');
  let isPlanted = true;
  writeFileSync(path, withFault(mutant, text));
  return () => {
    if (isPlanted) writeFileSync(path, text);
    isPlanted = false;
  };
}
