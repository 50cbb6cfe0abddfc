import { type ApiError, isAway, reasonOf } from '../client';
import { useMessages } from '../messages';
import { connectionMessages } from './messages';

/**
 * Says why a call failed, as `reasonOf` does. Where a proxy has answered in place of the server, it
 * says that the server could not be reached, and not `fallback`, which may blame the person.
 */
export function useReason(): typeof reasonOf {
  const { unreachable } = useMessages(connectionMessages);
  return (error, fallback) =>
    isAway(error) && (error as ApiError).status !== 0 ? unreachable : reasonOf(error, fallback);
}
