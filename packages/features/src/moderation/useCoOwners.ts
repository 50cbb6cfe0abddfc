import type { CoOwnerInvitation } from '@clubline/contract';
import useSWR from 'swr';
import { statusOf } from '../platform/cache';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { askOnceMore } from '../platform/writes';
import { coOwnersCalls } from './coOwners.calls';
import { moderationMessages } from './messages';
import { invitationsKey } from './moderationKeys';

interface Person {
  id: string;
  name: string;
}

/**
 * Who an owner has asked to be a co-owner, and the three things they decide. Each resolves with
 * whether the server agreed.
 */
export function useCoOwners(clubId: string, isManager: boolean) {
  const text = useMessages(moderationMessages);
  const { client, toast } = useClubline();
  const { data, error, isLoading, mutate } = useSWR<CoOwnerInvitation[]>(
    isManager ? invitationsKey(clubId) : null,
    () => coOwnersCalls.loadInvitations(client, clubId),
    { revalidateOnMount: true },
  );

  const decide = async (call: () => Promise<unknown>, title: string): Promise<boolean> => {
    try {
      await askOnceMore(call);
      toast.add({ title, tone: 'positive' });
      return true;
    } catch (failure) {
      toast.add(failureToast(text.sanctionFailed, failure, text.tryAgain));
      return false;
    } finally {
      // Also after a failure: the person may have answered meanwhile.
      void mutate();
    }
  };

  return {
    invited: (data ?? []).map(({ person }) => person),
    status: statusOf(data, error, isLoading),
    retry: () => void mutate(),
    invite: ({ id, name }: Person) =>
      decide(() => coOwnersCalls.invite(client, clubId, id), text.coOwnerInvited(name)),
    withdraw: ({ id, name }: Person) =>
      decide(() => coOwnersCalls.withdraw(client, clubId, id), text.invitationWithdrawn(name)),
    remove: ({ id, name }: Person) =>
      decide(() => coOwnersCalls.remove(client, clubId, id), text.coOwnerRemoved(name)),
  };
}
