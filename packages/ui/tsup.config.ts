import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { browserTargets } from '../../scripts/browsers/browserTargets.mjs';
import { clientModules } from '../../scripts/packages/clientModules.mjs';
import { declaredEntries, packageEntries } from '../../scripts/packageEntries.mjs';

const { modules } = packageEntries('.');
const isLocale = (name: string) => name.startsWith('locales/');
const chosen = (test: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(modules).filter(([name]) => test(name)));

/** What warns developers, built once more for them. */
const withWarnings = chosen((name) =>
  ['ResultsTable', 'LiveResults', 'EmbedBoundary'].includes(name),
);

/** The texts in other languages: no component, so a page may read them on its server, too. */
const locales = chosen(isLocale);

/**
 * What a page can import: everything, one component with its own script and style, or what a
 * component can be given.
 */
const entry = chosen((name) => !isLocale(name));

/**
 * Each component as a file of its own behind `index`, so that a page which takes one leaves the
 * others out.
 */
const parts = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/[A-Z]\w+\/index\.ts$/.test(`/${file}`))
    .map((file) => [basename(dirname(file)), `src/${file}`] as const)
    .filter(([name]) => !(name in entry))
    .map(([name, file]) => [`parts/${name}`, file]),
);

/**
 * Modules are read as UTF-8, and each Arabic letter as an escape is six. Texts are their own
 * source, and a page is told to copy the one file.
 */
const asTexts: Options = {
  sourcemap: false,
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
};

const builtFor = (mode: string) => ({ 'process.env.NODE_ENV': JSON.stringify(mode) });
const common = {
  target: browserTargets,
  sourcemap: true,
  define: builtFor('production'),
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
};

export default defineConfig([
  { ...common, ...clientModules, format: 'esm', entry: { ...entry, ...parts } },
  // Without a way to share what several files have in common, the parts would each bring their own
  // context.
  { ...common, ...clientModules, format: 'cjs', entry },
  {
    ...common,
    ...clientModules,
    format: 'esm',
    define: builtFor('development'),
    entry: withWarnings,
    outDir: 'dist/development',
  },
  { ...common, ...asTexts, format: ['esm', 'cjs'], entry: locales },
  // All types at once, from the declarations that are emitted before. Of the custom elements, which
  // are built apart, only these are written here.
  { format: ['esm', 'cjs'], entry: declaredEntries('.'), dts: { only: true } },
]);
