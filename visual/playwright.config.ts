import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/visual',
  workers: 2,
  fullyParallel: true,
  reporter: [['dot'], ['html', { outputFolder: '../.cache/visual-report', open: 'never' }]],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.001 } },
  use: {
    baseURL: process.env['STORYBOOK_URL'],
    launchOptions: { executablePath: await findBrowser(), args: [...browserArgs, '--font-render-hinting=none', '--force-color-profile=srgb'] },
    viewport: { width: 1024, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    locale: 'en-GB',
  },
});
