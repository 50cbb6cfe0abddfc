import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { factsPlugin } from './.storybook/facts/factsPlugin.mjs';

const source = {
  resolve: { conditions: ['@clubline/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@clubline/source', ...defaultServerConditions] } },
};

/**
 * A machine that runs everything at once may starve one test; a real fault fails twice. Projects do
 * not inherit it.
 */
const retry = process.env['CI'] ? 1 : 0;

/** Tests of what stays for the whole page, such as how warm the tooltips of react-aria are. */
const alone = [
  'packages/ui/src/primitives/Tooltip/*.test.tsx',
  '.storybook/scope/stayInPlace.test.ts',
];

/** A bound for what hangs: a machine that others use takes thrice the time of a quiet one. */
const testTimeout = 20_000;

const browserSide = (test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  ...source,
  plugins: [react(), vanillaExtractPlugin(), factsPlugin()],
  test: {
    retry,
    testTimeout,
    environment: 'happy-dom',
    setupFiles: ['./scripts/vitest.setup.ts'],
    ...test,
  },
});

const componentTests = 'packages/{ui,features}/src/**/*.test.{ts,tsx}';

/** Tests that replace a module, or what the process itself gives. */
const aloneInApi = ['apps/api/src/{http/docs/serveDocs,backup/postgresTools}.test.ts'];

const apiTests = (test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  ...source,
  test: {
    retry,
    environment: 'node',
    testTimeout,
    // Mails and events are on their way when a call has been answered.
    expect: { poll: { timeout: 5_000 } },
    hookTimeout: 30_000,
    ...test,
  },
});

/** With `CLUBLINE_REACT=18`: the published packages on the oldest React that they promise. */
const onOldestReact = (test: UserWorkspaceConfig['test']) =>
  browserSide({ ...test, execArgv: ['--import', './scripts/oldestReact/register.mjs'] });

const oldestReact = [
  onOldestReact({
    name: 'react-18',
    include: [componentTests],
    exclude: [...configDefaults.exclude, ...alone],
    isolate: false,
  }),
  onOldestReact({ name: 'react-18-alone', include: alone }),
];

/** With `CLUBLINE_FAULTS=<file of rows>`: servers and disks that fail under people who write. */
const faults: UserWorkspaceConfig = {
  ...source,
  // The product's own chat stands beside styles.
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'faults',
    environment: 'node',
    include: ['apps/api/src/**/*.faults.ts', 'e2e/faults/*.faults.ts'],
    // One after the other: what is measured is how long people wait.
    fileParallelism: false,
  },
};

const chosenProjects = () => {
  if (process.env['CLUBLINE_REACT'] === '18') return oldestReact;
  return process.env['CLUBLINE_FAULTS'] === undefined ? undefined : [faults];
};

export default defineConfig({
  test: {
    // What a passing test writes (react-aria's notes on act) would bury what a failing one says.
    silent: 'passed-only',
    // Tests that wait for a database or a clock leave a core idle that the default keeps free.
    maxWorkers: '100%',
    projects: chosenProjects() ?? [
      browserSide({
        name: 'browser-side',
        include: [
          componentTests,
          'apps/site/src/**/*.test.{ts,tsx}',
          '.storybook/**/*.test.{ts,tsx}',
          'scripts/*.test.js',
        ],
        exclude: [...configDefaults.exclude, ...alone],
        // Loading the components again for each of a hundred files took three times as long
        // as the tests themselves.
        isolate: false,
      }),
      browserSide({ name: 'browser-side-alone', include: alone }),
      {
        ...source,
        test: {
          name: 'node-side',
          retry,
          testTimeout,
          environment: 'node',
          include: [
            'packages/contract/src/**/*.test.ts',
            'packages/ui/src/embeds/isolation/*.test.mjs',
            'apps/site/{*,chunks/*}.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      apiTests({
        name: 'api',
        include: ['apps/api/src/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...aloneInApi],
        // Loading the API again for each of a hundred files took as long as the tests themselves.
        isolate: false,
      }),
      apiTests({ name: 'api-alone', include: aloneInApi }),
      // The product's own calls stand beside styles.
      {
        ...apiTests({ name: 'api-writes', include: ['e2e/faults/*.property.test.{ts,tsx}'] }),
        plugins: [react(), vanillaExtractPlugin()],
      },
    ],
  },
});
