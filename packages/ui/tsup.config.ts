import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { leanStyles } from './leanStyles';

/** What a page can import: everything, or one component with its own script and style. */
const entry = { index: 'src/index.ts', ChatRoom: 'src/ChatRoom/index.ts', ResultsTable: 'src/ResultsTable/index.ts' };

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // Every entry has components with state; a page that renders on a server must know.
  banner: { js: '"use client";' },
  dts: { entry, compilerOptions: { ignoreDeprecations: '6.0', incremental: false } },
  onSuccess: () => Promise.resolve(leanStyles('dist', 'index.css')),
});
