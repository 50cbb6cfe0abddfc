import { useContext } from 'react';
import { browserPasskeys, PasskeyDeviceContext, type PasskeyDevice } from '../passkeys';
import { useIsHydrating } from './useIsHydrating';

/**
 * What makes and uses passkeys here; null where nothing does, and until the page lives, because
 * what a server rendered cannot know.
 */
export function usePasskeyDevice(): PasskeyDevice | null {
  const passkeys = useContext(PasskeyDeviceContext);
  const isHydrating = useIsHydrating();
  if (isHydrating) return null;
  return passkeys === undefined ? browserPasskeys() : passkeys;
}
