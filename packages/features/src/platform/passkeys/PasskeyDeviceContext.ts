import { createContext } from 'react';
import type { PasskeyDevice } from './passkeys.types';

/**
 * What makes and uses passkeys in place of the browser; null for nothing that does. Apart from the
 * environment, so that parts that never sign anybody in do not bring it along.
 */
export const PasskeyDeviceContext = createContext<PasskeyDevice | null | undefined>(undefined);
