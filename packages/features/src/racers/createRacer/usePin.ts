import { useState } from 'react';
import { useClubline } from '../../platform/provider';

/** Local storage key of the unlocked page; it carries the prefix of what a logout clears. */
export const UNLOCKED_KEY = 'sports_app_admin_unlocked';

/**
 * Whether the pages of administrators are unlocked in this browser. Nobody is asked; what may be
 * done there, the server decides.
 */
export function usePin() {
  const { adminPin, storage } = useClubline();
  const [isUnlocked, setUnlocked] = useState(() => storage.local.get(UNLOCKED_KEY) === '1');
  const [isWrong, setWrong] = useState(false);
  return {
    isSetUp: /^\d{4}$/.test(adminPin ?? ''),
    isUnlocked,
    isWrong,
    onDismissWrong: () => setWrong(false),
    onUnlock(pin: string) {
      if (pin !== adminPin) return setWrong(true);
      storage.local.set(UNLOCKED_KEY, '1');
      setUnlocked(true);
    },
  };
}
