import { Dialog, FollowList, type FollowListTab } from '@clubline/ui';
import { useCallback } from 'react';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { profilesMessages } from './messages';
import { useFollowLists } from './useFollowLists';

export interface FollowDialogProps {
  person: { id: string; name: string };
  /** Null while they are not known. */
  counts: { followers: number | null; following: number | null };
  /** The list that is open; null while the dialog is closed. */
  list: FollowListTab | null;
  onListChange: (list: FollowListTab) => void;
  /** Called when a link in the list is followed. */
  onLeave: () => void;
  onClose: () => void;
}

/** Who follows a person and whom they follow. */
export function FollowDialog({
  person,
  counts,
  list,
  onListChange,
  onLeave,
  onClose,
}: FollowDialogProps) {
  const text = useMessages(profilesMessages);
  const { hrefFor } = useClubline();
  const lists = useFollowLists({ personId: person.id, list, counts });
  const hrefForPerson = useCallback(
    ({ username }: { username: string }) => hrefFor({ to: 'profile', username }),
    [hrefFor],
  );
  return (
    <Dialog
      isOpen={list !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.people(person.name)}
    >
      <FollowList
        {...lists}
        {...(list && { defaultTab: list })}
        onTabChange={onListChange}
        onSelect={onLeave}
        hrefFor={hrefForPerson}
      />
    </Dialog>
  );
}
