import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isUnauthorized } from '../client';
import { clubScope } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { clubEditingCalls, clubErrorText } from './clubEditing.calls';
import { clubsNames } from './clubsNames';
import { deleteClubCopy } from './copy';
import { useForgetClubs } from './useForgetClubs';

/** Where somebody whose session is over is led when removing a club. */
const LOGIN_PATH = '/api/login';
const LOGIN_DELAY = 500;

/** Removing a club. True once it is gone; what went wrong has been said. */
export function useDeleteClub(clubId: string): () => Promise<boolean> {
  const text = useMessages('deleteClub', deleteClubCopy);
  const { client, clock, navigate, storage, toast } = useClubline();
  const { cache } = useSWRConfig();
  const forgetClubs = useForgetClubs();
  const isRunning = useRef(false);

  return async () => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await clubEditingCalls.remove(client, clubId);
      for (const key of cache.keys())
        if (key.startsWith(`${clubScope(clubId)}:`)) cache.delete(key);
      if ((storage.local.getJson(clubsNames.currentClub) as { id?: unknown } | null)?.id === clubId)
        storage.local.remove(clubsNames.currentClub);
      forgetClubs();
      toast.add({ title: text.deleted, tone: 'positive' });
      return true;
    } catch (error) {
      if (isUnauthorized(error)) {
        toast.add({ title: text.unauthorized, description: text.loggedOut, tone: 'critical' });
        clock.setTimeout(() => navigate(LOGIN_PATH), LOGIN_DELAY);
      } else {
        toast.add({
          title: text.failed,
          description: clubErrorText(error, text.tryAgain),
          tone: 'critical',
        });
      }
      return false;
    } finally {
      isRunning.current = false;
    }
  };
}
