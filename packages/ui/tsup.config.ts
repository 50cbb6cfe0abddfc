import { existsSync, readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

/** What a page can import: everything, one component with its own script and style, or what a component can be given. */
const entry = {
  index: 'src/index.ts',
  ChatRoom: 'src/ChatRoom/index.ts',
  ResultsTable: 'src/ResultsTable/index.ts',
  explainPlace: 'src/explainPlace/index.ts',
  downloadCsv: 'src/downloadCsv/index.ts',
  themeStyle: 'src/themeStyle/index.ts',
};

/** The texts in other languages: no component, so a page may read them on its server, too. */
const locales = { 'locales/es': 'src/locales/es/index.ts' };

/** Each component as a file of its own behind `index`, so that a page which takes one leaves the others out. */
const parts = Object.fromEntries(
  readdirSync('src')
    .filter((name) => !(name in entry) && existsSync(`src/${name}/index.ts`))
    .map((name) => [`parts/${name}`, `src/${name}/index.ts`]),
);

const common = {
  target: 'es2022',
  sourcemap: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // Every entry has components with state; a page that renders on a server must know.
  banner: { js: '"use client";' },
  // Of the custom elements, which are built apart, only the types are written here.
  dts: {
    entry: { ...entry, 'elements/results': 'src/ResultsElement/index.ts' },
    compilerOptions: { ignoreDeprecations: '6.0', incremental: false },
  },
};

export default defineConfig([
  { ...common, format: 'esm', entry: { ...entry, ...parts } },
  // Without a way to share what several files have in common, the parts would each bring their own context.
  { ...common, format: 'cjs', entry },
  {
    ...common,
    format: ['esm', 'cjs'],
    entry: locales,
    banner: {},
    dts: { ...common.dts, entry: locales },
  },
]);
