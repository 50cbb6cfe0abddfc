import { useEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from '../../primitives/focusIfLost';
import type { CommentItem } from './comment.types';

/** Whether a comment is among these, or among their replies. */
const isAmong = (some: readonly CommentItem[], wanted: string | undefined): boolean =>
  some.some(({ id, replies = [] }) => id === wanted || isAmong(replies, wanted));

/** What a link has led to takes the focus once, unless somebody has begun to do something else. */
export function useFocusOfLinked(
  root: RefObject<HTMLElement | null>,
  linkedId: string | undefined,
  comments: readonly CommentItem[],
) {
  const thereId = isAmong(comments, linkedId) ? linkedId : undefined;
  useEffect(() => {
    if (thereId === undefined) return;
    const linked = root.current?.querySelector<HTMLElement>('[data-linked]');
    const { activeElement, body } = document;
    if (!linked || (activeElement !== body && !activeElement?.contains(linked))) return;
    linked.scrollIntoView?.({ block: 'center' });
    linked.focus({ preventScroll: true });
  }, [root, thereId]);
}

/** A comment that is deleted takes its buttons along: the focus goes to the list, or its note. */
export function useFocusAfterDelete(
  root: RefObject<HTMLElement | null>,
  comments: readonly CommentItem[],
) {
  const deleted = useRef<string>(undefined);
  useEffect(() => {
    if (deleted.current === undefined || isAmong(comments, deleted.current)) return;
    deleted.current = undefined;
    const target = root.current?.querySelector('ul') ?? root.current;
    if (target) focusIfLost(target);
  }, [root, comments]);
  return { asked: (id: string) => void (deleted.current = id) };
}

/** Once there are no earlier comments, the button with the focus is gone: the list takes it. */
export function useFocusAfterOlder(hasOlder: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasOlder || !hasAsked.current || !list.current) return;
    hasAsked.current = false;
    if (document.activeElement !== document.body) return;
    list.current.focus({ preventScroll: true });
  }, [hasOlder]);
  return { list, asked: () => void (hasAsked.current = true) };
}
