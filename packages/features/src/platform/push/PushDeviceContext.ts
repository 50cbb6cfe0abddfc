import { createContext } from 'react';
import type { PushDevice } from './push.types';

/** What shows pushes in place of the browser; null for nothing that does. */
export const PushDeviceContext = createContext<PushDevice | null | undefined>(undefined);
