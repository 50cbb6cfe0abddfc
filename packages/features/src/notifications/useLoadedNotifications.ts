import { useEffect } from 'react';
import useSWR from 'swr';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { holdLiveNotifications } from './liveNotifications';
import { notificationKeys } from './notificationKeys';
import { notificationsCalls } from './notifications.calls';
import {
  joinPages,
  NOTHING_MARKED,
  withArrival,
  type LoadedNotifications,
  type Marking,
} from './notifications.state';
import { useNotificationCache } from './useNotificationCache';

export interface LoadedOptions {
  /** Asks again when a screen opens, however young the answer is. @default false */
  isAskedOnOpen?: boolean;
}

/**
 * The current user's notifications for one search, kept live, with what is being marked. Hooks that
 * ask for the same share the answer.
 */
export function useLoadedNotifications(
  search: string,
  { isAskedOnOpen = false }: LoadedOptions = {},
) {
  const clubline = useClubline();
  const { client } = clubline;
  const userId = useCurrentUser()?.id ?? '';
  const cache = useNotificationCache(userId);
  const loaded = useSWR<LoadedNotifications>(
    userId ? notificationKeys.list(userId, search) : null,
    async () => {
      const pages = Array.from({ length: cache.read(search)?.pages ?? 1 }, (_, index) =>
        notificationsCalls.load(client, userId, { page: index + 1, search }),
      );
      return joinPages(search, await Promise.all(pages));
    },
    { keepPreviousData: true, ...(isAskedOnOpen && { revalidateOnMount: true }) },
  );
  const marking = useSWR<Marking>(
    userId ? notificationKeys.marking(userId) : null,
    () => Promise.resolve(cache.marking()),
    { revalidateOnMount: false, revalidateOnReconnect: false },
  );

  useEffect(() => {
    if (!userId) return undefined;
    return holdLiveNotifications(clubline, {
      onArrival(notification) {
        cache.change('', (known) => withArrival(known, notification));
        // Whether it belongs to what is searched for, the server knows.
        cache.reload((other) => other !== '').catch(() => undefined);
      },
      onCatchUp: () => cache.reload(),
    });
  }, [cache, clubline, userId]);

  return { ...loaded, cache, userId, marking: marking.data ?? NOTHING_MARKED };
}
