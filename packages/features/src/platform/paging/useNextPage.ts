import { useRef, useState } from 'react';
import { useRetryOnReturn } from '../subscription';

/**
 * The page of a list after those that are known, on request. `load` asks for it and shows it; a
 * page is not asked for twice at once. Without a cursor there is none. One that could not be had is
 * asked for again once the backend is back.
 */
export function useNextPage(
  cursor: string | null | undefined,
  load: (cursor: string) => Promise<void>,
) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('ready');
  const [failure, setFailure] = useState<unknown>(null);
  const loading = useRef<Promise<void> | null>(null);

  const attempt = async () => {
    if (!cursor) return;
    loading.current ??= (async () => {
      setStatus('loading');
      try {
        await load(cursor);
        setStatus('ready');
        setFailure(null);
      } catch (error) {
        setStatus('error');
        setFailure(error);
        throw error;
      } finally {
        loading.current = null;
      }
    })();
    await loading.current;
  };
  useRetryOnReturn(failure, attempt);

  return {
    hasMore: Boolean(cursor),
    status,
    /** Resolves when the page that is on its way is there, or has failed. */
    load: () => attempt().catch(() => undefined),
  };
}
