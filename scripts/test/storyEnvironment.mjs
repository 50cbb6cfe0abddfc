import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import Environment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright';

/** How many milliseconds a browser is kept without a file: a worker's next one comes at once. */
const IDLE = 100;

/** The browser of this worker and its page, which go from one file to the next. */
const kept = { browser: undefined, context: undefined, page: undefined };
let closing;

const forget = () =>
  Object.assign(kept, { browser: undefined, context: undefined, page: undefined });

/** Each document begins as in a browser that has stored nothing. */
const emptyStorages = () => {
  if (window !== window.top || !location.protocol.startsWith('http')) return;
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * Where a file of stories is tested. What Storybook's own environment does for each file is done
 * here for each worker: the hooks of `.storybook/test-runner.ts`, with all that they import, are
 * read once, outside of the file's sandbox, and the browser stays open. Each file has a document of
 * its own, without cookies or anything stored, so that nothing of an earlier file is left in it.
 */
export default class StoryEnvironment extends Environment {
  /** The stories of the file that were begun. */
  #tried = new Set();
  #settings;

  constructor(config, context) {
    super(config, context);
    this.#settings = config.projectConfig.testEnvironmentOptions['jest-playwright'];
  }

  async setup() {
    clearTimeout(closing);
    // Told to open nothing, it gives the names that a file expects.
    await super.setup();
    if (!kept.browser?.isConnected()) {
      forget();
      kept.browser = await chromium.launch(this.#settings.launchOptions);
    }
    this.global.browser = kept.browser;
    if (!kept.page) await this.#openContext();
    Object.assign(this.global, { context: kept.context, page: kept.page });
    await this.#openDocument();
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, {
      __sbSetupPage: async (page, context) => {
        Object.assign(kept, { page, context });
        await this.#openDocument();
      },
      __sbPreVisit: async (_page, context) => {
        // Asked for the story that it shows, a page answers at once, and plays nothing.
        if (this.#tried.has(context.id)) await this.#startAfresh();
        this.#tried.add(context.id);
        await preVisit(this.global.page, context);
      },
      __sbPostVisit: postVisit,
    });
  }

  async #openContext() {
    await kept.context?.close().catch(() => {});
    kept.context = await kept.browser.newContext(this.#settings.contextOptions);
    await kept.context.addInitScript(emptyStorages);
    kept.page = await kept.context.newPage();
    kept.page.once('crash', () => (kept.page = undefined));
  }

  async #openDocument() {
    const others = kept.context.pages().filter((page) => page !== kept.page);
    await Promise.all([kept.context.clearCookies(), ...others.map((page) => page.close())]);
    await setupPage(kept.page, kept.context);
    // What has been given to a page under a name stays with it, and is refused a second time.
    kept.page.exposeBinding = () => Promise.resolve();
  }

  async #startAfresh() {
    await this.#openContext();
    Object.assign(this.global, { context: kept.context, page: kept.page });
    await this.#openDocument();
  }

  /** Storybook's own would open a browser here where tests are chosen by name. */
  async handleTestEvent() {}

  async teardown() {
    // Not to be closed with the file.
    Object.assign(this.global, { browser: undefined, context: undefined, page: undefined });
    await super.teardown();
    const { browser } = kept;
    closing = setTimeout(() => {
      forget();
      void browser.close();
    }, IDLE);
  }
}
