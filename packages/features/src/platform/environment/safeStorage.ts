/** The part of the browser's `Storage` that is used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Key-value storage that never throws: blocked, full or absent storage lasts for the page's life
 * instead.
 */
export interface SafeStorage {
  /** The text kept under the key, else null. */
  get(key: string): string | null;
  /** Keeps the text under the key, and notifies who subscribed to it. */
  set(key: string, value: string): void;
  /** Forgets the key, and notifies who subscribed to it. */
  remove(key: string): void;
  /** Reads JSON; what cannot be read is removed and null. */
  getJson(key: string): unknown;
  /** Keeps the value as JSON; one that JSON cannot say removes the key. */
  setJson(key: string, value: unknown): void;
  /** Every key there is, those of other code on the page among them. */
  keys(): string[];
  /** Calls back when this key changes, by this page or another tab. Returns what stops it. */
  subscribe(key: string, listen: () => void): () => void;
}

/** Calls back on changes by other tabs; the key is null when everything was cleared. */
export type ForeignChanges = (heard: (key: string | null) => void) => () => void;

/** Wraps a storage area given by a function, because merely touching a blocked one throws. */
export function createSafeStorage(
  open: () => StorageArea | undefined,
  onForeignChange: ForeignChanges = () => () => undefined,
): SafeStorage {
  const memory = new Map<string, string | null>();
  const listeners = new Map<string, Set<() => void>>();
  const notify = (key: string) => {
    for (const listen of listeners.get(key) ?? []) listen();
  };
  const attempt = <T>(run: (area: StorageArea) => T) => attemptWith(open, run);

  const storage: SafeStorage = {
    get(key) {
      const kept = memory.get(key);
      return kept === undefined ? (attempt((area) => area.getItem(key)) ?? null) : kept;
    },
    set(key, value) {
      const isStored = attempt((area) => {
        area.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      notify(key);
    },
    remove(key) {
      const isRemoved = attempt((area) => {
        area.removeItem(key);
        return true;
      });
      if (isRemoved) memory.delete(key);
      else memory.set(key, null);
      notify(key);
    },
    getJson(key) {
      const text = storage.get(key);
      if (text === null) return null;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        storage.remove(key);
        return null;
      }
    },
    setJson(key, value) {
      const text = toJson(value);
      if (text === undefined) storage.remove(key);
      else storage.set(key, text);
    },
    keys() {
      const names = new Set(
        attempt((area) =>
          Array.from({ length: area.length }, (_, index) => area.key(index) ?? ''),
        ) ?? [],
      );
      for (const [key, value] of memory) {
        if (value === null) names.delete(key);
        else names.add(key);
      }
      return [...names];
    },
    subscribe(key, listen) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listen));
      const stopForeign = onForeignChange((changed) => {
        if (changed === null || changed === key) listen();
      });
      return () => {
        own.delete(listen);
        stopForeign();
      };
    },
  };
  return storage;
}

/** Undefined where storage is absent, blocked or full. */
function attemptWith<T>(
  open: () => StorageArea | undefined,
  run: (area: StorageArea) => T,
): T | undefined {
  try {
    const area = open();
    return area && run(area);
  } catch {
    return undefined;
  }
}

/** Undefined for what JSON cannot say, such as something that holds itself. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value) as string | undefined;
  } catch {
    return undefined;
  }
}
