import type { TextsOf } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { askOnceMore, isUnclear } from '../platform/writes';
import type { notificationToastMessages } from './messages';
import { notificationsCalls } from './notifications.calls';
import { newestOf, withAllRead, withRead } from './notifications.state';
import type { useLoadedNotifications } from './useLoadedNotifications';

/** Marking the loaded notifications as read, one or all: shown at once, taken back on failure. */
export function useReadMarking(
  { data, cache, userId, marking }: ReturnType<typeof useLoadedNotifications>,
  search: string,
  text: TextsOf<typeof notificationToastMessages>,
) {
  const { client, toast } = useClubline();

  /**
   * Sends a mark, twice where it is unclear what became of it; then whether `id`, which it is to
   * mark, is read in the list, asked for again.
   */
  const isMarked = async (send: () => Promise<unknown>, id: string | undefined) => {
    try {
      await askOnceMore(send);
      return true;
    } catch (error) {
      if (!isUnclear(error)) return false;
      await cache.reload((shown) => shown === search).catch(() => undefined);
      return cache.read(search)?.items.find((item) => item.id === id)?.isRead === true;
    }
  };

  /** Marks one. `isQuiet` is for one that is being left: a failure is not shown. */
  const mark = async (id: string, { isQuiet = false } = {}) => {
    if (
      cache.marking().ids.includes(id) ||
      data?.items.find((item) => item.id === id)?.isRead !== false
    )
      return;
    cache.setMarking((now) => ({ ...now, ids: [...now.ids, id] }));
    const send = () => notificationsCalls.markRead(client, userId, id);
    if (await isMarked(send, id)) cache.changeAll((known) => withRead(known, id));
    else if (!isQuiet) toast.add({ title: text.markFailed, tone: 'critical' });
    cache.setMarking((now) => ({ ...now, ids: now.ids.filter((other) => other !== id) }));
  };

  return {
    isMarkingAll: marking.upTo !== null,
    markRead: (id: string) => void mark(id),
    open: (id: string) => void mark(id, { isQuiet: true }),
    async markAllRead(): Promise<void> {
      const newest = [cache.read(''), cache.read(search)].reduce(
        (date, known) => (known && newestOf(known) > date ? newestOf(known) : date),
        '',
      );
      if (cache.marking().upTo !== null) return;
      const unread = cache.read(search)?.items.find(({ isRead }) => !isRead);
      cache.setMarking((now) => ({ ...now, upTo: newest }));
      const send = () => notificationsCalls.markAllRead(client, userId);
      if (await isMarked(send, unread?.id)) {
        cache.changeAll((known) => withAllRead(known, newest));
        toast.add({ title: text.allMarked, description: text.allMarkedText, tone: 'positive' });
      } else
        toast.add({
          title: text.markAllFailed,
          description: text.markAllFailedText,
          tone: 'critical',
        });
      cache.setMarking((now) => ({ ...now, upTo: null }));
    },
  };
}
