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
 * Order: CLUBLINE_BROWSER, the one Playwright keeps, one on the system, `apt-get install chromium`
 * as root.
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
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ];
  const onSystem = () => names.map(onPath).find(Boolean);
  if (!onSystem()) installPackages(['chromium', 'fonts-noto-color-emoji']);
  const found = onSystem();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one, run `npx playwright install chromium`, or set ' +
      'CLUBLINE_BROWSER to its path.',
  );
}
