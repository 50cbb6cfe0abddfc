import type { Route } from '@clubline/contract';
import { useEffect, useRef } from 'react';
import { useClubline } from './useClubline';

/** How long the reason can be read before the sign-in page comes, in ms. */
const SIGN_IN_DELAY = 500;

/**
 * Leads somebody whom the server no longer knows to signing in, and from there back to `next`. What
 * is being written stays.
 */
export function useSignInAgain(next: Route): () => void {
  const { clock, hrefFor, navigate, session } = useClubline();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return () => {
    // Not every refusal has ended the session already, and a session still there would lead
    // straight back.
    const isLost = session.getSnapshot().status === 'signedOut';
    if (!isLost) session.forget({ keepsDrafts: true });
    clock.setTimeout(() => {
      // A lost session has led away from the page itself, and the person may have gone on since.
      if (isLost && !isShown.current) return;
      if (session.getSnapshot().status === 'signedOut')
        navigate(hrefFor({ to: 'auth', next: hrefFor(next) }), { replace: true });
    }, SIGN_IN_DELAY);
  };
}
