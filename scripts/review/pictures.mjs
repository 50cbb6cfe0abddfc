/**
 * Takes the pictures of the packages' READMEs from stories: `node scripts/review/pictures.mjs`,
 * after a change that one sees in them. They stand in `pictures` beside each README.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browsers/chromium.mjs';
import { buildAll } from '../build.mjs';
import { ensureInstalled, root } from '../install.mjs';
import { serveFolder } from '../servers/staticServer.mjs';
import { bottomOf, settle } from './inPage.mjs';

/** Each picture, the story it is of, and how wide its window is, in px. */
const pictures = [
  ['packages/ui/pictures/results-table.png', 'results-resultstable--plain', 900],
  ['packages/ui/pictures/live-results.png', 'results-liveresults--minutes-old', 900],
  ['packages/features/pictures/live-chat.png', 'partners-livechat--signed-in', 480],
];
const HEIGHT = 720;
/** Below what is shown, in px, as above it. */
const MARGIN = 24;

ensureInstalled();
buildAll(['storybook']);
const served = await serveFolder(join(root, '.cache', 'storybook'));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
for (const [file, story, width] of pictures) {
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  await page.clock.setFixedTime(new Date('2025-10-08T18:00:00.000Z'));
  await page.goto(`${served.url}/iframe.html?id=${story}&viewMode=story&globals=theme:light`);
  const { fault } = await page.evaluate(settle, story);
  if (fault) throw new Error(`${story} ${fault}`);
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  const height = (await page.evaluate(bottomOf)) + MARGIN;
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } });
  await page.close();
  console.log(file);
}
await browser.close();
served.close();
