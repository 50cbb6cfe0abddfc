import {
  launch,
  type Browser,
  type BrowserContext,
  type Frame,
  type Keyboard,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { writeFile } from 'node:fs/promises';
import { VIEW, type Choices, type Engine, type EngineBrowser, type EnginePage } from './driver';
import { until } from '../screen';

/** Firefox warns of these on its own account. */
const ofTheBrowser = /downloadable font|Partitioned cookie|Layout was forced/;

/** What the pages of one browser share. */
interface Shared {
  complaints: string[];
  /** The pages that somebody asked for or was given. */
  known: Set<Page>;
}

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

/** A page that is watched from now on. */
function take(page: Page, shared: Shared): EnginePage {
  shared.known.add(page);
  watch(page, shared.complaints);
  return enginePage(page, shared);
}

/** One that is as large as every page is at first. */
async function open(browser: Browser | BrowserContext, shared: Shared): Promise<EnginePage> {
  const page = await browser.newPage();
  await page.setViewport(VIEW);
  return take(page, shared);
}

/** What a person does with the keys. */
const keys = (keyboard: Keyboard): Pick<EnginePage, 'type' | 'press'> => ({
  type: (text) => keyboard.type(text),
  press: async (combination) => {
    const held = combination.split('+') as KeyInput[];
    const last = held.pop()!;
    for (const key of held) await keyboard.down(key);
    await keyboard.press(last);
    for (const key of held.toReversed()) await keyboard.up(key);
  },
});

/**
 * The keyboard of a frame: Firefox gives keys to the process of a page, in which frames of other
 * sites are not. Puppeteer has one for whole pages only, which asks no more of them than this.
 */
const keyboardOf = (frame: Frame): Keyboard =>
  Reflect.construct(frame.page().keyboard.constructor, [{ mainFrame: () => frame }]);

/** The only frame of a page, in the place that it has there. */
function framePage(page: Page, whole: EnginePage): EnginePage {
  const inside = () => {
    const found = page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
    if (!found) throw new Error('The page has no frame.');
    return found;
  };
  const from = () =>
    page.evaluate(() => {
      const { left, top } = document.querySelector('iframe')!.getBoundingClientRect();
      return [left, top] as const;
    });
  const moved = (act: (x: number, y: number) => Promise<void>) => async (x: number, y: number) => {
    const [left, top] = await from();
    await act(left + x, top + y);
  };
  return {
    ...whole,
    evaluate: (run, ...args) =>
      inside().evaluate(run as (...all: unknown[]) => unknown, ...args) as never,
    run: async (script) => void (await inside().evaluate(script)),
    click: moved(whole.click),
    tap: moved(whole.tap),
    type: (text) => keys(keyboardOf(inside())).type(text),
    press: (combination) => keys(keyboardOf(inside())).press(combination),
  };
}

function enginePage(page: Page, shared: Shared): EnginePage {
  const whole: EnginePage = {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    url: () => page.evaluate(() => location.href),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...all: unknown[]) => unknown, ...args) as never,
    run: async (script) => void (await page.evaluate(script)),
    click: (x, y) => page.mouse.click(x, y),
    tap: async (x, y, held = 0) => {
      const touch = await page.touchscreen.touchStart(x, y);
      await new Promise((resolve) => setTimeout(resolve, held));
      await touch.end();
    },
    ...keys(page.keyboard),
    wheel: async (y) => {
      await page.mouse.move(VIEW.width / 4, VIEW.height / 2);
      await page.mouse.wheel({ deltaY: y });
    },
    setFiles: async (id, paths) => {
      const field = await page.$(`[id=${JSON.stringify(id)}]`);
      await (field as unknown as { uploadFile(...all: string[]): Promise<void> }).uploadFile(
        ...paths,
      );
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => writeFile(path, await page.screenshot()),
    newTab: () => open(page.browserContext(), shared),
    opened: async () => {
      const isNew = (one: Page) => !shared.known.has(one);
      const all = await until(
        () => page.browserContext().pages(),
        (pages) => pages.some(isNew),
        () => 'no window opens',
      );
      return take(all.find(isNew)!, shared);
    },
    frame: () => framePage(page, whole),
    close: () => page.close(),
  };
  return whole;
}

/** The first page of a browser that Puppeteer has launched, or of one of its contexts. */
export async function openPuppeteer(browser: Browser | BrowserContext): Promise<EngineBrowser> {
  const shared: Shared = { complaints: [], known: new Set(await browser.pages()) };
  return {
    page: await open(browser, shared),
    complaints: () => shared.complaints,
    close: () => browser.close(),
  };
}

const start = (executablePath: string, { refusesFrameStorage }: Choices) =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.locale.requested': 'en-US',
      'dom.w3c_touch_events.enabled': 1,
      // What Firefox calls blocking all cross-site cookies.
      ...(refusesFrameStorage && { 'network.cookie.cookieBehavior': 1 }),
    },
  });

/**
 * Firefox through WebDriver BiDi, without a window. Each person has a process of their own, since
 * pages in the background of another answer late, and a context of their own in it, since who comes
 * after them gets that process: one takes seconds to start.
 * @param executablePath Debian's `firefox-esr`, say
 */
export function firefox(executablePath: string): Engine {
  const all: Browser[] = [];
  /** Those of which everybody has gone. */
  const idle: Browser[] = [];
  return {
    open: async (choices: Choices = {}): Promise<EngineBrowser> => {
      const isOwn = choices.refusesFrameStorage === true;
      const browser = (!isOwn && idle.pop()) || (await start(executablePath, choices));
      if (isOwn) return openPuppeteer(browser);
      if (!all.includes(browser)) all.push(browser);
      const opened = await openPuppeteer(await browser.createBrowserContext());
      return {
        ...opened,
        close: async () => {
          await opened.close();
          idle.push(browser);
        },
      };
    },
    close: async () => void (await Promise.all(all.map((browser) => browser.close()))),
  };
}
