import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const common = {
  format: ['esm' as const, 'cjs' as const],
  target: 'es2022',
  sourcemap: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
};

const client = { index: 'src/index.ts' };

export default defineConfig([
  {
    ...common,
    entry: client,
    banner: { js: '"use client";' },
    dts: { entry: client, compilerOptions: { ignoreDeprecations: '6.0', incremental: false } },
  },
]);
