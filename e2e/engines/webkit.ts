import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Builder,
  type Actions,
  Capabilities,
  Key,
  Origin,
  type WebDriver,
} from 'selenium-webdriver';
import { freePort } from '../../scripts/freePort.mjs';
import { VIEW, type Engine, type EngineBrowser, type EnginePage } from './driver';

const view = join(fileURLToPath(import.meta.url), '..', 'view.py');

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** A screen that nobody sees; the number it got. */
const startScreen = () =>
  new Promise<{ child: ChildProcess; display: string }>((resolve, reject) => {
    const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1300x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.once('error', reject);
    child.stdout!.once('data', (number) =>
      resolve({ child, display: `:${String(number).trim()}` }),
    );
  });

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

function enginePage(driver: WebDriver, handle: string): EnginePage {
  /** Commands go to one page at a time. */
  const here = async () => {
    if ((await driver.getWindowHandle().catch(() => '')) !== handle)
      await driver.switchTo().window(handle);
  };
  const actions = async () => {
    await here();
    return driver.actions({ async: false });
  };
  return {
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
    click: async (x, y) =>
      (await actions())
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .press()
        .release()
        .perform(),
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
    setFiles: async (id, paths) => {
      await here();
      await driver.findElement({ id }).sendKeys(paths.join('\n'));
    },
    resize: async (width, height) => {
      await here();
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    screenshot: async (path) => {
      await here();
      await writeFile(path, Buffer.from(await driver.takeScreenshot(), 'base64'));
    },
    newTab: async () => {
      await here();
      await driver.switchTo().newWindow('tab');
      return enginePage(driver, await driver.getWindowHandle());
    },
    close: async () => {
      await here();
      await driver.close();
    },
  };
}

/**
 * WebKitGTK through its own driver, in windows of `view.py` on a screen that nobody sees. Each
 * person has a driver of their own, which takes one session only.
 */
export async function webkit(): Promise<Engine> {
  const screen = await startScreen();
  return {
    open: async (): Promise<EngineBrowser> => {
      const folder = mkdtempSync(join(tmpdir(), 'clubline-webkit-'));
      const log = join(folder, 'complaints');
      writeFileSync(log, '');
      const port = await freePort();
      const child = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: screen.display,
          VIEW_LOG: log,
          LANG: 'en_US.UTF-8',
          GSETTINGS_BACKEND: 'memory',
          // WebKit's sandbox needs what root in a container does not have.
          ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
        },
      });
      const status = () => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
      while (!(await status())?.ok) await new Promise((resolve) => setTimeout(resolve, 50));
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'View',
            'webkitgtk:browserOptions': { binary: view },
          }),
        )
        .build();
      await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
      return {
        page: enginePage(driver, await driver.getWindowHandle()),
        complaints: () =>
          readFileSync(log, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as string),
        close: async () => {
          await driver.quit().catch(() => undefined);
          child.kill();
          await ended(child);
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
    close: async () => {
      screen.child.kill();
      await ended(screen.child);
    },
  };
}
