import { USERNAME_SEARCH } from '@clubline/contract';
import { CutNote, Dialog, UserSearch } from '@clubline/ui';
import { useCallback } from 'react';
import { useMessages } from '../../platform/messages';
import { usePagedSearch } from '../../platform/paging';
import { useAddition, useClubline } from '../../platform/provider';
import { isPersonLike, namedPeople, type ListPerson } from '../listPerson';
import { profilesMessages } from '../messages';
import { useRowFollow } from '../rowFollow/useRowFollow';
import { openPeople } from './openPeople';

export interface UserSearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Finding somebody among everybody. */
export function UserSearchDialog({ isOpen, onOpenChange }: UserSearchDialogProps) {
  const text = useMessages(profilesMessages);
  const { client, hrefFor } = useClubline();
  const canSearchUsernames = useAddition(USERNAME_SEARCH);
  const { items, cutAt, ...search } = usePagedSearch<ListPerson>({
    isActive: isOpen,
    open: (words) => openPeople(client, words, { canSearchUsernames }),
    matches: isPersonLike,
    named: namedPeople,
  });
  const hrefForPerson = useCallback(
    ({ username }: { username: string }) => hrefFor({ to: 'profile', username }),
    [hrefFor],
  );
  const renderFollow = useRowFollow(isOpen);
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.findPeople}>
      <UserSearch
        {...search}
        users={items}
        hrefFor={hrefForPerson}
        onSelect={close}
        renderAction={renderFollow}
      />
      <CutNote cutAt={cutAt} />
    </Dialog>
  );
}
