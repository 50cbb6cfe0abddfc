import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig, type UserWorkspaceConfig } from 'vitest/config';

const source = {
  resolve: { conditions: ['@clubline/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@clubline/source', ...defaultServerConditions] } },
};

/** Tests of what react-aria keeps for the whole page, such as how warm its tooltips are. */
const alone = ['packages/ui/src/Tooltip/*.test.tsx'];

const browserSide = (test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  ...source,
  plugins: [react(), vanillaExtractPlugin()],
  test: { environment: 'happy-dom', setupFiles: ['./scripts/vitest.setup.ts'], ...test },
});

export default defineConfig({
  test: {
    // What a passing test writes (react-aria's notes on act) would bury what a failing one says.
    silent: 'passed-only',
    // A machine that runs everything at once may starve one test; a real fault fails twice.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      browserSide({
        name: 'browser-side',
        include: [
          'packages/{ui,features}/src/**/*.test.{ts,tsx}',
          'apps/site/src/**/*.test.{ts,tsx}',
        ],
        exclude: [...configDefaults.exclude, ...alone],
        // Loading the components again for each of a hundred files took three times as long as the tests themselves.
        isolate: false,
      }),
      browserSide({ name: 'browser-side-alone', include: alone }),
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
