import { useLayoutEffect, useRef, type RefObject } from 'react';
import { observeSize } from '../observeSize';
import { scrollerOf } from './scrollerOf';

/** For so long after its key the end stays in view, whatever gets its height late, in ms. */
const SETTLING = 2_000;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** The end that a key leads to. */
function endOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (altKey || shiftKey) return undefined;
  if (metaKey) return ({ ArrowUp: 'start', ArrowDown: 'end' } as const)[key];
  if (ctrlKey && !/^(Home|End)$/.test(key)) return undefined;
  return ({ Home: 'start', End: 'end' } as const)[key];
}

/** The end that is kept in view. */
interface KeptEnd {
  /** Where it was seen last. */
  top: number;
  /** So many items there were. */
  count: number;
  /** A time, in ms. */
  until: number;
}

/**
 * Home and End lead to the ends at once where the browser does not hold what one reads: there it
 * breaks off its own animated way as soon as something on it gets its height. The end stays in view
 * until all of it has its height, others come to it or somebody does something else. To be called
 * after what holds the place is mounted.
 */
export function useEndKeys(list: RefObject<HTMLElement | null>, count: number): void {
  const latest = useRef(count);
  useLayoutEffect(() => void (latest.current = count));

  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const box = scrollerOf(current);
    let kept: KeptEnd | undefined;
    const toEnd = (until: number) => {
      box.scrollTop = box.scrollHeight;
      kept = { top: box.scrollTop, count: latest.current, until };
    };
    const onKeyDown = (event: KeyboardEvent) => {
      kept = undefined;
      const end = endOf(event);
      const target = event.target as Element;
      if (!end || event.defaultPrevented || target.closest?.(FIELDS)) return;
      const isIn = target === box || scrollerOf(target) === box;
      const { overflowAnchor, overflowY } = getComputedStyle(box);
      // Behind a dialog the page does not scroll.
      if (!isIn || overflowAnchor === 'auto' || overflowY === 'hidden') return;
      event.preventDefault();
      if (end === 'end') toEnd(Date.now() + SETTLING);
      else box.scrollTop = 0;
    };
    const stopObserving = observeSize(current, () => {
      if (!kept) return;
      const { top, until } = kept;
      const isThere = box.scrollTop > Math.min(top, box.scrollHeight - box.clientHeight) - 2;
      if (isThere && kept.count === latest.current && Date.now() < until) toEnd(until);
      else kept = undefined;
    });
    const stopping = new AbortController();
    const { signal } = stopping;
    // After all who may have an own use for the key.
    window.addEventListener('keydown', onKeyDown, { signal });
    for (const type of ['wheel', 'touchstart', 'pointerdown'])
      window.addEventListener(type, () => void (kept = undefined), { signal, passive: true });
    return () => {
      stopping.abort();
      stopObserving();
    };
  }, [list]);
}
