import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

// Where the site will stand. Link previews and the site map need whole addresses; Vite reads it for index.html, too.
const siteUrl = (process.env['VITE_SITE_URL'] ??= 'http://localhost:4000');

/** The pages anybody may open, for search engines. */
const sitemap: Plugin = {
  name: 'sitemap',
  apply: 'build',
  generateBundle() {
    const urls = ['/', '/contact', '/terms'].map((path) => `<url><loc>${new URL(path, siteUrl)}</loc></url>`).join('');
    this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n` });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin(), sitemap],
  resolve: { conditions: ['@clubline/source', ...defaultClientConditions] },
  define: {
    // The built site is served beside the API; the development server is not.
    'import.meta.env.VITE_API_BASE': JSON.stringify(process.env['VITE_API_BASE'] || (command === 'serve' ? 'http://localhost:4000/api' : '/api')),
  },
  // One style sheet: split by chunk, the theme came with whichever route happened to hold it, and the other routes stood bare.
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0, cssCodeSplit: false },
  server: { port: 5173, strictPort: true },
}));
