import type { TextsOf } from '../platform/messages';
import { useState } from 'react';
import { reasonOf } from '../platform/client';
import { SEARCH_DELAY, useDebouncedValue } from '../platform/debounce';
import type { NextPage } from '../platform/paging';
import { useClubline } from '../platform/provider';
import type { notificationToastMessages } from './messages';
import { notificationsCalls } from './notifications.calls';
import { shownItems, withPage } from './notifications.state';
import { useLoadedNotifications } from './useLoadedNotifications';
import { useReadMarking } from './useReadMarking';
import { useUnreadCount } from './useUnreadCount';

/** The list of the current user's notifications: reading, searching, loading more and marking. */
export function useNotifications(text: TextsOf<typeof notificationToastMessages>) {
  const { client, toast } = useClubline();
  const [search, setSearch] = useState('');
  const settled = useDebouncedValue(search.trim(), SEARCH_DELAY);
  const loaded = useLoadedNotifications(settled, { isAskedOnOpen: true });
  const { data, error, isValidating, mutate, cache, userId, marking } = loaded;
  const readMarking = useReadMarking(loaded, settled, text);
  const unreadCount = useUnreadCount();
  const [more, setMore] = useState<{ of: string; status: 'loading' | 'error' } | null>(null);
  const moreStatus = more?.of === settled ? more.status : 'ready';
  // While another search is under way, what was found before stays in sight.
  const isOwn = data?.search === settled;
  const hasFailed = Boolean(error) && !isOwn && !isValidating;

  return {
    items: data ? shownItems(data.items, marking) : [],
    status: hasFailed ? ('error' as const) : data ? ('ready' as const) : ('loading' as const),
    errorMessage: error ? reasonOf(error, text.serverError) : undefined,
    retry: () => void mutate(),
    unreadCount,
    search,
    setSearch,
    ...readMarking,
    older: {
      hasMore: isOwn && data.nextCursor !== null,
      status: moreStatus,
      async load(): Promise<void> {
        if (!isOwn || moreStatus === 'loading') return;
        setMore({ of: settled, status: 'loading' });
        try {
          const page = await notificationsCalls.load(client, userId, {
            search: settled,
            known: data,
          });
          cache.change(settled, (known) => withPage(known, page));
          setMore((now) => (now?.of === settled ? null : now));
        } catch (failure) {
          setMore((now) => (now?.of === settled ? { of: settled, status: 'error' } : now));
          toast.add({
            title: text.loadMoreFailed,
            description: reasonOf(failure, text.serverError),
            tone: 'critical',
          });
        }
      },
    } satisfies NextPage,
  };
}
