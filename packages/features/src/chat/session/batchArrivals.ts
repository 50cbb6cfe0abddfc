import type { LiveMessage } from '../chat.types';
import type { EnteredRoom } from './chatSession.types';

/**
 * What arrives so soon after what was shown is shown together: nobody reads faster, and a slow
 * reader's page has half as much to do.
 */
const TOGETHER_MS = 100;

/** Takes messages as they come, and tells of them ten times a second at most. */
export function batchArrivals({
  lifetime,
  dispatch,
}: Pick<EnteredRoom, 'lifetime' | 'dispatch'>): (message: LiveMessage) => void {
  const arrived: LiveMessage[] = [];
  let isWaiting = false;
  const show = () => {
    isWaiting = arrived.length > 0;
    if (!isWaiting) return;
    lifetime.later(TOGETHER_MS, show);
    dispatch({ type: 'received', messages: arrived.splice(0) });
  };
  return (message) => {
    arrived.push(message);
    if (!isWaiting) show();
  };
}
