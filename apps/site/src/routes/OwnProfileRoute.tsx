import { defaultHrefFor, useOwnUsername } from '@clubline/features';
import { Navigate } from 'react-router-dom';

/** Leads to one's own profile. */
export default function OwnProfileRoute() {
  const username = useOwnUsername();
  return (
    <Navigate to={username ? defaultHrefFor({ to: 'profile', username }) : '/settings'} replace />
  );
}
