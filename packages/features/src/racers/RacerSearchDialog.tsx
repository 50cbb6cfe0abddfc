import { Dialog, RacerSearch } from '@clubline/ui';
import { useCallback } from 'react';
import { useMessages } from '../platform/messages';
import { usePagedSearch } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { racersMessages } from './messages';
import { racersCalls, type RacerProfile } from './racers.calls';

export interface RacerSearchDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it, or follows a row. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Shorter words filter nothing. */
const SEARCH_MIN = 2;

const isRacerLike = ({ name }: RacerProfile, query: string) =>
  name.toLocaleLowerCase().includes(query);

/** Finding a racer among all of them. */
export function RacerSearchDialog({ isOpen, onOpenChange }: RacerSearchDialogProps) {
  const text = useMessages(racersMessages);
  const { client, hrefFor } = useClubline();
  const { items, ...search } = usePagedSearch<RacerProfile>({
    isActive: isOpen,
    open: (words) => racersCalls.open(client, words),
    matches: isRacerLike,
    minLength: SEARCH_MIN,
  });
  const hrefForRacer = useCallback(
    ({ id }: { id: string }) => hrefFor({ to: 'racer', id }),
    [hrefFor],
  );
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.search}>
      <RacerSearch {...search} racers={items} hrefFor={hrefForRacer} onSelect={close} />
    </Dialog>
  );
}
