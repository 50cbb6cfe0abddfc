import { defineConfig } from 'tsup';

/** What a page can import: everything, or one feature that stands by itself; and what tries the chat out on a bad network. */
const entry = { index: 'src/index.ts', chat: 'src/embeds/chat.ts', 'chat-testing': 'src/chatTesting/index.ts' };

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  noExternal: ['@clubline/contract'],
  banner: { js: '"use client";' },
  dts: { entry, resolve: ['@clubline/contract'], compilerOptions: { ignoreDeprecations: '6.0', incremental: false } },
});
