import { useCallback, useState } from 'react';
import { useClubline } from '../provider';

const PINNED_KEY = 'cl_pinned_riders';

/** The riders one follows, kept in this browser. */
export function usePinnedRiders(): { pinned: readonly string[]; togglePin: (key: string) => void } {
  const { storage } = useClubline();
  const [pinned, setPinned] = useState<readonly string[]>(() => {
    const stored = storage.local.getJson(PINNED_KEY);
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  });
  const togglePin = useCallback(
    (key: string) =>
      setPinned((keys) => {
        const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
        storage.local.setJson(PINNED_KEY, next);
        return next;
      }),
    [storage],
  );
  return { pinned, togglePin };
}
