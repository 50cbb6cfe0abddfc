import { useEffect } from 'react';
import { isDraftKept, useWriterId } from '../../platform/drafts';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { isPublicRoute } from '../../platform/routes';
import { sessionEndMessages } from './messages';
import { useSignInAddress } from './useSignInAddress';

/**
 * Leads to the sign-in page when the session is lost, here or in another tab, while a gated address
 * is shown; it says there where the account was disabled. Who was writing hears that their words
 * are kept.
 */
export function useAuthLost(path: string): void {
  const { navigate, session, storage, toast } = useClubline();
  const { title, text } = useMessages(sessionEndMessages);
  const writerId = useWriterId();
  const signInAt = useSignInAddress();
  useEffect(
    () =>
      session.onLost((reason) => {
        if (isPublicRoute(path)) return;
        navigate(signInAt(path, reason), { replace: true });
        // Once everybody has heard of it, and kept what is being written.
        void Promise.resolve().then(() => {
          if (isDraftKept(storage.session, writerId)) toast.add({ title, description: text });
        });
      }),
    [navigate, path, session, signInAt, storage, text, title, toast, writerId],
  );
}
