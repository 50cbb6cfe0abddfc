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
  /**
   * Touches this place and lets go, after some milliseconds if given. WebKitGTK's driver takes a
   * touch for the mouse: there it shows what fits on a phone and can be hit, not how touch behaves.
   */
  tap(x: number, y: number, held?: number): Promise<void>;
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
  /** The window that the page has opened, once it is there. */
  opened(): Promise<EnginePage>;
  /** What stands in the page's only frame: to look into it and to press in it. */
  frame(): EnginePage;
  close(): Promise<void>;
}

/** A browser of one person, who shares nothing with others. */
export interface EngineBrowser {
  page: EnginePage;
  /** What the browser complained of so far: errors of its console, and requests that failed. */
  complaints(): string[];
  close(): Promise<void>;
}

/** How a browser differs from one that was just installed. */
export interface Choices {
  /** Frames of other sites may keep nothing, as people can choose. @default false */
  refusesFrameStorage?: boolean;
}

/** An engine that can be started any number of times. */
export interface Engine {
  open(choices?: Choices): Promise<EngineBrowser>;
  close(): Promise<void>;
}

/** How large a page is at first. */
export const VIEW = { width: 1280, height: 860 };
/** How large it is on a small phone. */
export const PHONE = { width: 375, height: 740 };
/** How large the screen is on which nobody sees the windows of WebKitGTK. */
export const SCREEN = { width: 1600, height: 1300 };
