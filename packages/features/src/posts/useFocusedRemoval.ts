import { type RefObject, useEffect, useRef } from 'react';

/** Removes posts; once one is gone and the focus with it, the keyboard goes on from the column. */
export function useFocusedRemoval(
  posts: readonly { id: string }[],
  column: RefObject<HTMLElement | null>,
  removePost: (id: string) => void,
): (id: string) => void {
  const removing = useRef<string>(undefined);
  useEffect(() => {
    if (!removing.current || posts.some(({ id }) => id === removing.current)) return;
    removing.current = undefined;
    if (document.activeElement === document.body) focusColumn(column.current);
  }, [column, posts]);
  return (id) => {
    removing.current = id;
    removePost(id);
  };
}

/** What had the focus is gone: whoever uses a keyboard goes on from here. */
export function focusColumn(column: HTMLElement | null) {
  if (!column) return;
  column.tabIndex = -1;
  column.focus({ preventScroll: true });
}
