import type { Clock } from './clock';
import type { SafeStorage } from './safeStorage';

/** Another tab changed local storage; `key` is null when all of it was cleared. */
export interface StorageChange {
  key: string | null;
  newValue: string | null;
}

/** Runs `work` while no other tab holds the same name. */
type ExclusiveRun = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Draws a picture anew so that its longer side is at most `maxSide` pixels, and what a camera wrote
 * upright and without the rest of what it writes. Null when this browser cannot read it.
 */
export type ShrinkPicture = (picture: File, maxSide: number) => Promise<File | null>;

/** How a page is named by browsers, search engines and previews. */
export interface PageHead {
  title: string;
  description?: string;
}

/** What is kept with the current entry of the history, by name: a reload and going back find it. */
export interface HistoryEntry {
  get(name: string): unknown;
  /** `value` is plain data. A browser that takes no more changes keeps what there was. */
  set(name: string, value: unknown): void;
  /** Who scrolls when somebody comes back to the entry: the browser (`auto`) or the page. */
  setScrollRestoration(how: 'auto' | 'manual'): void;
}

/** What the page around the features offers, so that none of them touches a global. */
export interface Environment {
  /** Time, and timers. */
  clock: Clock;
  /** Key-value storage: `local` lasts, `session` ends with the tab. */
  storage: { local: SafeStorage; session: SafeStorage };
  /** Calls back on changes made by other tabs. Returns what stops it. */
  onStorageChange(listen: (change: StorageChange) => void): () => void;
  /** False while another tab or window covers the page. */
  isVisible(): boolean;
  /** Calls back when the page becomes visible again. */
  onVisible(listen: () => void): () => void;
  /** Dispatches to the page that signing in is needed again. */
  announceLogout(): void;
  /** Calls back on `auth:logout`, from here or from the page itself. */
  onLogout(listen: () => void): () => void;
  /**
   * Puts title and description of what is shown into the head of the page, the title before the
   * page's own. Returns what takes both back. Absent where the page is not ours to name.
   */
  showHead?(head: PageHead): () => void;
  /**
   * Has the browser ask before the page is closed, until the returned function is called. Absent
   * where the page is not ours to hold.
   */
  askBeforeUnload?(): () => void;
  /** Makes pictures smaller; absent where the browser cannot, and they are sent as they are. */
  shrinkPicture?: ShrinkPicture;
  /** Absent where the page's history is not ours: lists begin at their top then. */
  historyEntry?: HistoryEntry;
  /** What the device says of its network. @default it always has one */
  network?: {
    isOn(): boolean;
    /** Calls back when that changes. Returns what stops it. */
    onChange(listen: () => void): () => void;
  };
  /** Cross-tab lock; absent where the browser has none. */
  exclusive?: ExclusiveRun;
}
