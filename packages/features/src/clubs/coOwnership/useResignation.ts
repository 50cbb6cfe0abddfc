import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { askOnceMore } from '../../platform/writes';
import { clubsCalls } from '../clubs.calls';
import { useRevalidateClubs } from '../clubEditing/useRevalidateClubs';
import { coOwnershipMessages } from '../messages';
import { detailsKey } from '../useClub';
import { coOwnershipCalls } from './coOwnership.calls';

/** Resigning as a co-owner: asked about first; the question closes with the server's answer. */
export function useResignation(clubId: string) {
  const text = useMessages(coOwnershipMessages);
  const { client, toast } = useClubline();
  const { mutate } = useSWRConfig();
  const revalidateClubs = useRevalidateClubs();
  const userId = useCurrentUser()?.id ?? '';
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  const resign = async () => {
    if (isPending) return;
    setPending(true);
    try {
      await askOnceMore<unknown>(
        () => coOwnershipCalls.resign(client, clubId, userId),
        async () => {
          const club = await clubsCalls.loadDetails(client, clubId, userId);
          return club && club.coOwners.every(({ id }) => id !== userId) ? true : null;
        },
      );
      revalidateClubs();
      await mutate(detailsKey(clubId, userId)).catch(() => undefined);
      toast.add({ title: text.resigned, tone: 'positive' });
    } catch (error) {
      toast.add(failureToast(text.resignFailed, error, text.tryAgain));
    }
    setPending(false);
    setAsking(false);
  };

  return {
    ask: () => setAsking(true),
    /** What a `ConfirmDialog` needs. */
    dialog: {
      isOpen: isAsking,
      onOpenChange: setAsking,
      title: text.resignQuestion,
      description: text.resignHint,
      confirmLabel: text.resign,
      tone: 'critical' as const,
      isPending,
      onConfirm: () => void resign(),
    },
  };
}
