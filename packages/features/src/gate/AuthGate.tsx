import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorState, LinkButton } from '@clubline/ui';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useSession } from '../session';
import { gateCopy } from './copy';

/** How long the gate waits before it leads a visitor to the sign-in page, in ms. */
export const GATE_REDIRECT_DELAY = 150;

export interface AuthGateProps {
  /** The address being shown, with query and fragment; it is where the visitor comes back to. */
  path: string;
  children: ReactNode;
  labels?: Partial<typeof gateCopy>;
}

/** Shows what is behind it to signed-in people only. Blank while that is not known. */
export function AuthGate({ path, children, labels }: AuthGateProps) {
  const text = useMessages('gate', gateCopy, labels);
  const { status, error, isEndedByChoice, refresh } = useSession();
  const { clock, hrefFor, navigate, session } = useClubline();
  const shownPath = useRef<string | null>(null);
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
      () => navigate(hrefFor({ to: 'auth', next: path }), { replace: true }),
      GATE_REDIRECT_DELAY,
    );
    return () => clock.clearTimeout(timer);
  }, [clock, hrefFor, isEndedByChoice, isVisitor, navigate, path]);

  if (error) {
    return (
      <main>
        <ErrorState
          headingLevel={1}
          title={text.errorTitle}
          message={error.message}
          onRetry={() => void refresh()}
          retryLabel={text.retry}
          action={<LinkButton href={hrefFor({ to: 'home' })}>{text.home}</LinkButton>}
        />
      </main>
    );
  }
  return status === 'signedIn' ? children : null;
}
