import { useEffect } from 'react';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { searchFailureMessages } from './messages';
import type { SearchState } from './useSearchState';

/** Stands in for a `SearchDialog` whose code did not come: says so, and closes it. */
export function SearchFailure({ isOpen, onOpenChange }: SearchState) {
  const { toast } = useClubline();
  const { notLoaded } = useMessages(searchFailureMessages);
  useEffect(() => {
    if (!isOpen) return;
    toast.add({ title: notLoaded, tone: 'critical' });
    onOpenChange(false);
  }, [isOpen, onOpenChange, toast, notLoaded]);
  return null;
}
