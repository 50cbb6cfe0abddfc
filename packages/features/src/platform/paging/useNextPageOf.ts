import { useState } from 'react';
import type { NextPage } from './useAutoNextPage';

/**
 * As `useNextPage`, for what is searched for: each search has a next page and a status of its own.
 * `load` asks for the page and puts it where it belongs, whatever is searched for by then.
 */
export function useNextPageOf(
  search: string,
  hasMore: boolean,
  load: () => Promise<void>,
): NextPage {
  const [last, setLast] = useState<{ search: string; status: 'loading' | 'error' } | null>(null);
  const status = last?.search === search ? last.status : 'ready';
  const end = (next: typeof last) => setLast((now) => (now?.search === search ? next : now));
  return {
    hasMore,
    status,
    async load(): Promise<void> {
      if (!hasMore || status === 'loading') return;
      setLast({ search, status: 'loading' });
      try {
        await load();
        end(null);
      } catch {
        end({ search, status: 'error' });
      }
    },
  };
}
