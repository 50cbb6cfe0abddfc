import { useMemo } from 'react';
import { useMessages } from '../platform/messages';
import {
  authMessages,
  authErrorMessages,
  authToastMessages,
  type AuthLabels,
  type AuthTexts,
} from './messages';
import { passkeySignInMessages } from './passkeys/messages';

/** The texts of the sign-in page, complete. */
export function useAuthTexts(labels: AuthLabels = {}): AuthTexts {
  const page = useMessages(authMessages, labels.page);
  const errors = useMessages(authErrorMessages, labels.errors);
  const toasts = useMessages(authToastMessages, labels.toasts);
  const passkeys = useMessages(passkeySignInMessages, labels.passkeys);
  return useMemo(() => ({ page, errors, toasts, passkeys }), [page, errors, toasts, passkeys]);
}
