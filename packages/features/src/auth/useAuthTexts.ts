import { useMemo } from 'react';
import { useMessages } from '../messages';
import { authCopy, authErrorCopy, authToastCopy, type AuthLabels, type AuthTexts } from './copy';

/** The texts of the sign-in page, complete. */
export function useAuthTexts(labels: AuthLabels = {}): AuthTexts {
  const page = useMessages('auth', authCopy, labels.page);
  const errors = useMessages('authError', authErrorCopy, labels.errors);
  const toasts = useMessages('authToast', authToastCopy, labels.toasts);
  return useMemo(() => ({ page, errors, toasts }), [page, errors, toasts]);
}
