/**
 * Ends with 1, and says why, unless somebody has looked at all that differs from the last release.
 * Takes nothing but Node.
 */
import { fileURLToPath } from 'node:url';
import { missingMarks } from './marks.mjs';

const missing = missingMarks(
  fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, ''),
);
for (const sentence of missing) console.error(sentence);
process.exit(missing.length === 0 ? 0 : 1);
