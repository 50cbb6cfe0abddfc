import type { ClubDetails } from '@clubline/contract';
import { useSWRConfig } from 'swr';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { isUnclear } from '../platform/writes';
import { useRevalidateClubs } from './clubEditing/useRevalidateClubs';
import { clubsCalls } from './clubs.calls';
import { clubScreenMessages } from './messages';
import { channelsKey, detailsKey, isMemberKey } from './useClub';
import { useForgetClub } from './useForgetClub';

interface MembershipChange {
  clubId: string;
  isJoining: boolean;
  /** An earlier try may have arrived: nothing is sent where it holds already. @default false */
  isAgain?: boolean;
}

/**
 * Joins or leaves a club, and brings what is kept of it and of the lists up to date. Where the
 * answer was lost, the server is asked whether it holds; rejects where it does not.
 */
export function useMembershipChange(): (change: MembershipChange) => Promise<void> {
  const text = useMessages(clubScreenMessages);
  const { client, session } = useClubline();
  const { mutate } = useSWRConfig();
  const forget = useForgetClub();
  const revalidateClubs = useRevalidateClubs();
  const userId = useCurrentUser()?.id ?? '';

  /** Sends it, unless the server says that it holds already; asks so after an unclear failure. */
  const send = async ({ clubId, isJoining, isAgain = false }: MembershipChange) => {
    const holds = async () => (await clubsCalls.loadIsMember(client, clubId, userId)) === isJoining;
    if (isAgain && (await holds())) return;
    try {
      await (isJoining ? clubsCalls.join : clubsCalls.leave)(client, clubId, userId);
    } catch (error) {
      if (!isUnclear(error) || !(await holds().catch(() => false))) throw error;
    }
  };

  return async (change) => {
    if (!userId) throw new Error(text.missingUserId);
    if (!(await session.getToken())) throw new Error(text.noAuthToken);
    await send(change);

    const { clubId, isJoining } = change;
    const flip = (club: ClubDetails | null | undefined) =>
      club && {
        ...club,
        memberCount: Math.max(0, club.memberCount + (isJoining ? 1 : -1)),
        ...(club.isMember !== undefined && { isMember: isJoining }),
      };
    await mutate(isMemberKey(clubId, userId), isJoining, { revalidate: false });
    await mutate<ClubDetails | null>(detailsKey(clubId, userId), flip, { revalidate: false });
    if (!isJoining) {
      // What was said among members is not kept for somebody who has left.
      forget(clubId, [
        detailsKey(clubId, userId),
        isMemberKey(clubId, userId),
        channelsKey(clubId),
      ]);
    }
    revalidateClubs();
    void mutate(detailsKey(clubId, userId));
  };
}
