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
  const isLoading = useRef(false);

  return {
    hasMore: Boolean(cursor),
    status,
    async load(): Promise<void> {
      if (!cursor || isLoading.current) return;
      isLoading.current = true;
      setStatus('loading');
      try {
        await load(cursor);
        setStatus('ready');
      } catch {
        setStatus('error');
      } finally {
        isLoading.current = false;
      }
    },
  };
}
