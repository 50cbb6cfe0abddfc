import { ACCOUNT_DISABLED } from '@clubline/contract';
import { useCallback } from 'react';
import { useClubline } from '../../platform/provider';
import { withReason } from '../../platform/routes';

/**
 * Makes the address to sign in at, from which one comes back to `path`. It says there where the
 * account was disabled, which is one of the reasons for which sessions are lost.
 */
export function useSignInAddress() {
  const { hrefFor } = useClubline();
  return useCallback(
    (path: string, lossReason: string | null) => {
      const address = hrefFor({ to: 'auth', next: path });
      return lossReason === ACCOUNT_DISABLED ? withReason(address, 'disabled') : address;
    },
    [hrefFor],
  );
}
