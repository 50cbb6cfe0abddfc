import { CLUB_LIST_EVENTS } from '@clubline/contract';
import { useModerationChanges } from '../../moderation';
import { asCount } from '../../platform/client';
import { useAddition } from '../../platform/provider';
import { useCatchUp, useGathered, useSocketSubscription } from '../../platform/subscription';
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
  useListedClub(clubId, { isVisitor: membership === 'none', onChange: ask });
}

/** Who is no member is not told of a club itself: only, as everybody, of what the lists show. */
function useListedClub(
  clubId: string,
  { isVisitor, onChange }: { isVisitor: boolean; onChange: () => void },
): void {
  const isWatching = useAddition(CLUB_LIST_EVENTS) && isVisitor;
  useSocketSubscription({
    events: {
      clubListed(body) {
        if (isVisitor && body.clubId === clubId) onChange();
      },
    },
    ...(isWatching && { group: { join: 'watchClubs', leave: 'unwatchClubs', body: {} } }),
    // The subscription to the club's own events asks for what was missed, whoever looks.
    onCatchUp: () => Promise.resolve(),
  });
}
