import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isolateEmbedCss } from './isolateEmbedCss.mjs';
import { minifyEmbedCss } from './minifyEmbedCss.mjs';
import { readClassNames } from './readClassNames.mjs';

/** What is published with styles of its own: its outermost element, and what a page may draw in. */
export const embeds = {
  // A page may render what is said in a message itself.
  ChatRoom: { root: 'room', showsPageContent: true },
  ResultsTable: { root: 'box', showsPageContent: false },
};

/** Where the styles of an embed stand: beside the script that the package exports. */
function styleModule(folder, name) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(dirname(exports[`./${name}`]['@clubline/source']), `${name}.css.ts`);
}

const themeModules = (folder) =>
  readdirSync(join(folder, 'src/theme'))
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `src/theme/${file}`);

/**
 * Makes the styles of an embed, as they were built, ready for any host page.
 * @param {object} options
 * @param {string} options.folder the package, with its sources
 * @param {keyof typeof embeds} options.name
 * @param {string} options.css
 * @param {string} options.script what it was built with
 * @param {'short' | 'debug'} [options.identifiers] as in the build
 * @returns {Promise<string>}
 */
export async function publishEmbedCss({ folder, name, css, script, identifiers = 'short' }) {
  const { root, showsPageContent } = embeds[name];
  const shared = await readClassNames({ folder, modules: themeModules(folder), identifiers });
  const own = await readClassNames({ folder, modules: [styleModule(folder, name)], identifiers });
  const sharedClasses = new Set(Object.values(shared));
  const rootClass = own[root]?.split(' ').find((className) => !sharedClasses.has(className));
  const isolated = isolateEmbedCss(css, { root: rootClass, shared, showsPageContent });
  return minifyEmbedCss(isolated, script);
}
