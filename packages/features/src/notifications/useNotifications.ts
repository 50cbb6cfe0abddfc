import type { TextsOf } from '../platform/messages';
import { reasonOf } from '../platform/client';
import { SEARCH_DELAY, useDebouncedValue } from '../platform/debounce';
import { useRoutedWords } from '../platform/navigation';
import { useNextPageOf } from '../platform/paging';
import { useClubline } from '../platform/provider';
import type { notificationToastMessages } from './messages';
import { notificationsCalls } from './notifications.calls';
import { shownItems, withPage } from './notifications.state';
import { useLoadedNotifications } from './useLoadedNotifications';
import { useReadMarking } from './useReadMarking';
import { useUnreadCount } from './useUnreadCount';

/** The list of the current user's notifications: reading, searching, loading more and marking. */
export function useNotifications(query: string, text: TextsOf<typeof notificationToastMessages>) {
  const { client, toast } = useClubline();
  const [search, setSearch] = useRoutedWords(query, (words) => ({
    to: 'notifications',
    query: words,
  }));
  const settled = useDebouncedValue(search.trim(), SEARCH_DELAY);
  const loaded = useLoadedNotifications(settled, { isAskedOnOpen: true });
  const { data, error, isValidating, mutate, cache, userId, marking } = loaded;
  const readMarking = useReadMarking(loaded, settled, text);
  const unreadCount = useUnreadCount();
  // While another search is under way, what was found before stays in sight.
  const isOwn = data?.search === settled;
  const hasFailed = Boolean(error) && !isOwn && !isValidating;
  const older = useNextPageOf(settled, isOwn && data.nextCursor !== null, async () => {
    try {
      const range = { search: settled, ...(data && { known: data }) };
      const page = await notificationsCalls.load(client, userId, range);
      cache.change(settled, (known) => withPage(known, page));
    } catch (failure) {
      toast.add({
        title: text.loadMoreFailed,
        description: reasonOf(failure, text.serverError),
        tone: 'critical',
      });
      throw failure;
    }
  });

  return {
    items: data ? shownItems(data.items, marking) : [],
    status: hasFailed ? ('error' as const) : data ? ('ready' as const) : ('loading' as const),
    errorMessage: error ? reasonOf(error, text.serverError) : undefined,
    retry: () => void mutate(),
    unreadCount,
    search,
    setSearch,
    ...readMarking,
    older,
  };
}
