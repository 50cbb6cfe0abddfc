import type { TextsOf } from '../platform/messages';
import { useState } from 'react';
import { reasonOf } from '../platform/client';
import { SEARCH_DELAY, useDebouncedValue } from '../platform/debounce';
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
  const [loadingMoreOf, setLoadingMoreOf] = useState<string | null>(null);
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
    hasNextPage: isOwn && data.nextCursor !== null,
    isLoadingMore: loadingMoreOf === settled,
    ...readMarking,
    async loadMore(): Promise<void> {
      if (!isOwn || loadingMoreOf === settled) return;
      setLoadingMoreOf(settled);
      try {
        const page = await notificationsCalls.load(client, userId, {
          search: settled,
          known: data,
        });
        cache.change(settled, (known) => withPage(known, page));
      } catch (failure) {
        toast.add({
          title: text.loadMoreFailed,
          description: reasonOf(failure, text.serverError),
          tone: 'critical',
        });
      } finally {
        setLoadingMoreOf((now) => (now === settled ? null : now));
      }
    },
  };
}
