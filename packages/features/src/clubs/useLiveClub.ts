import { CLUB_LIST_EVENTS, type ClubDetails } from '@clubline/contract';
import { useModerationChanges } from '../moderation';
import { asCount } from '../platform/client';
import { useAddition } from '../platform/provider';
import {
  useAskAgain,
  useCatchUp,
  useGathered,
  useSocketSubscription,
} from '../platform/subscription';
import { useClubEvents } from '../posts';
import { readClub } from './clubs.calls';
import type { useClub } from './useClub';

/**
 * Keeps a club right that somebody looks at: who its members are and how many, what it says of
 * itself, what the viewer is to it and may do there, and what those who run it keep of it.
 */
export function useLiveClub(
  clubId: string,
  { membership, reload, showChange }: ReturnType<typeof useClub>,
): void {
  const askAgain = useCatchUp(reload);
  const gather = useGathered<{ memberCount: number }>((changes) => {
    const change = changes.get(clubId);
    if (change) showChange(change);
  });
  const askFor = useAskAgain(askAgain);
  const lists = useModerationChanges(clubId);
  const ask = () => askFor(clubId);
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
  useListedClub(clubId, { isVisitor: membership === 'none', onChange: ask, showChange });
}

interface ListedClubListeners {
  isVisitor: boolean;
  /** It is to be asked for. */
  onChange: () => void;
  showChange: (fields: Partial<ClubDetails>) => void;
}

/** Who is no member is not told of a club itself: only, as everybody, of what the lists show. */
function useListedClub(
  clubId: string,
  { isVisitor, onChange, showChange }: ListedClubListeners,
): void {
  const isWatching = useAddition(CLUB_LIST_EVENTS) && isVisitor;
  useSocketSubscription({
    events: {
      clubListed(body) {
        if (!isVisitor || body.clubId !== clubId) return;
        const club = readClub(body.club);
        // One that is gone, or was closed to visitors, its server has to say.
        if (!club || club.isPrivate) onChange();
        else
          showChange({
            clubName: club.name,
            clubDescription: club.description ?? null,
            clubImage: club.image ?? null,
            memberCount: club.memberCount,
          });
      },
    },
    ...(isWatching && { group: { join: 'watchClubs', leave: 'unwatchClubs', body: {} } }),
    // The subscription to the club's own events asks for what was missed, whoever looks.
    onCatchUp: () => Promise.resolve(),
  });
}
