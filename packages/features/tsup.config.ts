import { defineConfig } from 'tsup';

/** What a page can import: everything, or one feature that stands by itself; and what tries the chat out on a bad network. */
const entry = {
  index: 'src/index.ts',
  chat: 'src/embeds/chat.ts',
  'chat-testing': 'src/chatTesting/index.ts',
  'locales/es': 'src/locales/es/index.ts',
};

const common = {
  format: ['esm' as const, 'cjs' as const],
  target: 'es2022',
  sourcemap: true,
  noExternal: ['@clubline/contract'],
  banner: { js: '"use client";' },
};

// Each entry by itself: what two of them shared would bring along all that either could reach.
export default defineConfig(
  Object.entries(entry).map(([name, file]) => ({
    ...common,
    entry: { [name]: file },
    // Texts are no component, so a page may read them on its server, too.
    ...(name.startsWith('locales/') && { banner: {} }),
    // Of the custom element, which is built apart, only the types are written here.
    dts: {
      entry: { [name]: file, ...(name === 'chat' && { 'elements/chat': 'src/embeds/element.ts' }) },
      compilerOptions: {
        paths: { '@clubline/contract': ['../contract/src/index.ts'] },
        ignoreDeprecations: '6.0',
        incremental: false,
      },
    },
  })),
);
