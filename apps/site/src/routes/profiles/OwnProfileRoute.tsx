import { routeHref, useOwnUsername } from '@clubline/features';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../PageSkeleton';

/** Leads to one's own profile, and to what the address names there. */
export default function OwnProfileRoute() {
  const username = useOwnUsername();
  const { hash } = useLocation();
  const route = username ? ({ to: 'profile', username } as const) : ({ to: 'settings' } as const);
  // The router stays with what is shown until the profile is there: that shall not be nothing.
  return (
    <>
      <PageSkeleton />
      <Navigate to={routeHref(route) + hash} replace />
    </>
  );
}
