import type { Page } from '@playwright/test';
import { resting as restingRows } from '../engines/scrolling';

/** Resolves once no row of any list of the product has moved for some frames. */
export const resting = (page: Page): Promise<void> =>
  restingRows(page, { rows: 'main article, [role=listitem], li' });

/**
 * Resolves once the place that is read is written down: a moment after scrolling has ended, which a
 * busy machine says late. What is reloaded before leads to where one was before.
 */
export const placeKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const kept = () => JSON.stringify(history.state);
    for (let before; before !== kept();) {
      before = kept();
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });

/** A list that is read. */
interface Reading {
  /** The box that scrolls; the page without one. */
  box?: string;
  /** What the rows are. */
  rows: string;
}

/**
 * Reads on, step by step: scrolls by `step` px so many times, or to an end, and gives the most px
 * by which the row in the middle came to stand elsewhere than the step alone would have put it.
 */
export const shiftWhileScrolling = (
  page: Page,
  { box, rows }: Reading,
  step: number,
  times: number,
): Promise<number> =>
  page.evaluate(
    async ([selector, wanted, by, count]) => {
      const settled = async () => {
        for (let frame = 0; frame < 5; frame += 1)
          // oxlint-disable-next-line no-await-in-loop
          await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => setTimeout(resolve, 30));
      };
      const scroller = selector ? document.querySelector(selector)! : document.documentElement;
      const middle = () => {
        const edge = selector ? scroller.getBoundingClientRect() : { top: 0, height: innerHeight };
        const line = edge.top + edge.height / 2 - by / 2;
        return [...scroller.querySelectorAll(wanted)].find(
          (row) => row.getBoundingClientRect().bottom > line,
        );
      };
      let most = 0;
      for (let turn = 0; turn < count; turn += 1) {
        const row = middle();
        const before = row?.getBoundingClientRect().top ?? 0;
        const from = scroller.scrollTop;
        scroller.scrollTop += by;
        const moved = scroller.scrollTop - from;
        if (moved === 0) break;
        // oxlint-disable-next-line no-await-in-loop
        await settled();
        if (!row?.isConnected) throw new Error('What was in view is gone.');
        most = Math.max(most, Math.abs(row.getBoundingClientRect().top - before + moved));
      }
      return Math.round(most * 10) / 10;
    },
    [box, rows, step, times] as const,
  );

/**
 * Marks the row that is read, after scrolling to `top` if given, and then says by how many px it
 * has moved.
 */
export async function markPlace(
  page: Page,
  { box, rows }: Reading,
  top?: number,
): Promise<() => Promise<number>> {
  const mark = await page.evaluateHandle(
    ([selector, wanted, to]) => {
      const scroller = selector && document.querySelector(selector);
      if (scroller && to !== undefined) scroller.scrollTop = to;
      const edge = scroller ? scroller.getBoundingClientRect().top : 110;
      const row = [...document.querySelectorAll(wanted)].find(
        (candidate) => candidate.getBoundingClientRect().top > edge,
      )!;
      return { row, before: row.getBoundingClientRect().top };
    },
    [box, rows, top] as const,
  );
  return () =>
    mark.evaluate(({ row, before }) => {
      if (!row.isConnected) throw new Error('What was read is gone.');
      return Math.abs(row.getBoundingClientRect().top - before);
    });
}
