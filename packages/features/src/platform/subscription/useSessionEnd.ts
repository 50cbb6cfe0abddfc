import { ACCOUNT_DISABLED } from '@clubline/contract';
import { asRecord } from '../client';
import { useClubline } from '../provider';
import { useSocketSubscription } from './useSocketSubscription';

/**
 * Ends the session here as soon as the live socket says that its account was disabled. Of one that
 * ended otherwise the next call is told, with what one was writing.
 */
export function useSessionEnd(): void {
  const { session } = useClubline();
  useSocketSubscription({
    events: {
      sessionEnded: (body) =>
        void (asRecord(body).reason === ACCOUNT_DISABLED && session.ended(body)),
    },
    // What was missed, the next call is told.
    onCatchUp: () => Promise.resolve(),
  });
}
