import { useRef, useState } from 'react';

/**
 * The page of a list after those that are known, on request. `load` asks for it and shows it; a
 * page is not asked for twice at once. Without a cursor there is none.
 */
export function useNextPage(
  cursor: string | null | undefined,
  load: (cursor: string) => Promise<void>,
) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('ready');
  const loading = useRef<Promise<void> | null>(null);

  return {
    hasMore: Boolean(cursor),
    status,
    /** Resolves when the page that is on its way is there, or has failed. */
    async load(): Promise<void> {
      if (!cursor) return;
      loading.current ??= (async () => {
        setStatus('loading');
        try {
          await load(cursor);
          setStatus('ready');
        } catch {
          setStatus('error');
        } finally {
          loading.current = null;
        }
      })();
      await loading.current;
    },
  };
}
