/** What a package lets others import, read from the `exports` of its package.json alone. */
import { readFileSync } from 'node:fs';
import { basename, join, posix, resolve } from 'node:path';

const SOURCE = '@clubline/source';

/**
 * Whether an entry is for our own builds alone: it leads to sources, which are not published, so
 * who installs the package finds nothing behind it.
 */
export const isInner = (entry) => Object.keys(entry).join() === SOURCE;

/** The name of a built file: `dist/locales/es.mjs` is `locales/es`. */
const nameOf = (path) => path.replace(/^\.\/dist\//, '').replace(/\.m?js$/, '');

const sourcesBy = (manifest, built) =>
  Object.fromEntries(
    Object.values(manifest.exports).flatMap((entry) =>
      entry[SOURCE] && built(entry) ? [[nameOf(built(entry)), posix.normalize(entry[SOURCE])]] : [],
    ),
  );

/**
 * The entries of the package in `folder`: the source of each by the name of what is built of it.
 * `modules` can be imported and required, `elements` are scripts that define a custom element.
 * @param {string} folder
 * @returns {{ modules: Record<string, string>, elements: Record<string, string> }}
 */
export function packageEntries(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    modules: sourcesBy(manifest, (entry) => !entry.default && entry.import?.default),
    elements: sourcesBy(manifest, (entry) => entry.default),
  };
}

/** Where the declarations of the package in `folder` are emitted, before tsup bundles them. */
export const declarationsFolder = (folder) =>
  join(folder, '../../.cache/types', basename(resolve(folder)));

/**
 * The emitted declarations of each entry of the package in `folder`, by its name.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function declaredEntries(folder) {
  const { modules, elements } = packageEntries(folder);
  const emitted = join(declarationsFolder(folder), basename(resolve(folder)));
  return Object.fromEntries(
    Object.entries({ ...modules, ...elements }).map(([name, source]) => [
      name,
      join(emitted, source.replace(/\.tsx?$/, '.d.ts')),
    ]),
  );
}
