import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { changeKnown, loadAgain } from '../platform/cache';
import { notificationKeys } from './notificationKeys';
import { NOTHING_MARKED, type LoadedNotifications, type Marking } from './notifications.state';

/** What is loaded of a person's notifications, for every hook that shows some of them. */
export interface NotificationCache {
  read(search: string): LoadedNotifications | undefined;
  marking(): Marking;
  setMarking(change: (marking: Marking) => Marking): void;
  /** Changes what is loaded for this search; loads it when nothing is. */
  change(search: string, apply: (known: LoadedNotifications) => LoadedNotifications): void;
  /** Changes what is loaded for every search. */
  changeAll(apply: (known: LoadedNotifications) => LoadedNotifications): void;
  /** Loads again what is shown; `filter` says for which searches. Rejects when one fails. */
  reload(filter?: (search: string) => boolean): Promise<unknown>;
}

/** The shared lists of one person. */
export function useNotificationCache(userId: string): NotificationCache {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const prefix = notificationKeys.lists(userId);
    const markingKey = notificationKeys.marking(userId);
    const searches = () =>
      Array.from(cache.keys()).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      );
    const read = (search: string) =>
      cache.get(prefix + search)?.data as LoadedNotifications | undefined;
    const marking = () => (cache.get(markingKey)?.data as Marking | undefined) ?? NOTHING_MARKED;
    const change: NotificationCache['change'] = (search, apply) => {
      if (read(search)) changeKnown(prefix + search, apply, cache, mutate);
      else void mutate(prefix + search);
    };
    return {
      read,
      marking,
      setMarking: (apply) => void mutate(markingKey, apply(marking()), { revalidate: false }),
      change,
      changeAll: (apply) => searches().forEach((search) => read(search) && change(search, apply)),
      reload: (filter = () => true) =>
        Promise.all(
          searches()
            .filter(filter)
            .map((search) => loadAgain(prefix + search, cache, mutate)),
        ),
    };
  }, [cache, mutate, userId]);
}
