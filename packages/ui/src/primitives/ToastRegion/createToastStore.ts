/** What a toast says. */
export interface ToastContent {
  /** What happened, in a few words. */
  title: string;
  /** One more sentence under the title. */
  description?: string;
  /**
   * Colour and urgency: `critical` is announced at once, the others when there is a pause.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'critical';
  /** Milliseconds until it closes by itself; `Infinity` keeps it. @default 5000 */
  duration?: number;
}

/** A toast as the store holds it. */
export interface ToastItem extends ToastContent {
  /** What `update`, `dismiss` and `remove` take; given by the store. */
  id: string;
  /** `false` from its dismissal until it is removed. */
  isOpen: boolean;
}

export interface ToastTimers {
  setTimeout: (callback: () => void, ms: number) => unknown;
  clearTimeout: (handle: unknown) => void;
}

/** Shows and holds the toasts of a page; `ToastRegion` draws them. */
export interface ToastStore {
  /** Shows a toast in place of the one there is; returns its id. */
  add: (content: ToastContent) => string;
  /** Changes the content of a toast; its time starts again. */
  update: (id: string, content: Partial<ToastContent>) => void;
  /** Closes a toast, all without an id; it is removed 2000 ms later. */
  dismiss: (id?: string) => void;
  /** Takes a toast out at once, all without an id. */
  remove: (id?: string) => void;
  /** Stops the time of what is shown, for as long as someone is at it. */
  pause: () => void;
  /** Starts the time again, in full. */
  resume: () => void;
  /** Calls `listener` after every change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts there are: the same array until one of them changes. */
  getSnapshot: () => readonly ToastItem[];
}

const defaultDuration = 5000;
const removalDelay = 2000;

// Looked up at the call, so that importing this on a server or before fake timers changes nothing.
const pageTimers: ToastTimers = {
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/**
 * The toasts of a page, at most one at a time. `useSyncExternalStore(store.subscribe,
 * store.getSnapshot, store.getSnapshot)` reads it.
 */
export function createToastStore(timers: ToastTimers = pageTimers): ToastStore {
  let toasts: readonly ToastItem[] = [];
  let counter = 0;
  let isPaused = false;
  const listeners = new Set<() => void>();
  const running = new Map<string, unknown>();

  const set = (next: readonly ToastItem[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: string) => {
    timers.clearTimeout(running.get(id));
    running.delete(id);
  };
  const after = (id: string, ms: number, act: (id: string) => void) => {
    stop(id);
    if (Number.isFinite(ms))
      running.set(
        id,
        timers.setTimeout(() => act(id), ms),
      );
  };
  const startLife = ({ id, duration = defaultDuration }: ToastItem) => {
    if (isPaused) stop(id);
    else after(id, duration, dismiss);
  };
  const remove = (id?: string) => {
    for (const toast of toasts) if (id === undefined || toast.id === id) stop(toast.id);
    set(id === undefined ? [] : toasts.filter((toast) => toast.id !== id));
  };
  const dismiss = (id?: string) => {
    const closing = toasts.filter((toast) => toast.isOpen && (id === undefined || toast.id === id));
    if (closing.length === 0) return;
    for (const toast of closing) after(toast.id, removalDelay, remove);
    set(toasts.map((toast) => (closing.includes(toast) ? { ...toast, isOpen: false } : toast)));
  };

  return {
    add(content) {
      counter += 1;
      const toast = { ...content, id: String(counter), isOpen: true };
      for (const old of toasts) stop(old.id);
      set([toast]);
      startLife(toast);
      return toast.id;
    },
    update(id, content) {
      const old = toasts.find((toast) => toast.id === id);
      if (!old) return;
      const toast = { ...old, ...content };
      set(toasts.map((other) => (other === old ? toast : other)));
      if (toast.isOpen) startLife(toast);
    },
    dismiss,
    remove,
    pause() {
      isPaused = true;
      for (const toast of toasts) if (toast.isOpen) stop(toast.id);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const toast of toasts) if (toast.isOpen) startLife(toast);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
