import { createContext, useContext } from 'react';
import type { Clubline } from './clubline.types';

/** Carries what `<ClublineProvider>` put together. */
export const ClublineContext = createContext<Clubline | null>(null);

/** Client, session, navigation, clock, storage, toasts and live socket of the page. */
export function useClubline(): Clubline {
  const clubline = useContext(ClublineContext);
  if (!clubline) throw new Error('Clubline features need a <ClublineProvider> above them.');
  return clubline;
}
