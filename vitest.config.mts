import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = {
  resolve: { conditions: ['@clubline/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@clubline/source', ...defaultServerConditions] } },
};

export default defineConfig({
  test: {
    // What a passing test writes (react-aria's notes on act) would bury what a failing one says.
    silent: 'passed-only',
    projects: [
      {
        ...source,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'browser-side',
          environment: 'happy-dom',
          include: ['packages/{ui,features}/src/**/*.test.{ts,tsx}', 'apps/site/src/**/*.test.{ts,tsx}'],
          setupFiles: ['./scripts/vitest.setup.ts'],
        },
      },
      {
        ...source,
        test: {
          name: 'node-side',
          environment: 'node',
          include: ['packages/contract/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      {
        ...source,
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
