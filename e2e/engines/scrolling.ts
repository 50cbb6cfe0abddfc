import type { EnginePage } from './drivers/driver';

/** Where something is read. */
export interface Place {
  /** The element in whose shadow it stands; the document without one. */
  host?: string;
  /** What scrolls; the page itself when there is none. */
  box?: string;
  /** What is read there. */
  rows: string;
}

interface Steps extends Place {
  /** How far each step goes, in pixels; less than 0 is up. */
  by: number;
  count: number;
  /** How long what is read is watched after each step, in ms. @default 500 */
  watched?: number;
}

/**
 * Scrolls in steps, and watches the row at the top in every frame of the time after each: from
 * where the step has brought it, if it was in view before, and from where it was first painted.
 * @returns by how many pixels it moved at most without anybody having scrolled
 */
export function largestShift(page: EnginePage, steps: Steps): Promise<number> {
  return page.evaluate(async ({ host, box, rows, by, count, watched = 500 }: Steps) => {
    const root = host ? document.querySelector(host)!.shadowRoot! : document;
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    const scroller = box ? document.querySelector(box)! : document.scrollingElement!;
    const edge = box ? scroller.getBoundingClientRect().top : 80;
    const end = box ? scroller.getBoundingClientRect().bottom : innerHeight;
    const topRow = () =>
      [...root.querySelectorAll(rows)].find((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > edge + 20 && top < end;
      });
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
      let row = staysInView ? read : topRow();
      for (let left = 60; !row && left > 0; left -= 1) {
        await frame();
        row = topRow();
      }
      if (!row) throw new Error(`no ${rows} in view`);
      if (!staysInView) top = row.getBoundingClientRect().top;
      const watchedTo = performance.now() + watched;
      while (performance.now() < watchedTo) {
        await frame();
        if (!row.isConnected) throw new Error('what was read has left the page');
        largest = Math.max(largest, Math.abs(row.getBoundingClientRect().top - top));
      }
    }
    return Math.round(largest * 10) / 10;
  }, steps);
}

/** Resolves once no row has moved for some frames. */
export const resting = (page: Pick<EnginePage, 'evaluate'>, place: Place): Promise<void> =>
  page.evaluate(async ({ host, rows }: Place) => {
    const root = host ? document.querySelector(host)!.shadowRoot! : document;
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    let before = '';
    for (let still = 0, left = 300; still < 8 && left > 0; left -= 1) {
      await frame();
      const now = [...root.querySelectorAll(rows)]
        .map((row) => row.getBoundingClientRect().top)
        .join();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  }, place);

/**
 * Watches the first row that begins in view while something else happens.
 * @returns by how many pixels it has moved in the end
 */
export async function shiftWhile(
  page: EnginePage,
  place: Place,
  happens: () => Promise<unknown>,
): Promise<number> {
  await resting(page, place);
  const before = await page.evaluate(({ host, box, rows }: Place) => {
    const root = host ? document.querySelector(host)!.shadowRoot! : document;
    const edge = box ? document.querySelector(box)!.getBoundingClientRect().top : 110;
    const row = [...root.querySelectorAll(rows)].find(
      (one) => one.getBoundingClientRect().top > edge,
    );
    if (!row) throw new Error(`no ${rows} in view`);
    row.setAttribute('data-read', '');
    return row.getBoundingClientRect().top;
  }, place);
  await happens();
  await resting(page, place);
  return page.evaluate(
    ({ host, top }: { host?: string; top: number }) => {
      const root = host ? document.querySelector(host)!.shadowRoot! : document;
      const row = root.querySelector('[data-read]');
      if (!row) throw new Error('what was read has left the page');
      row.removeAttribute('data-read');
      return Math.round(Math.abs(row.getBoundingClientRect().top - top) * 10) / 10;
    },
    { host: place.host, top: before },
  );
}

/** Makes what stands above higher once a picture in it is loaded, of which nobody knew the size. */
export const loadPictureAbove = (page: EnginePage, place: Place): Promise<void> =>
  page.evaluate(async ({ host, box, rows }: Place) => {
    const root = host ? document.querySelector(host)!.shadowRoot! : document;
    const edge = box ? document.querySelector(box)!.getBoundingClientRect().top : 0;
    const above = [...root.querySelectorAll<HTMLElement>(rows)].findLast(
      (row) => row.getBoundingClientRect().bottom < edge,
    );
    if (!above) throw new Error(`no ${rows} above what is seen`);
    const picture = document.createElement('canvas');
    picture.width = 200;
    picture.height = 170;
    const late = new Image();
    late.style.display = 'block';
    (above.querySelector('td, th') ?? above).append(late);
    late.src = picture.toDataURL();
    await late.decode();
  }, place);
