import { useState } from 'react';
import { useCurrentUser } from '../session';

/**
 * Whose drafts are shown: what somebody has written stays in sight when their session is lost
 * meanwhile. '' as long as nobody was signed in.
 */
export function useWriterId(): string {
  const user = useCurrentUser();
  const [writerId, setWriterId] = useState('');
  if (user && user.id !== writerId) setWriterId(user.id);
  return user?.id ?? writerId;
}
