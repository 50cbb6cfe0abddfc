/* oxlint-disable no-underscore-dangle -- Storybook's own globals */
/** A browser page that shows one story after another: fixed clock, fonts loaded, nothing in motion, theme switched in place. */
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../scripts/browser.mjs';

export const themes = ['light', 'dark', 'high-contrast'];

const standard = { width: 1024, height: 768 };
const longest = 1600;

/** Nothing blinks, nothing glides: what is seen depends on the state alone. */
const still = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }
::-webkit-scrollbar { display: none !important; }`;

/** Starts the browser all pictures are taken with. */
export async function startBrowser() {
  return chromium.launch({
    executablePath: await findBrowser(),
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

/**
 * Opens a page on one story of a file and shows others of the same file in it.
 * @param {import('playwright').Browser} browser
 * @param {string} url where Storybook is served
 */
export async function openStage(browser, url) {
  const context = await browser.newContext({
    viewport: standard,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2025-10-08T18:00:00.000Z'));
  const devtools = await context.newCDPSession(page);

  let size = standard;
  const fit = async (wanted) => {
    if (wanted.width === size.width && wanted.height === size.height) return;
    size = wanted;
    await page.setViewportSize(wanted);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };

  /** Waits until the story has played and stands still; tells why it could not, or the window it asks for. */
  const settle = (id) =>
    page.evaluate(
      async ({ storyId, css }) => {
        const render = () => window.__STORYBOOK_PREVIEW__?.currentRender;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const end = performance.now() + 20_000;
        while (!(render()?.id === storyId && ['finished', 'errored'].includes(render().phase))) {
          if (performance.now() > end) return { fault: `did not finish, it is ${render()?.phase}` };
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        if (render().phase === 'errored')
          return {
            fault: `failed: ${document.querySelector('#error-message')?.textContent ?? ''}`,
          };
        if (!document.getElementById('still'))
          document.head.append(
            Object.assign(document.createElement('style'), { id: 'still', textContent: css }),
          );
        await document.fonts.ready;
        for (const image of document.images) image.loading = 'eager';
        // A picture that never comes is one of the states.
        const loaded = Promise.all(
          [...document.images].map((image) => image.decode().catch(() => undefined)),
        );
        await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 2_000))]);
        window.scrollTo(0, 0);
        await frame();
        await frame();
        const { storyGlobals, parameters } = render().story;
        const asked = parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles;
        return {
          asked: asked && {
            width: Number.parseInt(asked.width, 10),
            height: Number.parseInt(asked.height, 10),
          },
        };
      },
      { storyId: id, css: still },
    );

  // Storybook gives a story its window only around its own frame; here the page itself takes that size.
  const arrive = async (id) => {
    const { fault, asked } = await settle(id);
    if (!fault) await fit(asked ?? standard);
    return fault;
  };

  return {
    /** Loads a story afresh, with nothing left of those before it. */
    async load(id) {
      await fit(standard);
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${themes[0]}`);
      return arrive(id);
    },
    /** Shows a further story of the same file. */
    async show(id) {
      await fit(standard);
      await page.evaluate(
        (storyId) =>
          window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
            storyId,
            viewMode: 'story',
          }),
        id,
      );
      return arrive(id);
    },
    /** Gives all that stands in the story's own scope another theme; scopes inside it keep the one they chose. */
    async setTheme(theme) {
      await page.evaluate(async (name) => {
        const outer = document
          .querySelector('#storybook-root [data-clubline]')
          ?.getAttribute('data-clubline-theme');
        for (const scope of document.querySelectorAll('[data-clubline]')) {
          const floatsFromInner =
            scope.hasAttribute('data-clubline-portal') &&
            scope.getAttribute('data-clubline-theme') !== outer;
          if (floatsFromInner || scope.parentElement?.closest('[data-clubline]'))
            scope.toggleAttribute('data-own-theme', true);
          if (!scope.hasAttribute('data-own-theme'))
            scope.setAttribute('data-clubline-theme', name);
        }
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }, theme);
    },
    /** A picture of the story down to its last element, as a PNG. */
    async picture() {
      const height = await page.evaluate((most) => {
        const bottoms = [...document.querySelectorAll('[data-clubline] *')]
          .filter(
            (element) =>
              !element.classList.contains('story-stage') &&
              element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((element) => element.getBoundingClientRect().bottom);
        return Math.min(most, Math.max(48, Math.ceil(Math.max(0, ...bottoms)) + 16));
      }, longest);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: size.width, height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    close: () => context.close(),
  };
}
