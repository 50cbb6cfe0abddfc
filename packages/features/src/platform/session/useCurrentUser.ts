import type { User } from '@clubline/contract';
import { useSession } from './useSession';

/** The signed-in user; null while loading and when signed out. */
export function useCurrentUser(): User | null {
  return useSession().user;
}
