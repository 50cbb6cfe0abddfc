import { useEffect, type ReactNode } from 'react';
import { QueryCacheProvider } from '../cache';
import { SessionContext } from '../session';
import type { Assembly } from './createClubline';
import { ClublineContext } from './useClubline';

/** Gives on what was put together elsewhere, so that several parts of a page can share it. */
export function AssembledProvider({ assembly, children }: { assembly: Assembly; children: ReactNode }) {
  const { clubline, queries, attachCache } = assembly;
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
