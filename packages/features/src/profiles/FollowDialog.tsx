import { Dialog, FollowList, type FollowListTab } from '@clubline/ui';
import { useCallback, useRef, type ComponentPropsWithoutRef } from 'react';
import { useKeptPages } from '../platform/historyEntry';
import { useMessages } from '../platform/messages';
import type { NextPage } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { profilesMessages } from './messages';
import { useRowFollow } from './rowFollow/useRowFollow';
import { useFollowLists } from './useFollowLists';
import { useStayingPeople } from './rowFollow/useStayingPeople';

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
  const { older, ...lists } = useFollowLists({ personId: person.id, list, counts });
  return (
    <Dialog
      isOpen={list !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.people(person.name)}
    >
      {list && (
        <KeptFollowList
          {...lists}
          personId={person.id}
          list={list}
          older={older}
          onTabChange={onListChange}
          onSelect={onLeave}
        />
      )}
    </Dialog>
  );
}

interface KeptFollowListProps extends Omit<ComponentPropsWithoutRef<typeof FollowList>, 'hrefFor'> {
  personId: string;
  list: FollowListTab;
  older: NextPage;
}

/** The lists where they were left, with as many people as were shown. */
function KeptFollowList({ personId, list, older, ...lists }: KeptFollowListProps) {
  const { hrefFor } = useClubline();
  const box = useRef<HTMLDivElement>(null);
  const rows = useKeptPages({
    list: `${list}_${personId}`,
    box,
    scrollsIn: 'box',
    shown: lists[list].people?.length ?? 0,
    older,
  });
  const hrefForPerson = useCallback(
    ({ username }: { username: string }) => hrefFor({ to: 'profile', username }),
    [hrefFor],
  );
  const renderFollow = useRowFollow();
  // Whoever unfollows somebody may think better of it.
  const following = useStayingPeople(lists.following, lists.query ?? '');
  return (
    <FollowList
      {...lists}
      ref={box}
      defaultTab={list}
      following={following}
      hrefFor={hrefForPerson}
      renderAction={renderFollow}
      findPeopleHref={hrefFor({ to: 'search' })}
      keptId={rows.anchorId ?? undefined}
      rowRef={rows.rowRef}
    />
  );
}
