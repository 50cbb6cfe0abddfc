import { readFile, writeFile } from 'node:fs/promises';

const DIRECTIVE = '"use client";';

/**
 * Settings of tsup for modules with components: what each imports from another module is said once,
 * not once for each of its sources, which took 1 to 3 % of an entry's weight. Rollup, which does
 * it, drops the directive that tells a server that they have state, so it is put back here.
 */
export const clientModules = {
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
