import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { browserTargets } from '../../scripts/browsers/browserTargets.mjs';
import { checkEvent } from './checkEvent';
import { createChunkGroups } from './chunks/chunkGroups';
import { refuseCircularChunks } from './chunks/refuseCircularChunks';
import { assetName, cutFonts } from './cutFonts';
import { lightLocaleCheck } from './lightLocaleCheck';

// Where the site will stand. Link previews and the site map need whole addresses; Vite reads it for
// index.html, too.
process.env['VITE_SITE_URL'] ??= 'http://localhost:4000';

/** Asks for the two font files that every page needs before the style sheet has said so. */
const fontPreloads: Plugin = {
  name: 'font-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) =>
          /\/(archivo-latin-wdth-normal|inter-latin-wght-normal)-[^/]*\.woff2$/.test(file),
        )
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `/${file}`,
          },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/** The development server renders nothing ahead; the title comes with the script. */
const plainHead: Plugin = {
  name: 'plain-head',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace('<!--page-head-->', '<title data-page>Clubline</title>'),
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    fontPreloads,
    cutFonts,
    plainHead,
    checkEvent(),
    refuseCircularChunks,
    lightLocaleCheck(),
  ],
  resolve: { conditions: ['@clubline/source', ...defaultClientConditions] },
  // Only what has no styles and is not ours stays outside of what renders the pages ahead.
  ssr: {
    resolve: { conditions: ['@clubline/source', ...defaultServerConditions] },
    noExternal: [/^@clubline\//],
  },
  define: {
    // The built site is served beside the API; the development server is not.
    'import.meta.env.VITE_API_BASE': JSON.stringify(
      process.env['VITE_API_BASE'] || (command === 'serve' ? 'http://localhost:4000/api' : '/api'),
    ),
  },
  // One style sheet: split by chunk, the theme came with whichever route happened to hold it, and
  // the other routes stood bare.
  build: {
    target: browserTargets,
    sourcemap: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: createChunkGroups() },
        assetFileNames: assetName,
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
  server: { port: 5173, strictPort: true },
}));
