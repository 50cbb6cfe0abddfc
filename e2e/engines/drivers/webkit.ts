import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../scripts/servers/freePort.mjs';
import { SCREEN, type Choices, type Engine, type EngineBrowser } from './driver';
import { enginePage } from './webkitPage';

const view = join(fileURLToPath(import.meta.url), '..', 'view.py');

/** How long a window may take to open, in ms; a driver whose window ends at once waits for ever. */
const OPENING_MS = 45_000;

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** A screen that nobody sees; the number it got. */
const startScreen = () =>
  new Promise<{ child: ChildProcess; display: string }>((resolve, reject) => {
    const size = `${SCREEN.width}x${SCREEN.height}x24`;
    const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.once('error', reject);
    child.stdout!.once('data', (number) =>
      resolve({ child, display: `:${String(number).trim()}` }),
    );
  });

/** A window of the driver at `port`; refuses, with what the driver `said`, when none opens. */
function openWindow(port: number, said: () => string): Promise<WebDriver> {
  const options = { browserName: 'View', 'webkitgtk:browserOptions': { binary: view } };
  let limit: NodeJS.Timeout | undefined;
  const waited = new Promise<never>((_, reject) => {
    const refuse = () =>
      reject(new Error(`WebKit opened no window: ${said() || 'it did not say why'}`));
    limit = setTimeout(refuse, OPENING_MS);
  });
  const window = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities(options))
    .build();
  return Promise.race([window, waited]).finally(() => clearTimeout(limit));
}

/**
 * WebKitGTK through its own driver, in windows of `view.py` on a screen that nobody sees. Each
 * person has a driver of their own, which takes one session only.
 */
export async function webkit(): Promise<Engine> {
  const screen = await startScreen();
  return {
    open: async ({ refusesFrameStorage }: Choices = {}): Promise<EngineBrowser> => {
      const folder = mkdtempSync(join(tmpdir(), 'clubline-webkit-'));
      const log = join(folder, 'complaints');
      writeFileSync(log, '');
      const port = await freePort();
      const child = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...process.env,
          DISPLAY: screen.display,
          VIEW_LOG: log,
          ...(refusesFrameStorage && { VIEW_REFUSES_FRAME_STORAGE: '1' }),
          LANG: 'en_US.UTF-8',
          GSETTINGS_BACKEND: 'memory',
          // WebKit's sandbox needs what root in a container does not have.
          ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
        },
      });
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
      const status = () => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
      while (!(await status())?.ok) await new Promise((resolve) => setTimeout(resolve, 50));
      const driver = await openWindow(port, () => said).catch((error: unknown) => {
        child.kill();
        throw error;
      });
      await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
      const first = await driver.getWindowHandle();
      return {
        page: enginePage(driver, first, new Set([first])),
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
