/** Rows that are drawn, measured and dropped together. */
export const BLOCK = 25;
/** Height of a block that has not been drawn yet, in px. */
const BLOCK_HEIGHT = BLOCK * 60;
/** How far beyond what is seen rows are drawn, in px: further than one turn of a wheel or one Page Down. */
const BEYOND = 1_200;

/** The blocks to draw, and the room that those before and after them take, in px. */
export interface RowWindow {
  first: number;
  /** Not drawn any more. */
  end: number;
  before: number;
  after: number;
}

/** Which blocks of a long list are near what a scrolling box shows. */
export function createRowWindow(blocks: number) {
  const heights = new Map<number, number>();
  const listeners = new Set<() => void>();
  let count = blocks;
  let box: HTMLElement | null = null;
  const heightOf = (block: number) => heights.get(block) ?? BLOCK_HEIGHT;

  const look = (): RowWindow => {
    const top = (box?.scrollTop ?? 0) - BEYOND;
    const bottom = (box?.scrollTop ?? 0) + (box?.clientHeight ?? 0) + BEYOND;
    const found = { first: 0, end: 0, before: 0, after: 0 };
    let at = 0;
    for (let block = 0; block < count; block += 1) {
      const next = at + heightOf(block);
      if (next < top && block < count - 1) {
        found.first = block + 1;
        found.before = next;
      }
      if (at <= bottom || found.end <= found.first) found.end = block + 1;
      else found.after += next - at;
      at = next;
    }
    return found;
  };

  let shown = look();
  const update = () => {
    const next = look();
    if (
      next.first === shown.first &&
      next.end === shown.end &&
      next.before === shown.before &&
      next.after === shown.after
    )
      return;
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows the box, from its top, until the function returned is called. */
    follow(element: HTMLElement | null) {
      box = element;
      // A new list begins at its first row, wherever the one before was left.
      if (box) box.scrollTop = 0;
      update();
      element?.addEventListener('scroll', update, { passive: true });
      return () => element?.removeEventListener('scroll', update);
    },
    setCount(next: number) {
      count = next;
      update();
    },
    /** Told by a full block that has been drawn; what it says counts from the next look on. */
    setHeight(block: number, height: number) {
      if (height > 0) heights.set(block, height);
    },
  };
}
