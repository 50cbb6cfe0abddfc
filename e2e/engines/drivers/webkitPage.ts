import { writeFile } from 'node:fs/promises';
import { type Actions, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { SCREEN, VIEW, type EnginePage } from './driver';
import { until } from '../screen';

const keys: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Space: Key.SPACE,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
};

/** The only frame of a page, in the place that it has there. */
function framePage(driver: WebDriver, whole: EnginePage): EnginePage {
  const inside = async <Result>(look: () => Promise<Result>) => {
    // Leads to the page's own window, too.
    await whole.url();
    await driver.switchTo().frame(0);
    try {
      return await look();
    } finally {
      await driver.switchTo().defaultContent();
    }
  };
  const moved = (act: (x: number, y: number) => Promise<void>) => async (x: number, y: number) => {
    const [left, top] = await whole.evaluate(() => {
      const box = document.querySelector('iframe')!.getBoundingClientRect();
      return [box.left, box.top] as const;
    });
    await act(left + x, top + y);
  };
  return {
    ...whole,
    evaluate: (run, ...args) =>
      inside(() => driver.executeScript(`return (${String(run)})(...arguments)`, ...args) as never),
    run: (script) => inside(() => driver.executeScript(script)),
    click: moved(whole.click),
    tap: moved(whole.tap),
  };
}

type Hands = Pick<EnginePage, 'click' | 'tap' | 'type' | 'press' | 'wheel'>;

/** What a person does at a page. */
function hands(actions: () => Promise<Actions>): Hands {
  const press = async (x: number, y: number, held = 0) =>
    (await actions())
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
      .press()
      .pause(held)
      .release()
      .perform();
  return {
    click: (x, y) => press(x, y),
    tap: press,
    type: async (text) => (await actions()).sendKeys(text).perform(),
    press: async (combination) => {
      const held = combination.split('+').map((key) => keys[key] ?? key);
      const last = held.pop()!;
      let sequence = await actions();
      for (const key of held) sequence = sequence.keyDown(key);
      sequence = sequence.keyDown(last).keyUp(last);
      for (const key of held.toReversed()) sequence = sequence.keyUp(key);
      await sequence.perform();
    },
    wheel: async (y) =>
      // Missing in the types.
      ((await actions()) as Actions & { scroll(...at: number[]): Actions })
        .scroll(Math.round(VIEW.width / 4), Math.round(VIEW.height / 2), 0, y)
        .perform(),
  };
}

/** A page of WebKitGTK. */
export function enginePage(driver: WebDriver, handle: string, known: Set<string>): EnginePage {
  /** Commands go to one page at a time. */
  const here = async () => {
    if ((await driver.getWindowHandle().catch(() => '')) !== handle)
      await driver.switchTo().window(handle);
  };
  const actions = async () => {
    await here();
    return driver.actions({ async: false });
  };
  const take = (window: string) => {
    known.add(window);
    return enginePage(driver, window, known);
  };
  const whole: EnginePage = {
    goto: async (url) => {
      await here();
      await driver.get(url);
    },
    reload: async () => {
      await here();
      await driver.navigate().refresh();
    },
    back: async () => {
      await here();
      await driver.navigate().back();
    },
    url: async () => {
      await here();
      return driver.getCurrentUrl();
    },
    evaluate: async (run, ...args) => {
      await here();
      return driver.executeScript(`return (${String(run)})(...arguments)`, ...args) as never;
    },
    run: async (script) => {
      await here();
      await driver.executeScript(script);
    },
    ...hands(actions),
    setFiles: async (id, paths) => {
      await here();
      await driver.findElement({ id }).sendKeys(paths.join('\n'));
    },
    resize: async (width, height) => {
      await here();
      // Without a window manager what is under the pointer has the focus: it rests in the middle.
      const [x, y] = [(SCREEN.width - width) / 2, (SCREEN.height - height) / 2].map(Math.round);
      await driver.manage().window().setRect({ x: x!, y: y!, width, height });
    },
    screenshot: async (path) => {
      await here();
      await writeFile(path, Buffer.from(await driver.takeScreenshot(), 'base64'));
    },
    newTab: async () => {
      await here();
      await driver.switchTo().newWindow('tab');
      return take(await driver.getWindowHandle());
    },
    opened: async () => {
      const isNew = (window: string) => !known.has(window);
      const all = await until(
        () => driver.getAllWindowHandles(),
        (windows) => windows.some(isNew),
        () => 'no window opens',
      );
      return take(all.find(isNew)!);
    },
    frame: () => framePage(driver, whole),
    close: async () => {
      await here();
      await driver.close();
    },
  };
  return whole;
}
