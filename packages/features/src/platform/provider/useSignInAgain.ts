import type { Route } from '@clubline/contract';
import { useClubline } from './useClubline';

/** How long the reason can be read before the sign-in page comes, in ms. */
const SIGN_IN_DELAY = 500;

/**
 * Leads somebody whom the server no longer knows to signing in, and from there back to `next`. What
 * is being written stays.
 */
export function useSignInAgain(next: Route): () => void {
  const { clock, hrefFor, navigate, session } = useClubline();
  return () => {
    // Not every refusal has ended the session already, and a session still there would lead
    // straight back.
    if (session.getSnapshot().status !== 'signedOut') session.forget({ keepsDrafts: true });
    clock.setTimeout(() => {
      if (session.getSnapshot().status === 'signedOut')
        navigate(hrefFor({ to: 'auth', next: hrefFor(next) }), { replace: true });
    }, SIGN_IN_DELAY);
  };
}
