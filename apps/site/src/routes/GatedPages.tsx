import { Suspense } from 'react';
import { AuthGate, ShellContainer, useUnreadCount } from '@clubline/features';
import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from '../PageBoundary';
import { useHere } from './useHere';

/** Every page behind the gate, in the shell. */
export default function GatedPages() {
  const here = useHere();
  const { pathname } = useLocation();
  const unreadCount = useUnreadCount();
  return (
    <AuthGate path={here}>
      <ShellContainer path={pathname} unreadCount={unreadCount}>
        <PageBoundary>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </ShellContainer>
    </AuthGate>
  );
}
