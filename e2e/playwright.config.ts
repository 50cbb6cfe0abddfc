import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/browsers/chromium.mjs';

export default defineConfig({
  testDir: '.',
  // Those of engines have a configuration of their own, and Vitest runs the tests of faults.
  testMatch: '**/*.spec.ts',
  testIgnore: 'engines/**',
  outputDir: '../.cache/e2e',
  workers: 2,
  fullyParallel: true,
  retries: process.env['CI'] ? 1 : 0,
  // Bounds for what hangs: a machine that others use takes thrice the time of a quiet one.
  timeout: 120_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ...(process.stdout.isTTY ? [['list'] as ['list']] : []),
    ['../scripts/test/journeyReporter.mjs'],
  ],
  use: {
    actionTimeout: 15_000,
    launchOptions: { executablePath: await findBrowser(), args: browserArgs },
    // What they answer, no journey could make fail; those of `offline` allow them.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 860 },
  },
});
