import type { User } from '@clubline/contract';
import type { SessionState } from './session.types';

/** What is so of a session unless it is said. */
const NOTHING_SAID = { user: null, error: null, isEndedByChoice: false, lossReason: null };

/** What is known of the session, and those who hear when it changes. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listen: () => void): () => void;
  /** Makes a state of what is said; nobody and no error unless it says so. */
  publish(next: Partial<SessionState> & Pick<SessionState, 'status'>): void;
  publishUser(user: User): void;
}

/** A store that begins with this status. */
export function createSessionStore(status: SessionState['status']): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { ...NOTHING_SAID, status };
  const store: SessionStore = {
    get: () => state,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    publish(next) {
      state = { ...NOTHING_SAID, ...next };
      for (const listen of listeners) listen();
    },
    publishUser: (user) => store.publish({ status: 'signedIn', user }),
  };
  return store;
}
