import type { Clock, StorageArea, StorageChange } from '../platform/environment';
import type { FakeStorage } from './fakeEnvironment';

export interface LateStorageOptions {
  clock: Pick<Clock, 'now' | 'setTimeout'>;
  /** How long the next change takes from a tab to the browser, and from there to a tab, in ms. */
  delay(): number;
  initial?: Record<string, string>;
}

export interface LateStorage extends FakeStorage {
  /** Tells a tab that has vanished nothing more. */
  forget(tab: unknown): void;
}

/** What one tab sees: its own changes at once, those of others when they arrive. */
interface TabView {
  values: Map<string, string>;
  /** Own changes on their way, by key: what others wrote before is not taken in over them. */
  unconfirmed: Map<string, number>;
  listeners: Set<(change: StorageChange) => void>;
  arrivesAt: number;
  leavesAt: number;
}

const apply = (values: Map<string, string>, { key, newValue }: StorageChange) => {
  if (key === null) values.clear();
  else if (newValue === null) values.delete(key);
  else values.set(key, newValue);
};

/**
 * Local storage of tabs in processes of their own, as browsers have it: a change reaches the
 * browser late and the other tabs later, each in its order.
 */
export function createLateStorage({ clock, delay, initial = {} }: LateStorageOptions): LateStorage {
  const browser = new Map(Object.entries(initial));
  const views = new Map<unknown, TabView>();
  const viewOf = (tab: unknown): TabView => {
    const known = views.get(tab);
    if (known) return known;
    const view: TabView = {
      values: new Map(browser),
      unconfirmed: new Map(),
      listeners: new Set(),
      arrivesAt: 0,
      leavesAt: 0,
    };
    views.set(tab, view);
    return view;
  };
  const at = (time: number, run: () => void) => void clock.setTimeout(run, time - clock.now());
  const arrive = (view: TabView, change: StorageChange, isOwn: boolean) => {
    const key = change.key ?? '';
    const waiting = view.unconfirmed.get(key) ?? 0;
    if (isOwn) view.unconfirmed.set(key, waiting - 1);
    else if (waiting === 0) {
      apply(view.values, change);
      for (const heard of view.listeners) heard(change);
    }
  };
  const change = (tab: unknown, key: string, newValue: string | null) => {
    const view = viewOf(tab);
    if ((view.values.get(key) ?? null) === newValue) return;
    const made = { key, newValue };
    apply(view.values, made);
    view.unconfirmed.set(key, (view.unconfirmed.get(key) ?? 0) + 1);
    view.leavesAt = Math.max(view.leavesAt, clock.now() + delay());
    at(view.leavesAt, () => {
      apply(browser, made);
      for (const other of views.values()) {
        other.arrivesAt = Math.max(other.arrivesAt, clock.now() + delay());
        at(other.arrivesAt, () => arrive(other, made, other === view));
      }
    });
  };
  const forTab = (tab: unknown): StorageArea => {
    const { values } = viewOf(tab);
    return {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => change(tab, key, value),
      removeItem: (key) => change(tab, key, null),
    };
  };
  const nobody = {};
  return {
    ...forTab(nobody),
    get length() {
      return browser.size;
    },
    entries: () => Object.fromEntries(browser),
    listen(heard, tab) {
      const listen = (made: StorageChange) => heard(made, nobody);
      const { listeners } = viewOf(tab);
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    forTab,
    forget: (tab) => void views.delete(tab),
  };
}
