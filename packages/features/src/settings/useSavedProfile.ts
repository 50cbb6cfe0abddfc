import { useEffect } from 'react';
import useSWR from 'swr';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { useOwnUsername } from '../shell';
import type { SettingsTexts } from './copy';
import { loadRefusal, settingsCalls, type SavedProfile } from './settings.calls';

/** The current user's profile as it is saved. A failure is told, and never looks like an empty profile. */
export function useSavedProfile({ page }: SettingsTexts) {
  const { client, toast } = useClubline();
  const user = useCurrentUser();
  const username = useOwnUsername();
  const { data, error, isValidating, mutate } = useSWR<SavedProfile>(
    user ? `settings:${user.id}` : null,
    async () => {
      const profile = username ? await settingsCalls.load(client, username) : null;
      if (!profile) throw new Error(page.tryAgain);
      return { ...profile, email: profile.email || (user?.email ?? '') };
    },
    // Not while somebody writes: what is being changed is compared with it.
    { revalidateOnMount: true, revalidateOnReconnect: false },
  );

  const failure = error && !data && !isValidating ? loadRefusal(error, page.tryAgain) : null;
  useEffect(() => {
    if (failure !== null)
      toast.add({ title: page.loadFailed, description: failure, tone: 'critical' });
  }, [failure, page.loadFailed, toast]);

  return {
    saved: data ?? null,
    failure,
    reload: () => void mutate(),
    setSaved: (apply: (saved: SavedProfile) => SavedProfile) =>
      void mutate((known) => known && apply(known), { revalidate: false }),
  };
}
