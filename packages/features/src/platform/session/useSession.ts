import { useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.types';
import { SessionContext } from './SessionContext';

/** What is known before the session has been looked at, on a server for one. */
export const BEFORE_START: SessionState = {
  status: 'loading',
  user: null,
  error: null,
  isEndedByChoice: false,
  lossReason: null,
};

/** Who is signed in, and how to change it. */
export function useSession(): SessionState &
  Pick<Session, 'signIn' | 'signOut' | 'changeAccount' | 'forget' | 'refresh' | 'forFrame'> {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <ClublineProvider> above it.');
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, () => BEFORE_START);
  const { signIn, signOut, changeAccount, forget, refresh, forFrame } = session;
  return { ...state, signIn, signOut, changeAccount, forget, refresh, forFrame };
}
