import { ACCOUNT_DISABLED } from '@clubline/contract';
import { useEffect } from 'react';
import { isDraftKept, useWriterId } from '../../platform/drafts';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { isPublicRoute, withReason } from '../../platform/routes';
import { sessionEndMessages } from './messages';

/**
 * Leads to the sign-in page when the session is lost, here or in another tab, while a gated address
 * is shown; it says there where the account was disabled. Who was writing hears that their words
 * are kept.
 */
export function useAuthLost(path: string): void {
  const { hrefFor, navigate, session, storage, toast } = useClubline();
  const { title, text } = useMessages(sessionEndMessages);
  const writerId = useWriterId();
  useEffect(
    () =>
      session.onLost((reason) => {
        if (isPublicRoute(path)) return;
        const auth = hrefFor({ to: 'auth', next: path });
        const isDisabled = reason === ACCOUNT_DISABLED;
        navigate(isDisabled ? withReason(auth, 'disabled') : auth, { replace: true });
        // Once everybody has heard of it, and kept what is being written.
        void Promise.resolve().then(() => {
          if (isDraftKept(storage.session, writerId)) toast.add({ title, description: text });
        });
      }),
    [hrefFor, navigate, path, session, storage, text, title, toast, writerId],
  );
}
