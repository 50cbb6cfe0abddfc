import { useMemo, useSyncExternalStore } from 'react';
import { asJson, asTexts } from '../platform/client';
import { useClubline } from '../platform/provider';

const PINNED_KEY = 'cl_pinned_riders';

export interface PinnedRiders {
  pinned: readonly string[];
  togglePin: (key: string) => void;
}

/** The riders one follows, kept in this browser. */
export function usePinnedRiders(): PinnedRiders {
  const { local } = useClubline().storage;
  const text = useSyncExternalStore(
    (listen) => local.subscribe(PINNED_KEY, listen),
    () => local.get(PINNED_KEY),
    () => null,
  );
  return useMemo(() => {
    const pinned = asTexts(asJson(text));
    return {
      pinned,
      togglePin: (key) =>
        local.setJson(
          PINNED_KEY,
          pinned.includes(key) ? pinned.filter((one) => one !== key) : [...pinned, key],
        ),
    };
  }, [local, text]);
}
