import { useMemo, useSyncExternalStore } from 'react';
import { asJson, asRecord, asTexts } from '../platform/client';
import { useClubline } from '../platform/provider';

/** Local storage key of the switch and of what has been shown in spite of it. */
export const HIDDEN_RANKS_KEY = 'cl_hidden_places';

interface Kept {
  isHiding: boolean;
  /** Days by id, and races as `day/race`. */
  shown: readonly string[];
}

export interface HiddenRanks {
  /** Whether the switch is on. */
  isHiding: boolean;
  /** Turning it on hides everything again. */
  setHiding: (isHiding: boolean) => void;
  /** Whether the places of a day, or of one race of it, may be seen. */
  isShown: (day: string, race?: string) => boolean;
  /** Shows a whole day, or one race of it. */
  show: (day: string, race?: string) => void;
}

/**
 * Whether places are kept secret until one asks for them; kept in this browser and the same
 * everywhere in it.
 */
export function useHiddenRanks(): HiddenRanks {
  const { local } = useClubline().storage;
  const text = useSyncExternalStore(
    (listen) => local.subscribe(HIDDEN_RANKS_KEY, listen),
    () => local.get(HIDDEN_RANKS_KEY),
    () => null,
  );
  return useMemo(() => {
    const { isHiding, shown } = readKept(text);
    const keep = (kept: Kept) => local.setJson(HIDDEN_RANKS_KEY, kept);
    return {
      isHiding,
      setHiding: (next) => keep({ isHiding: next, shown: [] }),
      isShown: (day, race) =>
        !isHiding ||
        shown.includes(day) ||
        (race !== undefined && shown.includes(`${day}/${race}`)),
      show: (day, race) =>
        keep({ isHiding, shown: [...shown, race === undefined ? day : `${day}/${race}`] }),
    };
  }, [local, text]);
}

function readKept(text: string | null): Kept {
  const { isHiding, shown } = asRecord(asJson(text));
  return { isHiding: isHiding === true, shown: asTexts(shown) };
}
