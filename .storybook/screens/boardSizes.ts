/** Widths of windows in px, and how much smaller they are shown where there is room. */
export const boardWindows = [
  { width: 375, scale: 0.6 },
  { width: 768, scale: 0.5 },
  { width: 1_280, scale: 0.4 },
];
/** Between two windows, and of the lines around them all, in px. */
const GAP = 16;
const LINES = 6;

/** How high a frame is at least and at most, in px of its page. */
export const LEAST = 900;
const MOST = 3_000;
/** Higher than its window by so much, in px, a page may only be following it. */
const FOLLOWING = 64;

/** How much smaller still the windows are in so much room, to stand beside each other. */
export function boardScale(room: number): number {
  const wanted = boardWindows.reduce((sum, { width, scale }) => sum + width * scale, 0);
  return Math.min(1, (room - (boardWindows.length - 1) * GAP - LINES) / wanted);
}

/** How high a frame that was so high becomes with a page so high; beyond that it is scrolled. */
export function frameHeight(before: number, page: number): number {
  if (page <= before || (before > LEAST && page - before <= FOLLOWING)) return before;
  return Math.min(page, MOST);
}
