import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { browserTargets } from '../../scripts/browsers/browserTargets.mjs';
import { clientModules } from '../../scripts/packages/clientModules.mjs';
import { websocketOnly } from '../../scripts/packages/websocketOnly.mjs';
import {
  declarationsFolder,
  declaredEntries,
  packageEntries,
} from '../../scripts/packageEntries.mjs';

const format = ['esm' as const, 'cjs' as const];
const common = {
  format,
  target: browserTargets,
  sourcemap: true,
  noExternal: ['@clubline/contract'],
};

/** The chat brings what it uses of Socket.IO along; why stands in docs/decisions/live-client.md. */
const liveClientInside = {
  platform: 'browser' as const,
  noExternal: [...common.noExternal, /^(@socket\.io\/|(socket|engine)\.io-)/],
  esbuildPlugins: [websocketOnly],
};

export default defineConfig([
  // Each entry by itself: what two of them shared would bring along all that either could reach.
  ...Object.entries(packageEntries('.').modules).map(([name, file]) => ({
    ...common,
    // Texts are no component, so a page may read them on its server, too.
    ...(!name.startsWith('locales/') && name !== 'server' && clientModules),
    ...(name === 'chat' && liveClientInside),
    entry: { [name]: file },
  })),
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
