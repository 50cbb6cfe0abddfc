import { ApiError, isUnauthorized, reasonOf } from '../../platform/client';
import { refusalText } from '../../platform/fieldErrors';
import type { TextsOf } from '../../platform/messages';
import type { createRacerMessages } from '../messages';
import { isValidationError } from '../racerErrors';

/** What to say of a creation that failed, and why as far as that is known. */
export function creationFailure(
  error: unknown,
  text: TextsOf<typeof createRacerMessages>,
): { title: string; description: string } {
  if (isUnauthorized(error))
    return { title: text.signInRequired, description: text.sessionExpired };
  const refusal = isValidationError(error) && refusalText(error);
  if (refusal) return { title: text.error, description: refusal };
  const isForbidden = error instanceof ApiError && error.status === 403;
  return {
    title: text.createFailed,
    description: reasonOf(error, isForbidden ? text.notAllowed : text.tryAgain),
  };
}
