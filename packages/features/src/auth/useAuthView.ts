import { safeNext } from '@clubline/contract';
import { useEffect, useState } from 'react';
import { useRoutedChoice } from '../platform/navigation';
import { useClubline, useIsHydrating } from '../platform/provider';
import type { Route } from '../platform/routes';
import { useSession } from '../platform/session';

/** The views of the sign-in page that have an address of their own. */
export type AuthAddress = 'welcome' | 'signIn' | 'signUp' | 'reset';

/** What the sign-in page shows: one of these at a time. */
export type AuthView = AuthAddress | 'newPassword';

const routeNames = {
  welcome: 'auth',
  signIn: 'authSignIn',
  signUp: 'authSignUp',
  reset: 'authReset',
} as const satisfies Record<AuthAddress, Route['to']>;

const viewOf = (
  address: AuthAddress,
  resetToken: string | null,
  reason: string | null,
): AuthView => {
  if (resetToken) return 'newPassword';
  if (address !== 'welcome') return address;
  return reason === 'password' ? 'reset' : reason === 'renamed' ? 'signIn' : 'welcome';
};

/**
 * Which view of the sign-in page is shown: that of its `address`, or where it has none, the one
 * that was chosen last. Who is signed in already is led on to `next`.
 */
export function useAuthView(address: AuthAddress | undefined, search: string) {
  const { hrefFor, navigate } = useClubline();
  const { status } = useSession();
  const query = new URLSearchParams(search);
  const fallback = hrefFor({ to: 'clubs' });
  const next = safeNext(query.get('next'), fallback);
  const resetToken = query.get('reset');
  const reason = query.get('reason');
  // What was rendered ahead knows no query, and React leaves attributes as they came.
  const isHydrating = useIsHydrating();
  const routeOf = (view: AuthAddress): Route => ({
    to: routeNames[view],
    ...(next !== fallback && !isHydrating && { next }),
  });
  const { choice, choose, goBackTo } = useRoutedChoice<AuthView>(
    viewOf(address ?? 'welcome', resetToken, reason),
    (view) => (address && view !== 'newPassword' ? routeOf(view) : null),
  );
  const [shown, setShown] = useState({ view: choice, hasMoved: false });
  if (shown.view !== choice) setShown({ view: choice, hasMoved: true });

  // A mailed link is followed also where a session is still open.
  const isLedOn = status === 'signedIn' && choice !== 'newPassword' && choice !== 'reset';
  useEffect(() => {
    if (isLedOn) navigate(next, { replace: true });
  }, [isLedOn, navigate, next]);

  return {
    view: choice,
    /** Shows another view, as an entry of the history of its own. */
    show: (view: AuthAddress) => choose(view),
    /** Shows another view in place of this one, whose address is gone then. */
    replaceWith: (view: AuthAddress) => goBackTo(view),
    /** The address of a view; undefined where views have none. */
    hrefOf: (view: AuthAddress) => (address ? hrefFor(routeOf(view)) : undefined),
    /** Whether another view was shown before this one. */
    hasMoved: shown.hasMoved,
    /** Nothing is shown to who is on the way to somewhere else. */
    isLedOn,
    /** Whether a new username has ended the session. */
    isRenamed: reason === 'renamed',
    /** Whether an administrator has ended the session together with the account. */
    isDisabled: reason === 'disabled',
    /** From the mailed link; null without one. */
    resetToken,
  };
}

/** The view that is shown, and the ways to the others. */
export type AuthViewState = ReturnType<typeof useAuthView>;
