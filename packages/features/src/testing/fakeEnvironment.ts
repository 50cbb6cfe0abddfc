import {
  createSafeStorage,
  type Clock,
  type Environment,
  type PageHead,
  type StorageArea,
  type StorageChange,
} from '../platform/environment';
import type { PasskeyDevice } from '../platform/passkeys';
import type { PushDevice } from '../platform/push';
import { createStoryClock } from './fakeClock';

/** Local storage as several tabs share it. */
export interface FakeStorage extends StorageArea {
  /** Every entry, for looking at. */
  entries(): Record<string, string>;
  /** Called with changes as `tab` does; `from` is who made them. */
  listen(heard: (change: StorageChange, from: unknown) => void, tab?: unknown): () => void;
  /** The area as one tab sees it. */
  forTab(tab: unknown): StorageArea;
}

export function createFakeStorage(initial: Record<string, string> = {}): FakeStorage {
  const values = new Map(Object.entries(initial));
  const listeners = new Set<(change: StorageChange, tab: unknown) => void>();
  const change = (key: string, newValue: string | null, tab: unknown) => {
    if ((values.get(key) ?? null) === newValue) return;
    if (newValue === null) values.delete(key);
    else values.set(key, newValue);
    for (const heard of listeners) heard({ key, newValue }, tab);
  };
  const area = (tab: unknown): StorageArea => ({
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => change(key, value, tab),
    removeItem: (key) => change(key, null, tab),
  });
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => change(key, value, undefined),
    removeItem: (key) => change(key, null, undefined),
    entries: () => Object.fromEntries(values),
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    forTab: area,
  };
}

export interface FakeEnvironment extends Environment {
  /** What makes and uses passkeys; null for nothing that does. */
  passkeys: PasskeyDevice | null;
  /** What shows pushes; null for nothing that does. */
  push: PushDevice | null;
  local: FakeStorage;
  /** As if the device lost its network, or had one again. */
  setNetwork(isOn: boolean): void;
  /** As if another tab came to the front. */
  becomeHidden(): void;
  /** As if the page came to the front again. */
  becomeVisible(): void;
  /** As if the page itself had dispatched `auth:logout`. */
  dispatchLogout(): void;
  /** What the page is named after now. */
  shownHead(): PageHead | undefined;
  /** Whether the browser would ask before the page is closed. */
  asksBeforeUnload(): boolean;
  /** How often this page announced `auth:logout`. */
  announced(): number;
}

export interface FakeEnvironmentOptions {
  clock?: Clock;
  /** Shared by the environments that are tabs of one browser. */
  local?: FakeStorage;
  /** What the tab keeps. @default nothing yet */
  ofTab?: FakeStorage;
  /** Tells this page from others with the same storage. @default a page of its own */
  tab?: unknown;
  /** Null for a browser without Web Locks. @default a lock of this tab's own */
  exclusive?: Environment['exclusive'] | null;
  /** What makes pictures smaller. @default a browser that cannot */
  shrinkPicture?: Environment['shrinkPicture'];
  /** What makes and uses passkeys. @default nothing does */
  passkeys?: PasskeyDevice | null;
  /** What shows pushes. @default nothing does */
  push?: PushDevice | null;
  /** Whether the device has a network at first. @default it is not followed */
  hasNetwork?: boolean;
}

/** A page without a browser. */
export function createFakeEnvironment({
  clock = createStoryClock(),
  local = createFakeStorage(),
  ofTab: session = createFakeStorage(),
  tab = {},
  exclusive = (_name, work) => work(),
  shrinkPicture,
  passkeys = null,
  push = null,
  hasNetwork,
}: FakeEnvironmentOptions = {}): FakeEnvironment {
  const visible = new Set<() => void>();
  const logout = new Set<() => void>();
  const heads: PageHead[] = [];
  let announcements = 0;
  let holds = 0;
  let isVisible = true;
  const network = new Set<() => void>();
  let isOn = hasNetwork;
  const onStorageChange: Environment['onStorageChange'] = (listen) =>
    local.listen((change, from) => from !== tab && listen(change), tab);
  const subscribe = (set: Set<() => void>) => (listen: () => void) => {
    set.add(listen);
    return () => set.delete(listen);
  };
  const entry = new Map<string, unknown>();
  return {
    clock,
    passkeys,
    push,
    historyEntry: {
      get: (name) => entry.get(name),
      set: (name, value) => void entry.set(name, value),
      setScrollRestoration: () => undefined,
    },
    local,
    storage: {
      local: createSafeStorage(
        () => local.forTab(tab),
        (heard) => onStorageChange(({ key }) => heard(key)),
      ),
      session: createSafeStorage(() => session.forTab(tab)),
    },
    onStorageChange,
    isVisible: () => isVisible,
    onVisible: subscribe(visible),
    onLogout: subscribe(logout),
    showHead(head) {
      heads.unshift(head);
      return () => void heads.splice(heads.indexOf(head), 1);
    },
    shownHead: () => heads[0],
    announceLogout: () => void (announcements += 1),
    announced: () => announcements,
    askBeforeUnload() {
      holds += 1;
      return () => void (holds -= 1);
    },
    asksBeforeUnload: () => holds > 0,
    setNetwork(next) {
      isOn = next;
      network.forEach((listen) => listen());
    },
    ...(hasNetwork !== undefined && {
      network: { isOn: () => isOn === true, onChange: subscribe(network) },
    }),
    becomeHidden: () => void (isVisible = false),
    becomeVisible() {
      isVisible = true;
      visible.forEach((listen) => listen());
    },
    dispatchLogout: () => logout.forEach((listen) => listen()),
    ...(shrinkPicture && { shrinkPicture }),
    ...(exclusive && { exclusive }),
  };
}

/** Locks as tabs of one browser share them, handed on at once. */
export function createFakeLock(): NonNullable<Environment['exclusive']> {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
