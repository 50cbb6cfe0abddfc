import type { EnginePage } from './drivers/driver';

interface Steps {
  /** What scrolls; the page itself when there is none. */
  box?: string;
  /** What is read there. */
  rows: string;
  /** How far each step goes, in pixels; less than 0 is up. */
  by: number;
  count: number;
}

/**
 * Scrolls in steps, and watches the row at the top in every frame of the time after each: from
 * where the step has brought it, if it was in view before, and from where it was first painted.
 * @returns by how many pixels it moved at most without anybody having scrolled
 */
export function largestShift(page: EnginePage, steps: Steps): Promise<number> {
  return page.evaluate(async ({ box, rows, by, count }: Steps) => {
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    const scroller = box ? document.querySelector(box)! : document.scrollingElement!;
    const edge = box ? scroller.getBoundingClientRect().top : 80;
    const end = box ? scroller.getBoundingClientRect().bottom : innerHeight;
    const topRow = () =>
      [...document.querySelectorAll(rows)].find(
        (one) => one.getBoundingClientRect().bottom > edge + 20,
      );
    let largest = 0;
    for (let step = 0; step < count; step += 1) {
      const read = topRow();
      const from = scroller.scrollTop;
      let top = read?.getBoundingClientRect().top ?? 0;
      scroller.scrollTop += by;
      top -= scroller.scrollTop - from;
      await frame();
      await frame();
      const staysInView = read?.isConnected === true && top > edge - 200 && top < end;
      const row = staysInView ? read : topRow();
      if (!row) throw new Error(`no ${rows} in view`);
      if (!staysInView) top = row.getBoundingClientRect().top;
      const until = performance.now() + 500;
      while (performance.now() < until) {
        await frame();
        if (!row.isConnected) throw new Error('what was read has left the page');
        largest = Math.max(largest, Math.abs(row.getBoundingClientRect().top - top));
      }
    }
    return Math.round(largest * 10) / 10;
  }, steps);
}
