import { CutNote, Dialog, RacerSearch } from '@clubline/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useMessages } from '../platform/messages';
import { usePagedSearch } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { isRacerLike, namedRacers } from './isRacerLike';
import { racersMessages } from './messages';
import { racersCalls, type RacerProfile } from './racers.calls';

export interface RacerSearchDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** What is searched for as it opens. @default '' */
  query?: string;
  /** Called with what is searched for, once typing rests. */
  onQueryChange?: (query: string) => void;
  /** Called when a row is followed. @default `onOpenChange` is called with `false` */
  onLeave?: () => void;
}

/** Shorter words filter nothing. */
const SEARCH_MIN = 2;

/** Finding a racer among all of them. */
export function RacerSearchDialog({
  isOpen,
  onOpenChange,
  query = '',
  onQueryChange,
  onLeave,
}: RacerSearchDialogProps) {
  const text = useMessages(racersMessages);
  const { client, hrefFor } = useClubline();
  const { items, cutAt, ...search } = usePagedSearch<RacerProfile>({
    isActive: isOpen,
    open: (words) => racersCalls.open(client, words),
    matches: isRacerLike,
    named: namedRacers,
    minLength: SEARCH_MIN,
    initialQuery: query,
    ...(onQueryChange && { onSettled: onQueryChange }),
  });
  const hrefForRacer = useCallback(
    ({ id }: { id: string }) => hrefFor({ to: 'racer', id }),
    [hrefFor],
  );
  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = onLeave ?? (() => onOpenChange(false));
  });
  // Rows are drawn again for another function.
  const leave = useCallback(() => follow.current(), []);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.search}>
      <RacerSearch {...search} racers={items} hrefFor={hrefForRacer} onSelect={leave} />
      <CutNote cutAt={cutAt} />
    </Dialog>
  );
}
