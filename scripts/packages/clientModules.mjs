import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

const DIRECTIVE = '"use client";';

/**
 * Entries of functions without state, which a page calls while it is rendered: with the directive a
 * server of React refuses the call. What is handed to a component, as `explainPlace`, keeps it: a
 * server may hand over nothing else.
 */
export const serverEntries = ['raceRules', 'readRace', 'themeStyle'];

const IMPORTED = /(?:from|import) ?["']\.\/([^"']+)["']/g;

/**
 * Those of the built modules that a server may call, with all that they import.
 * @param {Map<string, string>} sources each module's text by the name of its file
 * @returns {Set<string>}
 */
function serverModules(sources) {
  const found = new Set();
  const take = (file) => {
    if (found.has(file) || !sources.has(file)) return;
    found.add(file);
    for (const [, imported] of sources.get(file).matchAll(IMPORTED)) take(imported);
  };
  for (const entry of serverEntries) ['.mjs', '.js'].forEach((end) => take(entry + end));
  return found;
}

/**
 * JSX as calls of `createElement`, which take children one by one: the newer form writes a name and
 * a list for them each time, which took 4 % of an entry’s script, and is no faster.
 */
export const jsxAsCalls = {
  jsx: 'transform',
  tsconfigRaw: {
    compilerOptions: {
      jsx: 'react',
      jsxFactory: 'createElement',
      jsxFragmentFactory: 'Fragment',
    },
  },
};

function esbuildOptions(options) {
  // From the folder of the package that is built.
  const inject = ['../../scripts/packages/createElement.mjs'];
  Object.assign(options, jsxAsCalls, { inject, tsconfig: undefined });
}

/**
 * Settings of tsup for modules with components: what each imports from another module is said once,
 * not once for each of its sources, which took 1 to 3 % of an entry's weight. Rollup, which does
 * it, drops the directive that tells a server that they have state, so it is put back here, of all
 * but what a server calls.
 */
export const clientModules = {
  esbuildOptions,
  treeshake: true,
  plugins: [
    {
      name: 'use-client',
      async buildEnd({ writtenFiles }) {
        const scripts = await Promise.all(
          writtenFiles
            .filter(({ name }) => /\.m?js$/.test(name))
            .map(async ({ name }) => ({ name, text: await readFile(name, 'utf8') })),
        );
        const forServers = serverModules(
          new Map(scripts.map(({ name, text }) => [basename(name), text])),
        );
        await Promise.all(
          scripts
            .filter(({ name }) => !forServers.has(basename(name)))
            .map(({ name, text }) => writeFile(name, DIRECTIVE + text)),
        );
      },
    },
  ],
};
