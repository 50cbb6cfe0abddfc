import { PINNED_POSTS_MAX } from '@clubline/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { askOnceMore } from '../../platform/writes';
import { postsMessages } from '../messages';
import { focusColumn } from '../useFocusedRemoval';
import { clubPostsCalls } from './clubPosts.calls';
import type { useFeed } from './useFeed';

/** Pins posts of a club and unpins them, as the server has it afterwards. */
export function usePinning(
  clubId: string,
  { posts, showPins, reload }: Pick<ReturnType<typeof useFeed>, 'posts' | 'showPins' | 'reload'>,
  column: RefObject<HTMLElement | null>,
): (postId: string, isPinned: boolean) => Promise<void> {
  const text = useMessages(postsMessages);
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const pinned = posts.filter((post) => post.isPinned).map(({ id }) => id);
  const order = pinned.join(' ');
  const orderBefore = useRef<string>(undefined);
  const shown = useRef({ order, changes: 0 });
  useEffect(() => {
    if (shown.current.order !== order)
      shown.current = { order, changes: shown.current.changes + 1 };
  }, [order]);
  // The post has moved, and the focus may have gone with what it was.
  useEffect(() => {
    if (orderBefore.current === undefined || orderBefore.current === order) return;
    orderBefore.current = undefined;
    if (document.activeElement === document.body) focusColumn(column.current);
  }, [column, order]);

  return async (postId, isPinned) => {
    const failed = isPinned ? text.pinFailed : text.unpinFailed;
    if (isPinned && pinned.length >= PINNED_POSTS_MAX) {
      const description = text.pinsFull(PINNED_POSTS_MAX);
      toast.add({ title: failed, description, tone: 'critical' });
      return;
    }
    const { changes } = shown.current;
    try {
      const postIds = await askOnceMore(
        () => clubPostsCalls.setPinned(client, { clubId, postId, isPinned }),
        async () => {
          const page = await clubPostsCalls.load(client, { userId, clubId });
          const ids = page.pinned?.map(({ id }) => id) ?? null;
          return ids?.includes(postId) === isPinned ? ids : null;
        },
      );
      orderBefore.current = order;
      // News of the pins may have come before the answer, and be newer than it.
      const isOvertaken =
        shown.current.changes !== changes && shown.current.order !== postIds?.join(' ');
      showPins(isOvertaken ? null : postIds);
      if (!isOvertaken || shown.current.order.split(' ').includes(postId) === isPinned)
        toast.add({ title: isPinned ? text.pinned : text.unpinned, tone: 'positive' });
    } catch (failure) {
      toast.add(failureToast(failed, failure, text.tryAgain));
      // Another owner may have pinned one meanwhile, or unpinned it.
      await reload();
    }
  };
}
