const { getJestConfig } = require('@storybook/test-runner');

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/** The runner has no setting for the browser's path; everything else is its own default. */
module.exports = {
  ...base,
  reporters: ['default', '<rootDir>/scripts/storyReporter.cjs'],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      launchOptions: {
        executablePath: process.env.CLUBLINE_BROWSER,
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
      },
      contextOptions: { reducedMotion: 'reduce' },
    },
  },
};
