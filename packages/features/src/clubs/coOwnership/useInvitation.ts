import type { ClubDetails } from '@clubline/contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { askOnceMore, isUnclear } from '../../platform/writes';
import { useRevalidateClubs } from '../clubEditing/useRevalidateClubs';
import { coOwnershipMessages } from '../messages';
import { detailsKey } from '../useClub';
import { coOwnershipCalls } from './coOwnership.calls';

type Answer = 'open' | 'accepting' | 'declining' | 'accepted' | 'declined' | 'ended';

/**
 * Answering the invitation to be a co-owner of a club, and what came of it, as long as that holds.
 */
export function useInvitation({ id: clubId, coOwners, coOwnerInvitation }: ClubDetails) {
  const text = useMessages(coOwnershipMessages);
  const { client, toast } = useClubline();
  const { mutate } = useSWRConfig();
  const revalidateClubs = useRevalidateClubs();
  const userId = useCurrentUser()?.id ?? '';
  const [answer, setAnswer] = useState<Answer>('open');
  const [hasHeld, setHeld] = useState(false);
  const isCoOwner = coOwners.some(({ id }) => id === userId);
  const isGiven = answer === 'accepted' || answer === 'declined' || answer === 'ended';
  const holds = isGiven && (answer === 'accepted' ? isCoOwner : !coOwnerInvitation);
  if (holds && !hasHeld) setHeld(true);
  // They were removed since, or there is another invitation.
  if (isGiven && hasHeld && !holds) {
    setHeld(false);
    setAnswer('open');
  }
  const loadDetails = () => mutate<ClubDetails | null>(detailsKey(clubId, userId));

  const give = async (isAccepting: boolean) => {
    if (answer !== 'open') return;
    setAnswer(isAccepting ? 'accepting' : 'declining');
    try {
      const call = isAccepting ? coOwnershipCalls.accept : coOwnershipCalls.decline;
      await askOnceMore(() => call(client, clubId, userId));
      setAnswer(isAccepting ? 'accepted' : 'declined');
      revalidateClubs();
      void loadDetails();
    } catch (error) {
      // It may have been withdrawn, or have been accepted: elsewhere, or with the answer lost.
      const club = await loadDetails().catch(() => undefined);
      if (isAccepting && club?.coOwners.some(({ id }) => id === userId)) {
        setAnswer('accepted');
        return revalidateClubs();
      }
      if (!isAccepting && isUnclear(error) && club && !club.coOwnerInvitation)
        return setAnswer('declined');
      toast.add(failureToast(text.answerFailed, error, text.tryAgain));
      setAnswer(club && !club.coOwnerInvitation ? 'ended' : 'open');
    }
  };

  return { answer, accept: () => void give(true), decline: () => void give(false) };
}
