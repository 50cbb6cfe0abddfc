import { useLayoutEffect, useState, type RefObject } from 'react';
import { observeSize } from '../../primitives/observeSize';

/** Least width of a card and gap between two, in px; the style of the grid uses the same. */
export const CARD_MIN = 260;
export const GAP = 16;
/** Before the grid is measured, and where nothing is laid out. */
const COLUMNS_AT_FIRST = 3;

/**
 * How many columns of cards stand beside each other in the element, kept right while its width
 * changes.
 */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(COLUMNS_AT_FIRST);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { clientWidth } = current;
      // The list reaches half a gap beyond its cards on both sides, which makes a whole one for
      // each column.
      if (clientWidth > 0) setColumns(Math.max(1, Math.floor(clientWidth / (CARD_MIN + GAP))));
    };
    measure();
    return observeSize(current, measure);
  }, [element]);
  return columns;
}
