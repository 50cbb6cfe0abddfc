import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusIfLost } from '../../primitives/focusIfLost';

/**
 * Asks before a message is deleted; once it is gone, and its button with the focus, the keyboard
 * goes on from the list.
 */
export function useDeletion(
  onDelete: ((id: string) => void) | undefined,
  messages: readonly { id: string }[],
  list: RefObject<HTMLElement | null>,
) {
  const [asked, setAsked] = useState<string | null>(null);
  const deleted = useRef<string>(undefined);
  useEffect(() => {
    if (deleted.current === undefined || messages.some(({ id }) => id === deleted.current)) return;
    deleted.current = undefined;
    if (list.current) focusIfLost(list.current);
  }, [messages, list]);
  return {
    ask: onDelete && setAsked,
    /** What a `ConfirmDialog` needs beside its words. */
    question: {
      isOpen: asked !== null,
      onOpenChange: () => setAsked(null),
      onConfirm() {
        setAsked(null);
        if (asked === null) return;
        deleted.current = asked;
        onDelete?.(asked);
      },
    },
  };
}
