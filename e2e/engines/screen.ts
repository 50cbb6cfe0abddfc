import { tabUntil } from '../keyboard';
import type { EnginePage } from './drivers/driver';
import {
  defineFindAll,
  defineWatchPress,
  LIBRARY,
  pointOf,
  sendable,
  type Query,
} from './findInPage';

/** How long something may take to appear, in milliseconds. */
const PATIENCE = 15_000;
const PAUSE = 50;

/** Something on a page, found anew each time it is used. */
export class Target {
  constructor(
    readonly page: EnginePage,
    readonly query: Query,
  ) {}

  getByRole(role: string, options: FindOptions = {}): Target {
    return new Target(this.page, { ...queryOf(role, options), within: this.query });
  }

  getByText(text: string | RegExp): Target {
    return new Target(this.page, { text: sendable(text), within: this.query });
  }

  nth(index: number): Target {
    return new Target(this.page, { ...this.query, nth: index });
  }

  first = () => this.nth(0);
  last = () => this.nth(-1);

  /** How many there are now. */
  count = () => ask(this.page, (query: Query) => window.findAll(query).length, this.query);

  /** The words of each, as they are shown. */
  texts = () =>
    ask(this.page, (query: Query) => window.findAll(query).map((one) => one.innerText), this.query);

  /** What the one field holds. */
  value = () =>
    ask(
      this.page,
      (query: Query) => (window.findAll(query)[0] as HTMLInputElement | undefined)?.value,
      this.query,
    );

  /** Where the first stands in the view, in pixels; nothing when there is none. */
  box = () =>
    ask(
      this.page,
      (query: Query) => {
        const box = window.findAll(query)[0]?.getBoundingClientRect();
        return box && { top: box.top, left: box.left, width: box.width, height: box.height };
      },
      this.query,
    );

  /** Whether the first has the focus. */
  hasFocus = () =>
    ask(
      this.page,
      (query: Query) => window.findAll(query)[0]?.matches(':focus') === true,
      this.query,
    );

  /** Presses it where a person would, once there is exactly one and nothing covers it. */
  async click(): Promise<void> {
    await this.press((x, y) => this.page.click(x, y));
  }

  /** Touches it where a person would, for some milliseconds if given. */
  async tap(held?: number): Promise<void> {
    await this.press((x, y) => this.page.tap(x, y, held));
  }

  /** Goes with Tab until it has the focus, as somebody without a mouse would. */
  async tabTo(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.shown();
    await tabUntil(this.hasFocus, (pressed) => this.page.press(pressed), key, this.words());
  }

  /** Waits until it has the focus. */
  async focused(): Promise<void> {
    await until(this.hasFocus, Boolean, () => `${this.words()} does not get the focus`);
  }

  /** Presses again while it moves away meanwhile: where a font or a picture comes late, say. */
  private async press(act: (x: number, y: number) => Promise<void>): Promise<void> {
    // A page that is left by the press answers no more.
    const hasArrived = () => this.page.evaluate(() => window.hasPressArrived()).catch(() => true);
    const end = Date.now() + PATIENCE;
    do {
      if (Date.now() > end) throw new Error(`${this.words()} moves away from every press`);
      await act(...(await this.point()));
    } while (!(await hasArrived()));
  }

  private async point(): Promise<[x: number, y: number]> {
    const point = await until(
      () => ask(this.page, pointOf, this.query),
      (answer) => 'x' in answer,
      (answer) => `${this.words()} cannot be pressed: ${(answer as { problem: string }).problem}`,
    );
    const { x, y } = point as { x: number; y: number };
    return [x, y];
  }

  /** Writes into the field, in place of what stands there. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.page.press('Control+a');
    await this.page.press('Delete');
    await this.page.type(text);
    await until(
      this.value,
      (value) => value === text,
      (value) => `${this.words()} holds "${value}" instead of "${text}"`,
    );
  }

  /** Waits until it is there. */
  async shown(patience?: number): Promise<void> {
    await until(
      this.count,
      (count) => count > 0,
      () => `${this.words()} does not appear`,
      patience,
    );
  }

  /** Waits until it is gone. */
  async gone(patience?: number): Promise<void> {
    await until(
      this.count,
      (count) => count === 0,
      () => `${this.words()} stays`,
      patience,
    );
  }

  private words = () => JSON.stringify(this.query);
}

interface FindOptions {
  name?: string | RegExp;
  hasText?: string | RegExp;
  states?: Record<string, string>;
}

const queryOf = (role: string, { name, hasText, states }: FindOptions): Query => ({
  role,
  name: sendable(name),
  text: sendable(hasText),
  states,
});

/** Asks the page, which learns to find things first where it has not yet. */
async function ask<Result>(
  page: EnginePage,
  run: (query: Query) => Result,
  query: Query,
): Promise<Awaited<Result>> {
  if (!(await page.evaluate(() => 'TestingLibraryDom' in window && 'findAll' in window))) {
    await page.run(LIBRARY);
    await page.run(`(${String(defineFindAll)})(); (${String(defineWatchPress)})()`);
  }
  return page.evaluate(run, query);
}

/** Asks again until the answer is right. A page that is just being left may refuse to answer. */
export async function until<Result>(
  look: () => Promise<Result>,
  isRight: (answer: Result) => boolean,
  problem: (answer: Result | undefined) => string,
  patience = PATIENCE,
): Promise<Result> {
  const end = Date.now() + patience;
  let refusal: unknown;
  for (;;) {
    const answer = await look().catch((error: unknown) => {
      refusal = error;
      return undefined;
    });
    if (answer !== undefined && isRight(answer)) return answer;
    if (Date.now() > end) {
      if (answer === undefined && refusal) throw refusal;
      throw new Error(problem(answer));
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** A page with ways to find what is on it. */
export class Screen {
  constructor(
    readonly page: EnginePage,
    private readonly base: string,
  ) {}

  goto = (path: string) => this.page.goto(new URL(path, this.base).href);

  getByRole = (role: string, options: FindOptions = {}) =>
    new Target(this.page, queryOf(role, options));

  getByLabel = (label: string) => new Target(this.page, { label });

  getByText = (text: string | RegExp) => new Target(this.page, { text: sendable(text) });

  /**
   * Waits until the page has its fonts and has not changed for a moment, as somebody does who reads
   * it first.
   */
  read = (): Promise<void> =>
    this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const rest = () => void document.fonts.ready.then(() => resolve());
          let timer = setTimeout(rest, 300);
          new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(rest, 300);
          }).observe(document, { subtree: true, childList: true });
        }),
    );

  /** Waits until the address fits. */
  async at(address: RegExp): Promise<void> {
    await until(
      this.page.url,
      (url) => address.test(url),
      (url) => `still at ${url}`,
    );
  }
}
