import { useEffect, useState } from 'react';
import type { useNextPage } from './useNextPage';

/** The way on to the page after those that have come. */
export type NextPage = Pick<ReturnType<typeof useNextPage>, 'hasMore' | 'status' | 'load'>;

/**
 * Asks for one page after the other, without being told to, as long as what is needed is not among
 * those that have come.
 */
export function useAutoNextPage(isNeeded: boolean, { hasMore, status, load }: NextPage): void {
  const isGoingOn = isNeeded && hasMore && status === 'ready';
  // A quick page comes between two renders, and then nothing else tells of it.
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    if (isGoingOn) void load().then(() => setLoads((count) => count + 1));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with every render
  }, [isGoingOn, loads]);
}
