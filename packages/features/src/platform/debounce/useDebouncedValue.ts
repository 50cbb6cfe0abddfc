import { useEffect, useState } from 'react';
import { useClubline } from '../provider';

/** How long typing has to rest before it is searched for, in ms. */
export const SEARCH_DELAY = 250;
/** How long typing has to rest before suggestions are asked of a server, in ms. */
export const SUGGESTION_DELAY = 250;

/** A value once it has not changed for so many milliseconds. */
export function useDebouncedValue(value: string, ms: number): string {
  const { clock } = useClubline();
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = clock.setTimeout(() => setSettled(value), ms);
    return () => clock.clearTimeout(timer);
  }, [clock, ms, settled, value]);
  return settled;
}
