/**
 * A browser page that shows one story after another: fixed clock, fonts loaded, nothing in motion,
 * theme switched in place.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  bottomOf,
  boxesThatScroll,
  clearStorage,
  findProblems,
  hasOtherTraits,
  nextFrame,
  putInTheme,
  settle,
  showStory,
  standStill,
  stopLongTimers,
} from './inPage.mjs';
import { themes } from './themes.mjs';
import { widths } from './views.mjs';

/** Which of the two builds a page is given; `scripts/review.mjs` serves both at one address. */
export const sideHeader = 'x-stories';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeOptions = JSON.parse(
  readFileSync(new URL('../../.storybook/axe.json', import.meta.url), 'utf8'),
);

const standard = { width: widths.usual, height: 768 };
const wide = { ...standard, width: widths.wide };
/** What each page is opened with. */
const settings = {
  viewport: standard,
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
  locale: 'en-GB',
};
/** Where pictures are cut, in px. */
export const longest = 8_000;

/**
 * Opens a page that is loaded afresh for each file of stories of one build.
 * @param {import('playwright').Browser} browser
 * @param {string} url where both builds are served
 * @param {'before' | 'after'} side whose stories it shows
 */
export async function openStage(browser, url, side) {
  const context = await browser.newContext({
    ...settings,
    extraHTTPHeaders: { [sideHeader]: side },
  });
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(90_000);
  await page.clock.setFixedTime(new Date('2025-10-08T18:00:00.000Z'));
  await page.addInitScript(stopLongTimers);
  await page.addInitScript(clearStorage);
  const devtools = await context.newCDPSession(page);
  const viewport = keepSize(page);
  const rest = waitForRest(page);

  let isLoaded = false;
  /** Whether the story asks for a window of its own. */
  let hasWindow = false;

  // Storybook gives a story its window only around its own frame; here the page itself takes that
  // size.
  const arrive = async (id, go) => {
    try {
      await viewport.fit(standard);
      await go();
      const { fault, asked } = await page.evaluate(settle, id);
      hasWindow = Boolean(asked);
      if (!fault) await viewport.fit(asked ?? standard);
      if (!fault) await rest();
      isLoaded = !fault;
      return fault;
    } catch (error) {
      isLoaded = false;
      return `failed: ${error.message.split('\n')[0]}`;
    }
  };
  const load = (id) =>
    arrive(id, () =>
      page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${themes[0]}`),
    );

  return {
    /**
     * Shows a story in the page that is loaded, or else loads it. @returns why it cannot be shown
     */
    async show(id) {
      const isShown = isLoaded && !(await arrive(id, () => page.evaluate(showStory, id)));
      return isShown ? undefined : load(id);
    },
    /** Lets the next story be loaded afresh. */
    leave() {
      isLoaded = false;
    },
    async setTheme(theme) {
      await page.evaluate(putInTheme, theme);
      await page.evaluate(nextFrame);
    },
    /** Keeps how the story looks in the window it has, for `widen` to compare with. */
    async notice() {
      if (!hasWindow) await page.evaluate(hasOtherTraits);
    },
    /** What of the story scrolls inside a box, in words: only what is in view is pictured. */
    scrolling: async () => (await page.evaluate(boxesThatScroll)) ?? [],
    /**
     * Gives the story a wide window, unless it asks for one of its own; tells whether it looks
     * different there, as far as more than the width of its boxes goes.
     */
    async widen() {
      if (hasWindow) return false;
      await viewport.fit(wide);
      await rest();
      return Boolean(await page.evaluate(hasOtherTraits));
    },
    /** A picture of the story down to its last element, as a PNG. */
    async picture() {
      // Not beyond the window: lists have in the page what is near it, and a picture from beyond
      // shows them as they change, or empty. Only below a part as high as any window is no other.
      const isHeld = await growAround(page, viewport, rest);
      const { width, height } = viewport.size();
      const end = withMargin(await endOf(page));
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        ...(!isHeld && { captureBeyondViewport: true }),
        clip: { x: 0, y: 0, width, height: isHeld ? Math.min(end, height) : end, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    /** What axe finds in the theme that is shown: the rules that are broken, and how often. */
    async problems() {
      if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe });
      return page.evaluate(findProblems, axeOptions);
    },
    close: () => context.close(),
  };
}

/** Where the story ends, in px. */
const endOf = async (page) => Math.min(longest, await page.evaluate(bottomOf));

/** As high as a picture is that ends there. */
const withMargin = (end) => Math.min(longest, Math.max(48, end + 16));

/**
 * Gives the story a window that is high enough for all of it; what just fills its window keeps it.
 * @returns {Promise<boolean>} false where the story grows with its window, which then stays
 */
async function growAround(page, viewport, rest) {
  const first = viewport.size();
  let end = await endOf(page);
  for (let tries = 0; tries < 3 && end > viewport.size().height; tries += 1) {
    const before = { end, ...viewport.size() };
    await viewport.fit({ ...first, height: withMargin(end) });
    await rest();
    end = await endOf(page);
    const parts = (end - before.end) / (viewport.size().height - before.height);
    if (parts > 0.99 && Math.abs(parts - Math.round(parts)) < 0.01) {
      await viewport.fit(first);
      await rest();
      return false;
    }
  }
  return true;
}

/** Waits until what the page has asked for has come and nothing changes in it any more. */
function waitForRest(page) {
  const awaited = new Set();
  page.on('request', (request) => awaited.add(request));
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (request) => awaited.delete(request));
  return async () => {
    // What never comes is one of the states.
    for (let tries = 0; tries < 20; tries += 1) {
      await page.evaluate(standStill);
      if (awaited.size === 0) break;
    }
  };
}

/** The page's window, changed only when another size is wanted. */
function keepSize(page) {
  let size = standard;
  return {
    size: () => size,
    async fit(wanted) {
      if (wanted.width === size.width && wanted.height === size.height) return;
      size = wanted;
      await page.setViewportSize(wanted);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
  };
}
