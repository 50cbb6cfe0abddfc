/** Whether a page is on its way, for the bar that says so. */
export interface PageLoading {
  /** Marks a page as being on its way until `work` has ended. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  isLoading(): boolean;
  subscribe(onChange: () => void): () => void;
}

export function createPageLoading(): PageLoading {
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (by: number) => {
    count += by;
    // Code begins to load while React renders, when nobody may be told.
    queueMicrotask(() => listeners.forEach((listen) => listen()));
  };
  return {
    during(work) {
      change(1);
      return work.finally(() => change(-1));
    },
    isLoading: () => count > 0,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** The one of the site. */
export const pageLoading = createPageLoading();
