import type { PersonSummary } from '@clubline/contract';
import { Dialog, UserSearch } from '@clubline/ui';
import { useCallback } from 'react';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { usePagedSearch } from '../search';
import { peopleCopy } from './copy';
import { peopleCalls } from './people.calls';

export interface UserSearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** True when the username, the first or the last name contains what is looked for; a leading @ does not matter. */
export function isPersonLike(person: PersonSummary, query: string): boolean {
  const wanted = query.replace(/^@/, '').toLocaleLowerCase();
  const { username, firstName, lastName } = person;
  return [username, firstName, lastName, `${firstName} ${lastName}`].some((name) =>
    name.toLocaleLowerCase().includes(wanted),
  );
}

/** Finding somebody among everybody. */
export function UserSearchDialog({ isOpen, onOpenChange }: UserSearchDialogProps) {
  const text = useMessages('people', peopleCopy);
  const { client, hrefFor } = useClubline();
  const { items, ...search } = usePagedSearch<PersonSummary>({
    isActive: isOpen,
    open: () => peopleCalls.openUsers(client),
    matches: isPersonLike,
  });
  const hrefForPerson = useCallback(
    ({ username }: { username: string }) => hrefFor({ to: 'profile', username }),
    [hrefFor],
  );
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.findPeople}>
      <UserSearch {...search} users={items} hrefFor={hrefForPerson} onSelect={close} />
    </Dialog>
  );
}
