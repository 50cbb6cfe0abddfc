/**
 * Builds a custom element with all it needs in one script: its styles as text, and Preact in React's place. The script is
 * neither module nor global; it may be named by a `<script>`, with or without `type="module"`, or imported.
 */
import { build } from 'esbuild';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const require = createRequire(import.meta.url);
const preact = (name) => join(dirname(require.resolve('preact')), '..', name);
const own = (name) => new URL(`../packages/ui/lean/${name}`, import.meta.url).pathname;

/** Stands in for React wherever it is asked for. */
const runtimes = {
  /** Everything a library may ask for. */
  whole: {
    react: preact('compat/dist/compat.mjs'),
    'react-dom': preact('compat/dist/compat.mjs'),
    'react-dom/client': preact('compat/client.mjs'),
    'react/jsx-runtime': preact('jsx-runtime/dist/jsxRuntime.mjs'),
  },
  /** What the results table asks for; what is missing fails the build. */
  lean: {
    react: own('react.mjs'),
    'react-dom/client': own('react-dom-client.mjs'),
    'react/jsx-runtime': preact('jsx-runtime/dist/jsxRuntime.mjs'),
  },
};

/** Inside a shadow root the element itself is the scope, so that a page can replace tokens by a rule for the element. */
const onHost = (css) =>
  css.replaceAll(/\[data-clubline\](?:\[data-clubline-theme="?([\w-]+)"?\])?/g, (_, theme) => {
    if (theme === undefined) return ':host';
    return theme === 'system'
      ? ':host(:not([theme=light],[theme=dark],[theme=high-contrast]))'
      : `:host([theme=${theme}])`;
  });

/** Tokens that no rule asks for. */
const withoutUnusedTokens = (css) => {
  const used = new Set(Array.from(css.matchAll(/var\((--clubline-[\w-]+)/g), ([, name]) => name));
  return css.replaceAll(/(--clubline-[\w-]+):[^;}]*;?/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  );
};

const MARK = '@@styles@@';

/** esbuild takes the styles of every module it meets, used or not. These leave out those of folders no script comes from. */
const onlyStylesOf = (folders) => ({
  name: 'only-styles-of',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.vanilla\.css\?/ }, ({ path }) =>
      folders.some((folder) => dirname(path.split('?')[0]).endsWith(folder))
        ? undefined
        : { path: 'none', namespace: 'left-out' },
    );
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: '', loader: 'css' }));
  },
});

/**
 * Builds `source`, the text of a script in `folder`, to `outfile`, which is named from there. `STYLES` in it stands for the
 * styles of all that it uses.
 * @returns the script
 */
export async function buildElement({ source, folder, outfile: name, runtime = 'whole' }) {
  const outfile = join(folder, name);
  const bundle = (plugins) =>
    build({
      stdin: { contents: source, resolveDir: folder, loader: 'ts' },
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      outfile,
      format: 'iife',
      minify: true,
      target: 'es2022',
      legalComments: 'none',
      conditions: ['@clubline/source'],
      mainFields: ['browser', 'module', 'main'],
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', STYLES: JSON.stringify(MARK) },
      alias: runtimes[runtime],
      plugins: [...plugins, vanillaExtractPlugin({ identifiers: 'short' })],
    });
  const { outputs } = (await bundle([])).metafile;
  const [, { inputs }] = Object.entries(outputs).find(([path]) => path.endsWith('.js'));
  const used = Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 && path.startsWith('packages/ui/src/') ? dirname(path) : [],
  );
  const { outputFiles } = await bundle([onlyStylesOf([...new Set(used)])]);

  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text.trim();
  const styles = `:host{display:block}:host([hidden]){display:none}${withoutUnusedTokens(onHost(text('.css')))}`;
  const script = text('.js').replace(JSON.stringify(MARK), () => JSON.stringify(styles));
  await mkdir(dirname(outfile), { recursive: true });
  await writeFile(outfile, script);
  return script;
}
