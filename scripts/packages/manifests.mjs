import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** The packages that partners install, by the names of their folders. */
export const published = ['ui', 'features'];

/** The package.json of one of them. */
export const manifestOf = (name) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
