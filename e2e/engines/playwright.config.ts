import { defineConfig } from '@playwright/test';

/** The journeys that run in Firefox and WebKit; see `npm run test:long`, part `engines`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/engines',
  workers: 2,
  fullyParallel: true,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ...(process.stdout.isTTY ? [['list'] as ['list']] : []),
    ['../../scripts/test/journeyReporter.mjs'],
  ],
  projects: [
    { name: 'firefox' },
    { name: 'webkit' },
    // For `--project=chromium`: what one reads stays in place there as in the other engines. The
    // part `engines` leaves it to the journeys that Playwright drives in Chromium.
    { name: 'chromium', grep: /stays? where/ },
  ],
});
