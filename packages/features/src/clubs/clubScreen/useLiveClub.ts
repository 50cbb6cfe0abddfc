import { useModerationChanges } from '../../moderation';
import { asCount } from '../../platform/client';
import { useCatchUp, useGathered } from '../../platform/subscription';
import { useClubEvents } from '../../posts';
import type { useClub } from '../useClub';

/** What has changed of a club: how many members it has, or so much that it is asked for again. */
interface ClubChange {
  memberCount?: number;
  isOutOfDate?: true;
}

/**
 * Keeps a club right that somebody looks at: who its members are and how many, what it says of
 * itself, what the viewer is to it and may do there, and what those who run it keep of it.
 */
export function useLiveClub(
  clubId: string,
  { membership, reload, setMemberCount }: ReturnType<typeof useClub>,
): void {
  const askAgain = useCatchUp(reload);
  const gather = useGathered<ClubChange>((changes) => {
    const { isOutOfDate, memberCount } = changes.get(clubId) ?? {};
    if (isOutOfDate) askAgain();
    else if (memberCount !== undefined) setMemberCount(memberCount);
  });
  const lists = useModerationChanges(clubId);
  const ask = () => gather(clubId, { isOutOfDate: true });
  useClubEvents(clubId, {
    clubMembersChanged(body) {
      const memberCount = asCount(body.memberCount);
      if (memberCount !== null) gather(clubId, { memberCount });
      lists.clubMembersChanged(body);
    },
    clubChanged: ask,
    ownMembershipChanged: ask,
    clubModerationChanged: lists.clubModerationChanged,
    clubPostRemoved: lists.clubPostRemoved,
    onCatchUp: () => Promise.all([reload(), lists.catchUp()]),
    isWatching: membership === 'member' || membership === 'owner',
  });
}
