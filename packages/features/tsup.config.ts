import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const client = { index: 'src/index.ts' };

export default defineConfig([
  {
    format: ['esm', 'cjs'],
    target: 'es2022',
    sourcemap: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    entry: client,
    noExternal: ['@clubline/contract'],
    banner: { js: '"use client";' },
    dts: { entry: client, resolve: ['@clubline/contract'], compilerOptions: { ignoreDeprecations: '6.0', incremental: false } },
  },
]);
