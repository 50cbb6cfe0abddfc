/**
 * What a journey does in a browser that Playwright cannot drive: Debian's Firefox and WebKitGTK.
 * The two drivers beside this file do it; `Screen` finds things for them by role and name.
 */

/** A page of a driver: only what must come from outside of the page itself. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** Runs in the page and answers with what JSON can hold. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs a script's text in the page, as a browser's own console would: no policy forbids it. */
  run(script: string): Promise<void>;
  /** Presses and lets go at this place of the view, in pixels from its corner. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key, with others held: `Enter`, `Control+a`, `Shift+Tab`. */
  press(keys: string): Promise<void>;
  /** Turns the wheel over the middle of the view, in pixels. */
  wheel(y: number): Promise<void>;
  /** Gives files to the file field with this id. */
  setFiles(id: string, paths: string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** Opens a second page that shares what the browser stores. */
  newTab(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** A browser of one person, who shares nothing with others. */
export interface EngineBrowser {
  page: EnginePage;
  /** What the browser complained of so far: errors of its console, and requests that failed. */
  complaints(): string[];
  close(): Promise<void>;
}

/** An engine that can be started any number of times. */
export interface Engine {
  open(): Promise<EngineBrowser>;
  close(): Promise<void>;
}

/** The smallest of the sizes in which the product is tried. */
export const VIEW = { width: 1280, height: 860 };
