import { LONGER_PASSWORDS, NEW_PASSWORD_MIN, PASSWORD_MIN } from '@clubline/contract';
import { useLikelyAddition } from './useLikelyAddition';

/** The characters that a new password has at least, as the server asks. */
export function useNewPasswordMin(): number {
  return useLikelyAddition(LONGER_PASSWORDS) ? NEW_PASSWORD_MIN : PASSWORD_MIN;
}
