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
 * Draws a picture anew so that its longer side is at most `maxSide` pixels, upright and without
 * what a camera writes into it. Null when this browser cannot read it.
 */
export type ShrinkPicture = (picture: File, maxSide: number) => Promise<File | null>;

/** How a page is named by browsers, search engines and previews. */
export interface PageHead {
  title: string;
  description?: string;
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
  /** Makes pictures smaller; absent where the browser cannot, and they are sent as they are. */
  shrinkPicture?: ShrinkPicture;
  /** Cross-tab lock; absent where the browser has none. */
  exclusive?: ExclusiveRun;
}
