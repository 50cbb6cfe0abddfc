import { useState } from 'react';
import { ApiError, readMessage } from '../client';
import { useClubline } from '../provider';
import type { notificationToastCopy } from './copy';
import { notificationsCalls } from './notifications.calls';
import { newestOf, shownItems, withAllRead, withPage, withRead } from './notifications.state';
import { useLoadedNotifications } from './useLoadedNotifications';
import { useSettled } from './useSettled';
import { useUnreadCount } from './useUnreadCount';

/** How long typing has to rest before it is searched for, in ms. */
export const SEARCH_DELAY = 250;

/** The server's own words for a refusal. */
const wordsOf = (error: unknown, fallback: string) =>
  (error instanceof ApiError && readMessage(error.body)) || fallback;

/** The list of the current user's notifications: reading, searching, loading more and marking. */
export function useNotifications(text: typeof notificationToastCopy) {
  const { client, toast } = useClubline();
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim(), SEARCH_DELAY);
  const { data, error, isValidating, mutate, cache, userId, marking } = useLoadedNotifications(
    settled,
    { isAskedOnOpen: true },
  );
  const unreadCount = useUnreadCount();
  const [loadingMoreOf, setLoadingMoreOf] = useState<string | null>(null);
  // While another search is under way, what was found before stays in sight.
  const isOwn = data?.search === settled;
  const hasFailed = Boolean(error) && !isOwn && !isValidating;

  /** Marks one. `isQuiet` is for one that is being left: nobody is told when that fails. */
  const mark = async (id: string, { isQuiet = false } = {}) => {
    if (
      cache.marking().ids.includes(id) ||
      data?.items.find((item) => item.id === id)?.isRead !== false
    )
      return;
    cache.setMarking((now) => ({ ...now, ids: [...now.ids, id] }));
    try {
      await notificationsCalls.markRead(client, userId, id);
      cache.changeAll((known) => withRead(known, id));
    } catch {
      if (!isQuiet) toast.add({ title: text.markFailed, tone: 'critical' });
    } finally {
      cache.setMarking((now) => ({ ...now, ids: now.ids.filter((other) => other !== id) }));
    }
  };

  return {
    items: data ? shownItems(data.items, marking) : [],
    status: hasFailed ? ('error' as const) : data ? ('ready' as const) : ('loading' as const),
    errorMessage: error ? wordsOf(error, text.serverError) : undefined,
    retry: () => void mutate(),
    unreadCount,
    search,
    setSearch,
    hasNextPage: isOwn && data.hasNextPage,
    isLoadingMore: loadingMoreOf === settled,
    isMarkingAll: marking.upTo !== null,
    async loadMore(): Promise<void> {
      if (!isOwn || loadingMoreOf === settled) return;
      setLoadingMoreOf(settled);
      try {
        const page = await notificationsCalls.load(client, userId, {
          page: data.pages + 1,
          search: settled,
        });
        cache.change(settled, (known) => withPage(known, page));
      } catch (failure) {
        toast.add({
          title: text.loadMoreFailed,
          description: wordsOf(failure, text.serverError),
          tone: 'critical',
        });
      } finally {
        setLoadingMoreOf((now) => (now === settled ? null : now));
      }
    },
    markRead: (id: string) => void mark(id),
    open: (id: string) => void mark(id, { isQuiet: true }),
    async markAllRead(): Promise<void> {
      const newest = [cache.read(''), cache.read(settled)].reduce(
        (date, known) => (known && newestOf(known) > date ? newestOf(known) : date),
        '',
      );
      if (cache.marking().upTo !== null) return;
      cache.setMarking((now) => ({ ...now, upTo: newest }));
      try {
        await notificationsCalls.markAllRead(client, userId);
        cache.changeAll((known) => withAllRead(known, newest));
        toast.add({ title: text.allMarked, description: text.allMarkedText, tone: 'positive' });
      } catch {
        toast.add({
          title: text.markAllFailed,
          description: text.markAllFailedText,
          tone: 'critical',
        });
      } finally {
        cache.setMarking((now) => ({ ...now, upTo: null }));
      }
    },
  };
}
