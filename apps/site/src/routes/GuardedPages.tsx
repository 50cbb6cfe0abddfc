import { Suspense } from 'react';
import { AuthGuard, ShellContainer, useUnreadCount } from '@clubline/features';
import { Outlet, useLocation } from 'react-router-dom';
import { renderSearch } from './search/renderSearch';
import { renderSideColumn } from './shell/renderSideColumn';
import { PageBoundary } from '../PageBoundary';
import { PageSkeleton } from './PageSkeleton';
import { useAddress } from './useAddress';

/** Every page behind the guard, in the shell. */
export default function GuardedPages() {
  const address = useAddress();
  const { pathname } = useLocation();
  const unreadCount = useUnreadCount();
  return (
    <AuthGuard path={address}>
      <ShellContainer
        path={pathname}
        unreadCount={unreadCount}
        renderSearch={renderSearch}
        renderAside={renderSideColumn}
      >
        <PageBoundary>
          {/*
            Between two pages in this frame the one before stays, as the router goes on in
            transitions. Who comes from outside of it, by the browser's history alone, sees the
            frame with a place kept, and the bar that says what is on its way.
          */}
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </ShellContainer>
    </AuthGuard>
  );
}
