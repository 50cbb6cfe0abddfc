import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorState, LinkButton } from '@clubline/ui';
import { useMessages, type Labels } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useSession } from '../../platform/session';
import { catchUpDelay } from '../../platform/socket';
import { isUnclear } from '../../platform/writes';
import { errorScreenMessages } from '../../shell';
import { useSignInAddress } from './useSignInAddress';

/** How long the guard waits before it leads a visitor to the sign-in page, in ms. */
const AUTH_GUARD_DELAY = 150;

export interface AuthGuardProps {
  /** The address being shown, with query and fragment; it is where the visitor comes back to. */
  path: string;
  /** What only signed-in people see; mounted once the session is known. */
  children: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof errorScreenMessages>;
}

/** Shows what is behind it to signed-in people only. Blank while that is not known. */
export function AuthGuard({ path, children, labels }: AuthGuardProps) {
  const text = useMessages(errorScreenMessages, labels);
  const { status, error, isEndedByChoice, lossReason, refresh } = useSession();
  const signInAt = useSignInAddress();
  const { clock, hrefFor, navigate, session } = useClubline();
  const shownPath = useRef<string | null>(null);
  useAskedAgain();
  const isVisitor = status === 'signedOut' && !error;

  useEffect(() => {
    if (status !== 'signedIn') return;
    shownPath.current = path;
    void session.revalidate();
  }, [path, session, status]);

  useEffect(() => {
    // Who has just signed out here is on the way to a page of their choice already.
    if (!isVisitor || (isEndedByChoice && shownPath.current === path)) return undefined;
    const timer = clock.setTimeout(
      // As where it was lost, for one who is led there already and waits for the page.
      () => navigate(signInAt(path, lossReason), { replace: true }),
      AUTH_GUARD_DELAY,
    );
    return () => clock.clearTimeout(timer);
  }, [clock, isEndedByChoice, isVisitor, lossReason, navigate, path, signInAt]);

  if (error) {
    return (
      <main>
        <ErrorState
          headingLevel={1}
          title={text.errorTitle}
          description={error.message}
          onRetry={() => void refresh()}
          retryLabel={text.retry}
          action={<LinkButton href={hrefFor({ to: 'home' })}>{text.home}</LinkButton>}
        />
      </main>
    );
  }
  return status === 'signedIn' ? children : null;
}

/** Asks again, later each time, as long as a server that is away leaves open who is there. */
function useAskedAgain(): void {
  const { error, refresh } = useSession();
  const { clock, connection } = useClubline();
  const failures = useRef(0);
  useEffect(() => {
    failures.current = isUnclear(error) ? failures.current + 1 : 0;
    if (failures.current === 0) return undefined;
    const timer = clock.setTimeout(() => void refresh(), catchUpDelay(failures.current));
    const unsubscribe = connection.subscribe(() => {
      if (connection.isOnline()) void refresh();
    });
    return () => {
      clock.clearTimeout(timer);
      unsubscribe();
    };
  }, [clock, connection, error, refresh]);
}
