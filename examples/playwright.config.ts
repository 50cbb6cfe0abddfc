import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  testIgnore: '**/node_modules/**',
  outputDir: '../.cache/packages/results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['CLUBLINE_PACKAGES_REPORT'] ?? '../.cache/packages/report.json' }]],
  use: {
    launchOptions: { executablePath: await findBrowser(), args: browserArgs },
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 900 },
  },
});
