import type { CoOwnerInvitation } from '@clubline/contract';
import useSWR from 'swr';
import { statusOf } from '../platform/cache';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { askOnceMore } from '../platform/writes';
import { coOwnersCalls } from './coOwners.calls';
import { moderationMessages } from './messages';
import { moderationCalls } from './moderation.calls';
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

  const isInvited = async ({ id }: Person) =>
    (await coOwnersCalls.loadInvitations(client, clubId)).some(({ person }) => person.id === id);
  const isCoOwner = async ({ id, name }: Person) => {
    const { items } = await moderationCalls.loadMembers(client, clubId, name);
    const member = items.find((one) => one.id === id);
    if (!member) throw new Error('Nobody knows what they are.');
    return member.role === 'coOwner';
  };
  /** `isDone` is asked where it is unclear twice what became of the call. */
  const decide = async (
    call: () => Promise<unknown>,
    isDone: () => Promise<boolean>,
    title: string,
  ): Promise<boolean> => {
    try {
      await askOnceMore(call, async () => (await isDone()) || null);
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
    invite: (person: Person) =>
      decide(
        () => coOwnersCalls.invite(client, clubId, person.id),
        () => isInvited(person),
        text.coOwnerInvited(person.name),
      ),
    withdraw: (person: Person) =>
      decide(
        () => coOwnersCalls.withdraw(client, clubId, person.id),
        // They may have accepted just before.
        async () => !(await isInvited(person)) && !(await isCoOwner(person)),
        text.invitationWithdrawn(person.name),
      ),
    remove: (person: Person) =>
      decide(
        () => coOwnersCalls.remove(client, clubId, person.id),
        async () => !(await isCoOwner(person)),
        text.coOwnerRemoved(person.name),
      ),
  };
}
