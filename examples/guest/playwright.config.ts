import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/guest-results',
  workers: 1,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/guests.json' }]],
  globalSetup: './buildPage.ts',
  use: { launchOptions: { executablePath: await findBrowser(), args: [...browserArgs, '--js-flags=--expose-gc'] }, viewport: { width: 1000, height: 900 } },
});
