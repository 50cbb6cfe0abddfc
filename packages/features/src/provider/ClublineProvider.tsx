import { createToastStore } from '@clubline/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { QueryCacheProvider } from '../cache';
import { SessionContext } from '../session';
import type { ClublineConfig } from './clubline.types';
import { createClubline } from './createClubline';
import { ClublineContext } from './useClubline';

export interface ClublineProviderProps {
  /** Read once, when first rendered. */
  config?: ClublineConfig;
  children: ReactNode;
}

/** Gives the features below it what they work with. One per page. */
export function ClublineProvider({ config, children }: ClublineProviderProps) {
  const [{ clubline, queries, attachCache }] = useState(() => createClubline({ toast: createToastStore(), ...config }));
  useEffect(() => clubline.session.start(), [clubline]);

  return (
    <ClublineContext.Provider value={clubline}>
      <SessionContext.Provider value={clubline.session}>
        <QueryCacheProvider client={clubline.client} cache={queries} attach={attachCache}>
          {children}
        </QueryCacheProvider>
      </SessionContext.Provider>
    </ClublineContext.Provider>
  );
}
