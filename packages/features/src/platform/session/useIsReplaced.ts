import { useContext } from 'react';
import { SessionContext } from './SessionContext';
import { useCurrentUser } from './useCurrentUser';

/**
 * Tells whether somebody else is signed in by now than when this was asked for, as another tab may
 * do: calls go out in the name of whoever is signed in.
 */
export function useIsReplaced(): () => boolean {
  const session = useContext(SessionContext);
  const userId = useCurrentUser()?.id;
  return () => {
    const user = session?.getSnapshot().user ?? null;
    return user !== null && user.id !== userId;
  };
}
