import { existsSync } from 'node:fs';
import { installPackages, onPath } from './debian.mjs';

/**
 * Flags every browser of ours is started with: no network of its own, no sandbox where we are root.
 */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const fromPlaywright = async () => {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
};

/**
 * Path of a Chromium, installing Debian's when there is none and we may.
 * Order: CLUBLINE_BROWSER, the one Playwright keeps, Debian's headless shell, which is installed
 * where we may, and any other on the system.
 * @throws when none is found and none can be installed
 */
export async function findBrowser() {
  const given = process.env.CLUBLINE_BROWSER;
  if (given) {
    if (!existsSync(given))
      throw new Error(`CLUBLINE_BROWSER names ${given}, which does not exist.`);
    return given;
  }
  const kept = await fromPlaywright().catch(() => undefined);
  if (kept && existsSync(kept)) return kept;
  // Without what draws windows it is twice as fast, and Debian has it as a package of its own.
  const shell = () => onPath('chromium-headless-shell');
  if (!shell()) installPackages(['chromium-headless-shell', 'fonts-noto-color-emoji']);
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const found = shell() ?? names.map(onPath).find(Boolean);
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one, run `npx playwright install chromium`, or set ' +
      'CLUBLINE_BROWSER to its path.',
  );
}
