import { useMemo, useSyncExternalStore } from 'react';
import { useClubline } from '../provider';

/** Local storage key of the switch and of what has been shown in spite of it. */
export const HIDDEN_PLACES_KEY = 'cl_hidden_places';

interface Kept {
  isHiding: boolean;
  /** Days by id, and races as `day/race`. */
  shown: readonly string[];
}

export interface HiddenPlaces {
  /** Whether the switch is on. */
  isHiding: boolean;
  /** Turning it on hides everything again. */
  setHiding: (isHiding: boolean) => void;
  /** Whether the places of a day, or of one race of it, may be seen. */
  isShown: (day: string, race?: string) => boolean;
  /** Shows a whole day, or one race of it. */
  show: (day: string, race?: string) => void;
}

/** Whether places are kept secret until one asks for them; kept in this browser and the same everywhere in it. */
export function useHiddenPlaces(): HiddenPlaces {
  const { local } = useClubline().storage;
  const text = useSyncExternalStore(
    (listen) => local.subscribe(HIDDEN_PLACES_KEY, listen),
    () => local.get(HIDDEN_PLACES_KEY),
    () => null,
  );
  return useMemo(() => {
    const { isHiding, shown } = readKept(text);
    const keep = (kept: Kept) => local.setJson(HIDDEN_PLACES_KEY, kept);
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
  const nothing: Kept = { isHiding: false, shown: [] };
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (typeof kept !== 'object' || kept === null) return nothing;
    return {
      isHiding: kept.isHiding === true,
      shown: Array.isArray(kept.shown) ? kept.shown.filter((key) => typeof key === 'string') : [],
    };
  } catch {
    return nothing;
  }
}
