import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';

/**
 * In place of the list that Playwright gives, of which only this is wanted. Without the rest the
 * storage of frames is kept apart by site, as it is in people's browsers, where Playwright's would
 * let frames keep nothing at all. And documents that a test has rewritten come from no address, to
 * which Chromium would forbid the API on this machine.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'LocalNetworkAccessChecks',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: '**/node_modules/**',
  outputDir: '../.cache/packages/results',
  // The page of a guest, which two of the files open.
  globalSetup: './guest/buildPage.ts',
  workers: 2,
  timeout: 120_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['CLUBLINE_PACKAGES_REPORT'] ?? '../.cache/packages/report.json' },
    ],
  ],
  use: {
    launchOptions: {
      executablePath: await findBrowser(),
      args: [...browserArgs, `--disable-features=${withoutFeatures.join(',')}`],
    },
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 900 },
  },
});
