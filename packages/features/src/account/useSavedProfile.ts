import { useEffect } from 'react';
import useSWR from 'swr';
import { asId, asRecord, isAway } from '../platform/client';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { useSocketSubscription } from '../platform/subscription';
import type { SettingsTexts } from './messages';
import { loadRefusal, accountCalls, type SavedProfile } from './account.calls';
import { useOwnUsername } from './useOwnUsername';

/**
 * The current user's profile as it is saved. A failure is shown, and never looks like an empty
 * profile.
 */
export function useSavedProfile({ page }: SettingsTexts) {
  const { client, toast } = useClubline();
  const user = useCurrentUser();
  const username = useOwnUsername();
  const { data, error, isValidating, mutate } = useSWR<SavedProfile>(
    user ? `settings:${user.id}` : null,
    async () => {
      const profile = username ? await accountCalls.load(client, username) : null;
      if (!profile) throw new Error(page.tryAgain);
      return { ...profile, email: profile.email || (user?.email ?? '') };
    },
    // Not while somebody writes: what is being changed is compared with it.
    { revalidateOnMount: true, revalidateOnReconnect: false },
  );

  useSocketSubscription({
    events: {
      // Saved on another device, or here, which has it already.
      personChanged: ({ person }) => void (asId(asRecord(person).id) === user?.id && mutate()),
    },
    onCatchUp: () => mutate(),
  });

  const failure = error && !data && !isValidating ? loadRefusal(error, page.tryAgain) : null;
  useEffect(() => {
    if (failure !== null)
      toast.add({ title: page.loadFailed, description: failure, tone: 'critical' });
  }, [failure, page.loadFailed, toast]);

  return {
    saved: data ?? null,
    failure,
    /** Whether it is not there since the server could not be reached; also while asked again. */
    isAway: !data && isAway(error),
    reload: () => void mutate(),
    /** Asks once more what is saved, and shows it; null where the server does not say. */
    latest: async () => (await mutate().catch(() => undefined)) ?? null,
    setSaved: (apply: (saved: SavedProfile) => SavedProfile) =>
      // Who has left the page meanwhile has no cache any more that could refuse.
      void mutate((known) => known && apply(known), { revalidate: false }).catch(() => undefined),
  };
}
