import { asCount } from '../../platform/client';
import { useGathered } from '../../platform/subscription';
import { useClubEvents } from '../../posts';
import type { useClub } from '../useClub';

/** What has changed of a club: how many members it has, or so much that it is asked for again. */
interface ClubChange {
  memberCount?: number;
  isOutOfDate?: true;
}

/**
 * Keeps a club right that somebody looks at: how many members it has, what it says of itself, and
 * what the viewer is to it and may do there.
 */
export function useLiveClub(
  clubId: string,
  { membership, reload, setMemberCount }: ReturnType<typeof useClub>,
): void {
  const gather = useGathered<ClubChange>((changes) => {
    const { isOutOfDate, memberCount } = changes.get(clubId) ?? {};
    if (isOutOfDate) void reload();
    else if (memberCount !== undefined) setMemberCount(memberCount);
  });
  const ask = () => gather(clubId, { isOutOfDate: true });
  useClubEvents(clubId, {
    clubMembersChanged(body) {
      const memberCount = asCount(body.memberCount);
      if (memberCount !== null) gather(clubId, { memberCount });
    },
    clubChanged: ask,
    ownMembershipChanged: ask,
    onCatchUp: reload,
    isWatching: membership === 'member' || membership === 'owner',
  });
}
