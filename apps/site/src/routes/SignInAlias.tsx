import { signInAlias } from '@clubline/features';
import { Navigate } from 'react-router-dom';
import { useHere } from './useHere';

/** Addresses that only ever lead to signing in. */
export function SignInAlias() {
  return <Navigate to={signInAlias(useHere()) ?? '/auth'} replace />;
}
