import { routes, signInAlias } from '@clubline/features';
import { Navigate } from 'react-router-dom';
import { useAddress } from '../useAddress';

/** Addresses that only ever lead to signing in. */
export function SignInAlias() {
  return <Navigate to={signInAlias(useAddress()) ?? routes.auth.path} replace />;
}
