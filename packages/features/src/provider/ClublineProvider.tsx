import { createToastStore } from '@clubline/ui';
import { useState, type ReactNode } from 'react';
import { AssembledProvider } from './AssembledProvider';
import type { ClublineConfig } from './clubline.types';
import { createClubline } from './createClubline';

export interface ClublineProviderProps {
  /** Read once, when first rendered. */
  config?: ClublineConfig;
  children: ReactNode;
}

/** Gives the features below it what they work with. One per page. */
export function ClublineProvider({ config, children }: ClublineProviderProps) {
  const [assembly] = useState(() => createClubline({ toast: createToastStore(), ...config }));
  return <AssembledProvider assembly={assembly}>{children}</AssembledProvider>;
}
