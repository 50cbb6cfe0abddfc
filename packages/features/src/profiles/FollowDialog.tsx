import { Dialog, FollowList } from '@clubline/ui';
import { useCallback } from 'react';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { profilesMessages } from './messages';
import { useFollowLists } from './useFollowLists';

export interface FollowDialogProps {
  person: { id: string; name: string };
  /** Null while they are not known. */
  counts: { followers: number | null; following: number | null };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who follows a person and whom they follow. */
export function FollowDialog({ person, counts, isOpen, onOpenChange }: FollowDialogProps) {
  const text = useMessages(profilesMessages);
  const { hrefFor } = useClubline();
  const { followers, following, tab, onTabChange, onRetry } = useFollowLists({
    personId: person.id,
    isOpen,
    counts,
  });
  const hrefForPerson = useCallback(
    ({ username }: { username: string }) => hrefFor({ to: 'profile', username }),
    [hrefFor],
  );
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.people(person.name)}>
      <FollowList
        followers={followers}
        following={following}
        defaultTab={tab}
        onTabChange={onTabChange}
        onRetry={onRetry}
        hrefFor={hrefForPerson}
        onSelect={close}
      />
    </Dialog>
  );
}
