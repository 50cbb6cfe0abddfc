import { routeHref, useOwnUsername } from '@clubline/features';
import { Navigate } from 'react-router-dom';

/** Leads to one's own profile. */
export default function OwnProfileRoute() {
  const username = useOwnUsername();
  const route = username ? ({ to: 'profile', username } as const) : ({ to: 'settings' } as const);
  return <Navigate to={routeHref(route)} replace />;
}
