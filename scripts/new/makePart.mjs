import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newCall } from './call.mjs';
import { createChanges } from './changes.mjs';
import { newComponent } from './component.mjs';
import { newFeature } from './feature.mjs';
import { kinds, readDomains, readPartName, RecipeError } from './partNames.mjs';
import { newRoute } from './route.mjs';

const recipes = { component: newComponent, feature: newFeature, route: newRoute, call: newCall };

/**
 * Plans a new part; nothing is written before `changes.write()`.
 * @param {string} root where the project is
 * @param {string[]} words what is new, `<domain>/<Name>`, and `public` for what pages import or
 * anybody may open
 * @returns {{ changes: ReturnType<typeof createChanges>, isPublic: boolean }} the changes, and
 * whether a package gets a new public name
 * @throws {RecipeError} when it cannot be made
 */
export function planPart(root, [kind, address, ...more]) {
  if (!kinds.includes(kind))
    throw new RecipeError(`Say what is new: npm run new ${kinds.join('|')} <domain>/<Name>.`);
  if (more.some((word) => word !== 'public'))
    throw new RecipeError(`Only the word “public” may follow the name, not “${more.join(' ')}”.`);
  const domains = readDomains(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  const part = readPartName(kind, address, domains);
  const changes = createChanges(root);
  const { isPublic } = recipes[kind](changes, part, domains, { isPublic: more.length > 0 });
  return { changes, isPublic };
}

/** Writes a new part, not yet formatted; as {@link planPart}. */
export function makePart(root, words) {
  const { changes, isPublic } = planPart(root, words);
  return { paths: changes.write(), isPublic };
}
