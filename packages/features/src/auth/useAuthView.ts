import { useEffect, useState } from 'react';
import { useClubline } from '../platform/provider';
import { useSession } from '../platform/session';
import { safeNext } from './safeNext';

/** What the sign-in page shows: one of these at a time. */
export type AuthView = 'welcome' | 'email' | 'reset' | 'newPassword';

const firstView = (resetToken: string | null, reason: string | null): AuthView => {
  if (resetToken) return 'newPassword';
  return reason === 'password' ? 'reset' : reason === 'renamed' ? 'email' : 'welcome';
};

/** Which view of the sign-in page is shown. Who is signed in already is led on to `next`. */
export function useAuthView(search: string) {
  const { hrefFor, navigate } = useClubline();
  const { status } = useSession();
  const query = new URLSearchParams(search);
  const next = safeNext(query.get('next'), hrefFor({ to: 'clubs' }));
  const resetToken = query.get('reset');
  const reason = query.get('reason');
  const isRenamed = reason === 'renamed';
  const [view, setView] = useState<AuthView>(firstView(resetToken, reason));
  const [hasMoved, setHasMoved] = useState(false);

  // A mailed link is followed also where a session is still open.
  const isLedOn = status === 'signedIn' && view !== 'newPassword' && view !== 'reset';
  useEffect(() => {
    if (isLedOn) navigate(next, { replace: true });
  }, [isLedOn, navigate, next]);

  return {
    view,
    show(to: AuthView) {
      setView(to);
      setHasMoved(true);
    },
    /** Whether another view was shown before this one. */
    hasMoved,
    /** Nothing is shown to who is on the way to somewhere else. */
    isLedOn,
    /** Whether a new username has ended the session. */
    isRenamed,
    /** From the mailed link; null without one. */
    resetToken,
  };
}
