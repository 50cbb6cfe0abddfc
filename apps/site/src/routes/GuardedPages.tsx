import { Suspense } from 'react';
import { AuthGuard, ShellContainer, useUnreadCount } from '@clubline/features';
import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from '../PageBoundary';
import { useAddress } from './useAddress';

/** Every page behind the guard, in the shell. */
export default function GuardedPages() {
  const address = useAddress();
  const { pathname } = useLocation();
  const unreadCount = useUnreadCount();
  return (
    <AuthGuard path={address}>
      <ShellContainer path={pathname} unreadCount={unreadCount}>
        <PageBoundary>
          {/* What is on its way, the bar says. */}
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </ShellContainer>
    </AuthGuard>
  );
}
