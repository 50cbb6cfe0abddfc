import { readFile, writeFile } from 'node:fs/promises';

const DIRECTIVE = '"use client";';

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
 * it, drops the directive that tells a server that they have state, so it is put back here.
 */
export const clientModules = {
  esbuildOptions,
  treeshake: true,
  plugins: [
    {
      name: 'use-client',
      async buildEnd({ writtenFiles }) {
        const scripts = writtenFiles.filter(({ name }) => /\.m?js$/.test(name));
        await Promise.all(
          scripts.map(async ({ name }) =>
            writeFile(name, DIRECTIVE + (await readFile(name, 'utf8'))),
          ),
        );
      },
    },
  ],
};
