import { useEffect } from 'react';
import { useClubline } from '@clubline/features';

/**
 * Shows developers in the browser's console what the cache does: `clubline.cache.statistics()`,
 * `clubline.cache.entries()`.
 */
export function useCacheMonitor(): void {
  const { cacheMonitor } = useClubline();
  useEffect(() => {
    Object.assign(window, { clubline: { cache: cacheMonitor } });
  }, [cacheMonitor]);
}
