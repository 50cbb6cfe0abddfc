import { type ApiError, isAway, reasonOf } from '../client';
import { useMessages } from '../messages';
import { connectionMessages } from './messages';

/**
 * Why a call failed, as `reasonOf` says it, but that of a proxy which answers in place of a server
 * no fault of the person is said: that the server could not be reached.
 */
export function useReason(): typeof reasonOf {
  const { unreachable } = useMessages(connectionMessages);
  return (error, fallback) =>
    isAway(error) && (error as ApiError).status !== 0 ? unreachable : reasonOf(error, fallback);
}
