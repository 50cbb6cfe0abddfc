import type { Clock } from './clock';
import type { SafeStorage } from './safeStorage';

/** Another tab changed local storage; `key` is null when all of it was cleared. */
export interface StorageChange {
  key: string | null;
  newValue: string | null;
}

/** Runs `work` while no other tab holds the same name. */
export type ExclusiveRun = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What the page around the features offers, so that none of them touches a global. */
export interface Host {
  clock: Clock;
  storage: { local: SafeStorage; session: SafeStorage };
  /** Hears of changes made by other tabs. Returns what stops it. */
  onStorageChange(listen: (change: StorageChange) => void): () => void;
  /** Hears when the page becomes visible again. */
  onVisible(listen: () => void): () => void;
  /** Tells the page that signing in is needed again. */
  announceLogout(): void;
  /** Hears of `auth:logout`, from here or from the page itself. */
  onLogout(listen: () => void): () => void;
  /** Cross-tab lock; absent where the browser has none. */
  exclusive?: ExclusiveRun;
}
