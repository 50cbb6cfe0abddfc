import { useEffect, useRef } from 'react';

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
    const { activeElement, body } = title.current?.ownerDocument ?? document;
    // Whoever has gone on to something else stays there.
    if (activeElement && activeElement !== body) return;
    if (from === 'markAll') toTitle();
    else {
      const rows = section.current?.querySelectorAll<HTMLElement>('li');
      rows?.[from.after]?.focus({ preventScroll: true });
    }
  });

  return {
    section,
    title,
    toTitle,
    onMarkAll: () => void (pressed.current = 'markAll'),
    onLoadMore: () => void (pressed.current = { after: count }),
  };
}
