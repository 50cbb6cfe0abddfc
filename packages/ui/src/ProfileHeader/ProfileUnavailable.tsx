import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState';
import { useMessages } from '../MessagesProvider';
import { profileUnavailableCopy } from './copy';

export interface ProfileUnavailableProps {
  /** `notFound` when nobody has that name. @default 'failed' */
  reason?: 'failed' | 'notFound';
  /** The server's words, when it had any. */
  message?: string;
  onRetry?: () => void;
  /** Another way on. */
  action?: ReactNode;
  labels?: Partial<typeof profileUnavailableCopy>;
}

/** In place of a profile that could not be shown. */
export function ProfileUnavailable({
  reason = 'failed',
  message,
  onRetry,
  action,
  labels,
}: ProfileUnavailableProps) {
  const text = useMessages('profileUnavailable', profileUnavailableCopy, labels);
  return (
    <ErrorState
      headingLevel={1}
      title={text.title}
      message={reason === 'notFound' ? text.userNotFound : message || text.failed}
      onRetry={onRetry}
      action={action}
    />
  );
}
