import { useContext, useEffect, type RefObject } from 'react';
import { TabListStateContext } from 'react-aria-components/Tabs';
import { supportsCss } from '../../theme/supportsCss';
import { observeSize } from '../observeSize/observeSize';
import { FADE } from '../../theme/edgeFade.css';

/** Scrolls the row, and nothing else, until the chosen tab stands clear of both fades. */
function showChosen(list: HTMLElement) {
  const chosen = list.querySelector('[role="tab"][aria-selected="true"]')?.getBoundingClientRect();
  if (!chosen) return;
  const row = list.getBoundingClientRect();
  const left = chosen.left - row.left - FADE;
  const right = row.right - chosen.right - FADE;
  if (right < 0 && left > 0) list.scrollLeft += Math.min(-right, left);
  if (left < 0 && right > 0) list.scrollLeft -= Math.min(-left, right);
}

/** Tells the style sheet at which ends there are more tabs. */
function markEnds(list: HTMLElement) {
  // Negative from right to left.
  const passed = Math.abs(list.scrollLeft);
  const coming = list.scrollWidth - list.clientWidth - passed;
  const ends = [...(passed > 1 ? ['start'] : []), ...(coming > 1 ? ['end'] : [])];
  list.dataset['more'] = ends.join(' ');
}

/**
 * Keeps the chosen tab in sight in a row that scrolls: also where an address has chosen it, or a
 * finger one that is half seen. In engines without `animation-timeline` it marks the ends that
 * fade, too.
 */
export function useTabScroll(list: RefObject<HTMLElement | null>): void {
  const state = useContext(TabListStateContext);
  const chosen = state?.selectedKey;
  const count = state?.collection.size;
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const isMarked = !supportsCss('animation-timeline: scroll()');
    const mark = () => isMarked && markEnds(row);
    row.addEventListener('scroll', mark, { passive: true });
    const stop = observeSize(row, () => {
      showChosen(row);
      mark();
    });
    return () => {
      row.removeEventListener('scroll', mark);
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what stands in the row
  }, [list, chosen, count]);
}
