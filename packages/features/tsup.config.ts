import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { browserTargets } from '../../scripts/browsers/browserTargets.mjs';
import { clientModules } from '../../scripts/packages/clientModules.mjs';
import { websocketOnly } from '../../scripts/packages/websocketOnly.mjs';
import {
  declarationsFolder,
  declaredEntries,
  packageEntries,
} from '../../scripts/packageEntries.mjs';

const format = ['esm' as const, 'cjs' as const];
const builtFor = (mode: string) => ({ 'process.env.NODE_ENV': JSON.stringify(mode) });
/** The warnings for developers are no entry that anybody finds installed. */
const warningsInside: Plugin = {
  name: 'warnings-inside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@clubline\/ui\/embedWarnings$/ }, () => ({
      path: resolve('../ui/src/embeds/embedWarnings/index.ts'),
    })),
};

const common = {
  format,
  target: browserTargets,
  sourcemap: true,
  define: builtFor('production'),
  noExternal: ['@clubline/contract', '@clubline/ui/embedWarnings'],
  esbuildPlugins: [warningsInside],
};

/** The chat brings what it uses of Socket.IO along; why stands in docs/decisions/live-client.md. */
const liveClientInside = {
  platform: 'browser' as const,
  noExternal: [...common.noExternal, /^(@socket\.io\/|(socket|engine)\.io-)/],
  esbuildPlugins: [...common.esbuildPlugins, websocketOnly],
};

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

/** A module that a page can import, as a build of its own. */
const moduleOf = (name: string, file: string) => ({
  ...common,
  // Texts are no component, so a page may read them on its server, too.
  ...(!name.startsWith('locales/') && name !== 'server' && clientModules),
  ...(name.startsWith('locales/') && asTexts),
  ...(name === 'chat' && liveClientInside),
  entry: { [name]: file },
});
const { modules } = packageEntries('.');

export default defineConfig([
  // Each entry by itself: what two of them shared would bring along all that either could reach.
  ...Object.entries(modules).map(([name, file]) => moduleOf(name, file)),
  // What warns developers, once more for them.
  {
    ...moduleOf('chat', modules.chat!),
    format: 'esm',
    define: builtFor('development'),
    outDir: 'dist/development',
  },
  // All types at once, from the declarations that are emitted before. Of the custom element, which
  // is built apart, only these are written here.
  {
    format,
    entry: declaredEntries('.'),
    dts: {
      only: true,
      compilerOptions: {
        paths: {
          '@clubline/contract': [join(declarationsFolder('.'), 'contract/src/index.d.ts')],
        },
        ignoreDeprecations: '6.0',
      },
    },
  },
]);
