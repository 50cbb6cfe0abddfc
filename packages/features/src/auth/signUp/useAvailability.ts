import { useCallback, useRef, useState } from 'react';

/** What is known of whether a name is still to be had. */
export type Availability = 'checking' | 'free' | 'taken' | 'unverified';

interface Finding {
  value: string;
  is: Availability;
}

/**
 * Asks whether a name is taken and remembers the last finding; answers about a name that was
 * changed meanwhile do not count.
 */
export function useAvailability(isTaken: (value: string) => Promise<boolean>) {
  const [finding, setFinding] = useState<Finding | null>(null);
  const latest = useRef<Finding | null>(null);

  const check = useCallback(
    async (value: string) => {
      // What is known, or being asked, is not asked again; what could not be verified is.
      if (latest.current?.value === value && latest.current.is !== 'unverified') return;
      let own: Finding = { value, is: 'checking' };
      latest.current = own;
      setFinding(own);
      const settle = (is: Availability) => {
        if (latest.current !== own) return;
        own = { value, is };
        latest.current = own;
        setFinding(own);
      };
      try {
        settle((await isTaken(value)) ? 'taken' : 'free');
      } catch {
        settle('unverified');
      }
    },
    [isTaken],
  );

  return {
    of: (value: string): Availability | undefined =>
      finding?.value === value ? finding.is : undefined,
    check,
  };
}
