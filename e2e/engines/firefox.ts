import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { writeFile } from 'node:fs/promises';
import { VIEW, type Engine, type EngineBrowser, type EnginePage } from './driver';

/** Firefox warns of these on its own account. */
const ofTheBrowser = /downloadable font|Partitioned cookie|Layout was forced/;

function watch(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofTheBrowser.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
}

function enginePage(page: Page, complaints: string[]): EnginePage {
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    url: () => page.evaluate(() => location.href),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...all: unknown[]) => unknown, ...args) as never,
    run: async (script) => void (await page.evaluate(script)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const held = keys.split('+') as KeyInput[];
      const last = held.pop()!;
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(last);
      for (const key of held.toReversed()) await page.keyboard.up(key);
    },
    wheel: async (y) => {
      await page.mouse.move(VIEW.width / 4, VIEW.height / 2);
      await page.mouse.wheel({ deltaY: y });
    },
    setFiles: async (id, paths) => {
      const field = await page.$(`[id="${CSS.escape(id)}"]`);
      await (field as unknown as { uploadFile(...all: string[]): Promise<void> }).uploadFile(
        ...paths,
      );
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => writeFile(path, await page.screenshot()),
    newTab: async () => {
      const tab = await page.browserContext().newPage();
      await tab.setViewport(VIEW);
      watch(tab, complaints);
      return enginePage(tab, complaints);
    },
    close: () => page.close(),
  };
}

/**
 * Firefox through WebDriver BiDi, without a window. Each person has a process of their own: pages
 * in the background of another answer late.
 * @param executablePath Debian's `firefox-esr`, say
 */
export function firefox(executablePath: string): Engine {
  return {
    open: async (): Promise<EngineBrowser> => {
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        defaultViewport: VIEW,
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.locale.requested': 'en-US' },
      });
      const complaints: string[] = [];
      const page = await browser.newPage();
      await page.setViewport(VIEW);
      watch(page, complaints);
      return {
        page: enginePage(page, complaints),
        complaints: () => complaints,
        close: () => browser.close(),
      };
    },
    close: async () => undefined,
  };
}
