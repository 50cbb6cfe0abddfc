import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../browsers/chromium.mjs';

/** Starts the browser all pictures are taken with. */
async function startBrowser() {
  return chromium.launch({
    executablePath: await findBrowser(),
    // It would be started again, as if it had died by itself; the run ends with its process.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      ...browserArgs,
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--hide-scrollbars',
    ],
  });
}

/** A browser that dies so often does so by itself, not for want of memory at some moment. */
const mostStarts = 6;

/**
 * Gives the browser that runs: where it has died, a new one.
 * @param {() => Promise<import('playwright').Browser>} [start]
 * @returns {{ running: () => Promise<import('playwright').Browser>, close: () => Promise<void> }}
 *   `running` throws where it has died too often
 */
export function keepBrowser(start = startBrowser) {
  let browser;
  let starts = 0;
  const restart = async () => {
    starts += 1;
    if (starts > mostStarts) throw new Error(`the browser ended ${mostStarts} times`);
    return start();
  };
  return {
    async running() {
      // Pages that ask at the same time are given the same one.
      const last = browser;
      if (last && (await last).isConnected()) return last;
      if (browser === last) browser = restart();
      return browser;
    },
    close: async () => (await browser)?.close(),
  };
}
