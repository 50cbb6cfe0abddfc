import { type RefObject, useEffect, useRef } from 'react';
import { focusIfLost } from '../../primitives/focusIfLost';

/** The editor of a post goes with the focus in it: the post takes that. */
export function useFocusAfterEditing(
  card: RefObject<HTMLElement | null>,
  isEditing: boolean,
): void {
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing && card.current) focusIfLost(card.current);
    wasEditing.current = isEditing;
  }, [card, isEditing]);
}
