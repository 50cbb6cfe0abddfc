import { NOTIFICATIONS_PAGE_SIZE, PAGE_LIMITS } from '@clubline/contract';
import { useEffect } from 'react';
import useSWR from 'swr';
import type { BesideOption } from '../platform/cache';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { holdLiveNotifications } from './liveNotifications';
import { notificationKeys } from './notificationKeys';
import { notificationsCalls } from './notifications.calls';
import {
  NOTHING_MARKED,
  refreshed,
  withAllRead,
  withArrival,
  withoutGone,
  withRead,
  type LoadedNotifications,
  type Marking,
} from './notifications.state';
import { useNotificationCache } from './useNotificationCache';

/** Most rows that are asked for at once. */
const ROWS_MAX = 100;
/** One page that holds what is shown, so that all of it is as new as its first row. */
const pageFor = (shown: number) => Math.min(ROWS_MAX, Math.max(NOTIFICATIONS_PAGE_SIZE, shown));

export interface LoadedOptions {
  /** Asks again when a screen opens, however young the answer is. @default false */
  isAskedOnOpen?: boolean;
  /** Shows them beside every screen, and not as one. @default false */
  isBeside?: boolean;
}

/**
 * The current user's notifications for one search, kept live, with what is being marked. Hooks that
 * ask for the same share the answer.
 */
export function useLoadedNotifications(
  search: string,
  { isAskedOnOpen = false, isBeside = false }: LoadedOptions = {},
) {
  const clubline = useClubline();
  const { additions, client } = clubline;
  const userId = useCurrentUser()?.id ?? '';
  const cache = useNotificationCache(userId);
  const loaded = useSWR<LoadedNotifications>(
    userId ? notificationKeys.list(userId, search) : null,
    async () => {
      const isLimited = additions.isLikely(PAGE_LIMITS);
      const limit = isLimited ? pageFor(cache.read(search)?.items.length ?? 0) : undefined;
      const page = await notificationsCalls.load(client, userId, {
        search,
        ...(limit && { limit }),
      });
      return refreshed(search, page, cache.read(search));
    },
    {
      keepPreviousData: true,
      ...(isAskedOnOpen && { revalidateOnMount: true }),
      ...({ isBeside } satisfies BesideOption),
    },
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
      onRead({ ids, upTo }) {
        cache.setMarking((now) => ({
          ids: now.ids.filter((id) => !ids.includes(id)),
          upTo: now.upTo,
        }));
        cache.changeAll((known) => {
          const marked = ids.reduce(withRead, known);
          return upTo === null ? marked : withAllRead(marked, upTo);
        });
      },
      onRemoved(ids) {
        cache.changeAll((known) => withoutGone(known, ids));
        // How many of them were unread, the server knows.
        cache.reload().catch(() => undefined);
      },
      onCatchUp: () => cache.reload(),
    });
  }, [cache, clubline, userId]);

  return { ...loaded, cache, userId, marking: marking.data ?? NOTHING_MARKED };
}
