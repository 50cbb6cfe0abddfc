import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';

/**
 * Evaluates style modules for the classes that a build gives them. Identifiers are counted, so that
 * they change with the order of a module; the names of its exports do not.
 * @param {object} options
 * @param {string} options.folder the package
 * @param {string[]} options.modules paths in the package
 * @param {'short' | 'debug'} [options.identifiers]
 * @returns {Promise<Record<string, string>>} the classes of an element with that style, by name
 */
export async function readClassNames({ folder, modules, identifiers = 'short' }) {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((path) => `export * from './${path}';`).join('\n'),
      resolveDir: folder,
    },
    absWorkingDir: folder,
    bundle: true,
    write: false,
    outdir: folder,
    format: 'esm',
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js')).text;
  const names = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  return Object.fromEntries(
    Object.entries(names).filter(([, classes]) => typeof classes === 'string'),
  );
}
