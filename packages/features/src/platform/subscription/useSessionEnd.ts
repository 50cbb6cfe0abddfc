import { useClubline } from '../provider';
import { useSocketSubscription } from './useSocketSubscription';

/** Ends the session here as soon as the live socket says that the server has ended it. */
export function useSessionEnd(): void {
  const { session } = useClubline();
  useSocketSubscription({
    events: { sessionEnded: (body) => void session.ended(body) },
    // What was missed, the next call is told.
    onCatchUp: () => Promise.resolve(),
  });
}
