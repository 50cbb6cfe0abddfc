const { getJestConfig } = require('@storybook/test-runner');

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/**
 * The runner's own settings, with what it has no option for: the browser's path, counts in a file,
 * one retry, an environment that is not made anew for each file.
 */
module.exports = {
  ...base,
  reporters: [
    ...(process.stdout.isTTY ? ['default'] : []),
    '<rootDir>/scripts/test/storyReporter.mjs',
  ],
  testEnvironment: '<rootDir>/scripts/test/storyEnvironment.mjs',
  // In place of the runner's own, which read half of Storybook again for each file.
  setupFilesAfterEnv: ['<rootDir>/scripts/test/storyRetry.cjs'],
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      // Each worker opens a browser of its own.
      skipInitialization: true,
      launchOptions: {
        executablePath: process.env.CLUBLINE_BROWSER,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          // Errors are made by the thousand; each would look for its lines in megabytes of script.
          '--js-flags=--no-enable-lazy-source-positions',
        ],
      },
      // As most people see stories; plays hold what moves.
      contextOptions: { reducedMotion: 'no-preference' },
    },
  },
};
