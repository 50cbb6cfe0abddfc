import { launch } from 'puppeteer-core';
import { browserArgs, findBrowser } from '../../../scripts/browsers/chromium.mjs';
import type { Engine } from './driver';
import { openPuppeteer } from './firefox';

/** Chromium, for what is to be the same in every engine. */
export const chromium = (): Engine => ({
  open: async () =>
    openPuppeteer(
      await launch({
        executablePath: await findBrowser(),
        args: [...browserArgs, '--force-prefers-reduced-motion', '--lang=en-US'],
        defaultViewport: null,
      }),
    ),
  close: async () => undefined,
});
