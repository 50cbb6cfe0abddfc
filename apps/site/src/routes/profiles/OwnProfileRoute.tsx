import { routeHref, useOwnUsername } from '@clubline/features';
import { Navigate, useLocation } from 'react-router-dom';

/** Leads to one's own profile, and to what the address names there. */
export default function OwnProfileRoute() {
  const username = useOwnUsername();
  const { hash } = useLocation();
  const route = username ? ({ to: 'profile', username } as const) : ({ to: 'settings' } as const);
  return <Navigate to={routeHref(route) + hash} replace />;
}
