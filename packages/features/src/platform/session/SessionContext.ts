import { createContext } from 'react';
import type { Session } from './session.types';

/** Carries the session from the provider to its hooks. */
export const SessionContext = createContext<Session | null>(null);
