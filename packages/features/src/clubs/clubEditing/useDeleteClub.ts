import { useRef } from 'react';
import { isUnauthorized } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { deleteOnServer } from '../../platform/writes';
import { clubKeys } from '../clubKeys';
import { deleteClubMessages } from '../messages';
import { useForgetClub } from '../useForgetClub';
import { clubEditingCalls, clubErrorText } from './clubEditing.calls';
import { useRevalidateClubs } from './useRevalidateClubs';

/** Where somebody whose session is over is led when removing a club. */
const LOGIN_PATH = '/api/login';
const LOGIN_DELAY = 500;

/** Removing a club. True once it is gone; what went wrong has been said. */
export function useDeleteClub(clubId: string): () => Promise<boolean> {
  const text = useMessages(deleteClubMessages);
  const { client, clock, navigate, storage, toast } = useClubline();
  const forget = useForgetClub();
  const revalidateClubs = useRevalidateClubs();
  const isRunning = useRef(false);

  return async () => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await deleteOnServer(() => clubEditingCalls.remove(client, clubId));
      forget(clubId);
      if ((storage.local.getJson(clubKeys.currentClub) as { id?: unknown } | null)?.id === clubId)
        storage.local.remove(clubKeys.currentClub);
      revalidateClubs();
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
