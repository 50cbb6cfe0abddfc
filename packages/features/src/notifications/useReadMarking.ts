import type { TextsOf } from '../platform/messages';
import { useClubline } from '../platform/provider';
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

  /** Marks one. `isQuiet` is for one that is being left: a failure is not shown. */
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
    isMarkingAll: marking.upTo !== null,
    markRead: (id: string) => void mark(id),
    open: (id: string) => void mark(id, { isQuiet: true }),
    async markAllRead(): Promise<void> {
      const newest = [cache.read(''), cache.read(search)].reduce(
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
