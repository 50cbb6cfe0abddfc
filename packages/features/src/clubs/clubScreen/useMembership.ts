import type { ClubDetails } from '@clubline/contract';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { clubScope } from '../../platform/cache';
import { reasonOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { isUnclear } from '../../platform/writes';
import { useRevalidateClubs } from '../clubEditing/useRevalidateClubs';
import { clubsCalls } from '../clubs.calls';
import { clubScreenMessages } from '../messages';
import { channelsKey, detailsKey, isMemberKey } from '../useClub';

/** Joining and leaving a club: one at a time, shown as soon as the server agrees. */
export function useMembership(clubId: string) {
  const text = useMessages(clubScreenMessages);
  const { client, session, toast } = useClubline();
  const { cache, mutate } = useSWRConfig();
  const revalidateClubs = useRevalidateClubs();
  const userId = useCurrentUser()?.id ?? '';
  const [isPending, setPending] = useState(false);
  const [unsent, setUnsent] = useState<{ clubId: string; isJoining: boolean } | null>(null);
  const isRunning = useRef(false);

  /** Sends it, unless the server says that it holds already; asks so after an unclear failure. */
  const send = async (isJoining: boolean, isAgain: boolean) => {
    const holds = async () => (await clubsCalls.loadIsMember(client, clubId, userId)) === isJoining;
    if (isAgain && (await holds())) return;
    try {
      await (isJoining ? clubsCalls.join : clubsCalls.leave)(client, clubId, userId);
    } catch (error) {
      if (!isUnclear(error) || !(await holds().catch(() => false))) throw error;
    }
  };
  const change = async (isJoining: boolean, isAgain = false) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      if (!userId) throw new Error(text.missingUserId);
      if (!(await session.getToken())) throw new Error(text.noAuthToken);
      await send(isJoining, isAgain);
      setUnsent(null);

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
        const kept = [detailsKey(clubId, userId), isMemberKey(clubId, userId), channelsKey(clubId)];
        for (const key of cache.keys())
          if (key.startsWith(`${clubScope(clubId)}:`) && !kept.includes(key)) cache.delete(key);
      }
      revalidateClubs();
      void mutate(detailsKey(clubId, userId));
      toast.add({ title: isJoining ? text.joined : text.left, tone: 'positive' });
    } catch (error) {
      setUnsent(isUnclear(error) ? { clubId, isJoining } : null);
      const [title, fallback] = isJoining
        ? [text.joinFailed, text.joinFallback]
        : [text.leaveFailed, text.leaveFallback];
      toast.add({ title, description: reasonOf(error, fallback), tone: 'critical' });
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  return {
    isPending,
    /** The last change may not have arrived. */
    unsent:
      unsent?.clubId === clubId
        ? {
            isPending,
            onRetry: () => void change(unsent.isJoining, true),
            onDiscard: () => setUnsent(null),
          }
        : undefined,
    join() {
      if (session.getSnapshot().status === 'signedOut')
        toast.add({ title: text.signInRequired, description: text.signInToJoin, tone: 'critical' });
      else void change(true);
    },
    leave: () => void change(false),
  };
}
