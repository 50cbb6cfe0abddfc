import { useEffect, useRef } from 'react';
import { focusIfLost } from '../../primitives/focusIfLost';

interface ListState {
  count: number;
  unread: number;
  isMarkingAll: boolean;
}

/** Where the focus goes on when the button that was pressed is gone, or has nothing left to do. */
export function useFocusAfterPress({ count, unread, isMarkingAll }: ListState) {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<'markAll' | { after: number } | null>(null);
  const toTitle = () => title.current?.focus({ preventScroll: true });

  useEffect(() => {
    const from = pressed.current;
    const isDone =
      from === 'markAll' ? unread === 0 && !isMarkingAll : from !== null && count > from.after;
    if (!from || !isDone) return;
    pressed.current = null;
    const rows = section.current?.querySelectorAll<HTMLElement>('li');
    const next = from === 'markAll' ? title.current : rows?.[from.after];
    if (next) focusIfLost(next);
  });

  return {
    section,
    title,
    toTitle,
    onMarkAll: () => void (pressed.current = 'markAll'),
    onLoadMore: () => void (pressed.current = { after: count }),
  };
}
