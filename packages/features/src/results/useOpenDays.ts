import { useCallback, useState } from 'react';
import { useClubline } from '../platform/provider';
import type { Route } from '../platform/routes';
import type { FoundResult } from './findResult';
import type { ResultAddress } from './resultAddress';

const keyOf = (day: string, race?: string) => (race === undefined ? day : `${day}/${race}`);

export interface OpenDays {
  isOpen: (day: string, race?: string) => boolean;
  setOpen: (isOpen: boolean, day: string, race?: string) => void;
  /** Differs each time a link is followed, null before the first. */
  linkKey: string | null;
}

/** What the address names after a day or race was opened or closed: the one, or what it is in. */
function lastOpened(isOpen: boolean, day: string, race: string | undefined): Route {
  if (race === undefined) return isOpen ? { to: 'result', day } : { to: 'scores' };
  return { to: 'result', day, ...(isOpen && { race }) };
}

/**
 * Which days and races are open: at first the present day, unless an address leads elsewhere. What
 * a link leads to opens with it; what the reader opened stays, and what they opened last is named
 * by the address.
 */
export function useOpenDays(
  address: ResultAddress | null,
  found: FoundResult | null,
  presentDayId: string | null,
): OpenDays {
  const { hrefFor, navigate } = useClubline();
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(
    () => new Set(address || presentDayId === null ? [] : [keyOf(presentDayId)]),
  );
  const [followed, setFollowed] = useState<{ address: ResultAddress | null; count: number }>({
    address: null,
    count: 0,
  });
  if (address && address !== followed.address) {
    setFollowed({ address, count: followed.count + 1 });
    if (found?.day)
      setOpenKeys(
        new Set([
          ...openKeys,
          keyOf(found.day.id),
          ...(found.race ? [keyOf(found.day.id, found.race.id)] : []),
        ]),
      );
  }
  return {
    isOpen: (day, race) => openKeys.has(keyOf(day, race)),
    setOpen: useCallback(
      (isOpen, day, race) => {
        setOpenKeys((keys) => {
          const next = new Set(keys);
          if (isOpen) next.add(keyOf(day, race));
          else next.delete(keyOf(day, race));
          return next;
        });
        const route = lastOpened(isOpen, day, race);
        navigate(hrefFor(route), { keepsPlace: true, replace: true });
      },
      [hrefFor, navigate],
    ),
    linkKey: followed.count > 0 ? `link ${followed.count}` : null,
  };
}
