import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@clubline/source', ...defaultClientConditions] },
  define: {
    // The built site is served beside the API; the development server is not.
    'import.meta.env.VITE_API_BASE': JSON.stringify(process.env['VITE_API_BASE'] || (command === 'serve' ? 'http://localhost:4000/api' : '/api')),
  },
  // One style sheet: split by chunk, the theme came with whichever route happened to hold it, and the other routes stood bare.
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0, cssCodeSplit: false },
  server: { port: 5173, strictPort: true },
}));
