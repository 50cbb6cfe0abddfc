/** An upright stretch of the view, in px from its top. */
export interface Stretch {
  top: number;
  bottom: number;
}

/**
 * The lowest place in the view where something of this height covers none of the given.
 * @returns how far its lower edge is from the end of the view, in px; 0 where it finds no room
 */
export function findFreeSpot(
  height: number,
  viewHeight: number,
  taken: readonly Stretch[],
): number {
  let end = viewHeight;
  for (const { top, bottom } of taken.toSorted((a, b) => b.bottom - a.bottom)) {
    if (end - height >= bottom) break;
    end = Math.min(end, top);
  }
  return end >= height ? viewHeight - end : 0;
}
