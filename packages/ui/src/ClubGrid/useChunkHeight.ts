import { useLayoutEffect, type RefObject } from 'react';
import { GAP } from './useColumns';

/** So many chunks enter and leave the page together: the browser watches each part of a list in every frame. */
export const CHUNKS_PER_PART = 4;

/** Custom property of the list: how high its chunks are, without their padding. */
export const CHUNK_HEIGHT = '--clubline-club-chunk-height';

/** Tells the chunks that are not drawn yet how high the first one is, which always is: else a place in the list would be another one once they are. */
export function useChunkHeight(list: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const first = list.current?.firstElementChild?.firstElementChild;
    if (!first) return;
    const measure = () => {
      const { height } = first.getBoundingClientRect();
      if (height > 0) list.current?.style.setProperty(CHUNK_HEIGHT, `${height - GAP}px`);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(first);
    return () => observer.disconnect();
  }, [list]);
}
