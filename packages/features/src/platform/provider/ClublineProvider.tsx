import { createToastStore, MessagesProvider, type Labels } from '@clubline/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { QueryCacheProvider } from '../cache';
import { SessionContext } from '../session';
import type { ClublineConfig } from './clubline.types';
import { createClubline } from './createClubline';
import { connectionMessages } from './messages';
import { ClublineContext } from './useClubline';

export interface ClublineProviderProps {
  /** Read once, when first rendered. */
  config?: ClublineConfig;
  /**
   * What replaces the English texts, by the name of the messages, e.g. those of
   * `@clubline/ui/locales/es` and `@clubline/features/locales/es` together. Keep it the same object
   * between renderings.
   */
  messages?: Readonly<Record<string, object | undefined>>;
  /** The part of the page with our features. */
  children: ReactNode;
}

/** The components' own texts. */
const ENGLISH = {};

/** Gives the features below it what they work with. One per page. */
export function ClublineProvider({ config, messages = ENGLISH, children }: ClublineProviderProps) {
  const [{ clubline, queries, attachCache }] = useState(() =>
    createClubline({
      toast: createToastStore(),
      ...config,
      labels: {
        ...(messages[connectionMessages.name] as Labels<typeof connectionMessages>),
        ...config?.labels,
      },
    }),
  );
  useEffect(() => clubline.session.start(), [clubline]);

  return (
    <ClublineContext.Provider value={clubline}>
      <SessionContext.Provider value={clubline.session}>
        <QueryCacheProvider
          client={clubline.client}
          connection={clubline.connection}
          clock={clubline.clock}
          cache={queries}
          attach={attachCache}
        >
          <MessagesProvider messages={messages}>{children}</MessagesProvider>
        </QueryCacheProvider>
      </SessionContext.Provider>
    </ClublineContext.Provider>
  );
}
