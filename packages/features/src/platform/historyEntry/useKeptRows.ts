import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Clock } from '../environment';
import { useClubline } from '../provider';
import { scrolledBy, type ScrollsIn } from './scrolledBy';

/** Browsers take 100 changes of an entry in half a minute; whoever scrolls makes more. */
const KEEP_EVERY_MS = 400;

/** Once it has stood still for so many frames, the row is there. */
const FRAMES_STILL = 4;
/** The end of a page may be nearer than where the row was. */
const MOST_FRAMES = 40;

/** The row that is read, and how far below the upper edge of what is seen it begins, in px. */
interface ScrollAnchor {
  id: string;
  top: number;
}

/** What is kept of a list: how many rows are shown, and which one is read. */
interface Kept {
  count: number;
  anchor: ScrollAnchor | null;
}

function readKept(value: unknown, pageSize: number): Kept {
  const { count, anchor } = (value ?? {}) as { count?: unknown; anchor?: Partial<ScrollAnchor> };
  const isAnchor = typeof anchor?.id === 'string' && typeof anchor.top === 'number';
  return {
    count: Number.isSafeInteger(count) ? Math.max(pageSize, count as number) : pageSize,
    anchor: isAnchor ? (anchor as ScrollAnchor) : null,
  };
}

export interface KeptRowsOptions {
  /** What the list is called among those of the page. */
  list: string;
  /** Rows shown at first. */
  pageSize: number;
  /** The list, or what holds it. */
  box: RefObject<Element | null>;
  /** What the list scrolls with. @default 'page' */
  scrollsIn?: ScrollsIn;
  /** Rows that are shown, where that is what has been loaded, and not `count`. */
  shown?: number;
  /** What was kept elsewhere, taken up where the entry of the history keeps nothing. */
  from?: unknown;
  /** The row that a link leads to, whatever is kept. */
  leadsTo?: ScrollAnchor | undefined;
  /** Something else leads to a row, such as a link: only the count is taken up again. */
  isLedElsewhere?: boolean;
}

/** How many rows are shown, and where they are read. */
export interface KeptRows {
  count: number;
  setCount: (count: number) => void;
  /** What is kept now, for a link that leads back here by another entry. */
  read: () => Kept;
  /** The row that going back or a reload leads to; null once it is there. */
  anchorId: string | null;
  /** Told of each row's element, and of null when it leaves the page. */
  rowRef: (id: string, element: Element | null) => void;
}

/**
 * Keeps with the entry of the history how many rows of a list are shown and which one is read:
 * going back and a reload lead there, a link to the same page begins at its top.
 */
export function useKeptRows(options: KeptRowsOptions): KeptRows {
  const { list, pageSize, box, scrollsIn = 'page', from, isLedElsewhere = false } = options;
  const { clock, historyEntry } = useClubline();
  const [kept] = useState(() => readKept(historyEntry?.get(list) ?? from, pageSize));
  const [count, setCount] = useState(kept.count);
  const [anchor, setAnchor] = useState(options.leadsTo ?? (isLedElsewhere ? null : kept.anchor));
  const rows = useRef(new Map<string, Element>());
  const shown = useRef(count);
  useEffect(() => void (shown.current = options.shown ?? count));
  const read = () => ({
    count: shown.current,
    anchor: box.current && firstRead(box.current, rows.current, scrollsIn),
  });
  const latestRead = useRef(read);
  useEffect(() => void (latestRead.current = read));

  useHandScrolling(box, anchor !== null, () => setAnchor(null));

  // After each change: the row may have come with it.
  useEffect(() => {
    const row = anchor && rows.current.get(anchor.id);
    const view = box.current?.ownerDocument.defaultView;
    if (!anchor || !row || !view) return undefined;
    let frame = 0;
    let framesLeft = MOST_FRAMES;
    let framesStill = 0;
    // Rows around it are measured as they come near, which moves it again.
    const lead = () => {
      const scrolled = box.current && scrolledBy(box.current, row, scrollsIn);
      const distance = row.getBoundingClientRect().top - (scrolled?.edge ?? 0) - anchor.top;
      framesStill = Math.abs(distance) < 1 ? framesStill + 1 : 0;
      if (framesStill === 0) scrolled?.scrollBy(distance);
      framesLeft -= 1;
      if (framesStill < FRAMES_STILL && framesLeft > 0) frame = view.requestAnimationFrame(lead);
      else setAnchor(null);
    };
    lead();
    return () => view.cancelAnimationFrame(frame);
  });

  useEffect(() => {
    const page = box.current?.ownerDocument;
    const view = page?.defaultView;
    if (!historyEntry || !page || !view || anchor) return undefined;
    const isPage = scrollsIn === 'page';
    // What scrolls in a box is not said any further.
    const scrolling = { capture: !isPage };
    const keep = () => {
      const now = latestRead.current();
      historyEntry.set(list, now);
      // Two that scroll would be in each other's way.
      if (isPage) historyEntry.setScrollRestoration(now.anchor ? 'manual' : 'auto');
    };
    const scrolls = atOnceAndThenEvery(KEEP_EVERY_MS, clock, keep);
    view.addEventListener('scroll', scrolls.run, { ...scrolling, passive: true });
    // Not every browser says it; and none keeps what is written while a page is being left.
    page.addEventListener('scrollend', keep, scrolling);
    // What is pressed may lead away: then this entry can no longer be changed.
    page.addEventListener('click', keep, { capture: true });
    return () => {
      scrolls.stop();
      view.removeEventListener('scroll', scrolls.run, scrolling);
      page.removeEventListener('scrollend', keep, scrolling);
      page.removeEventListener('click', keep, { capture: true });
      // The entry that comes after takes over what was set for this one.
      if (isPage) historyEntry.setScrollRestoration('auto');
    };
  }, [anchor, box, clock, historyEntry, list, scrollsIn]);

  return {
    count,
    setCount,
    anchorId: anchor?.id ?? null,
    read,
    // One and the same: rows are drawn again for another one.
    rowRef: useCallback((id, element) => {
      if (element) rows.current.set(id, element);
      else rows.current.delete(id);
    }, []),
  };
}

/** Runs at once, since whoever jumps may leave the next moment, and then once in so many ms. */
function atOnceAndThenEvery(ms: number, clock: Clock, task: () => void) {
  let timer: ReturnType<Clock['setTimeout']> | null = null;
  let isDue = false;
  const run = () => {
    isDue = timer !== null;
    if (isDue) return;
    task();
    timer = clock.setTimeout(() => {
      timer = null;
      if (isDue) run();
    }, ms);
  };
  return { run, stop: () => void (timer !== null && clock.clearTimeout(timer)) };
}

/** Whoever scrolls by hand, while one is being led somewhere, wants to be somewhere else. */
function useHandScrolling(box: KeptRowsOptions['box'], isLed: boolean, stop: () => void): void {
  const latestStop = useRef(stop);
  useEffect(() => void (latestStop.current = stop));
  useEffect(() => {
    const page = box.current?.ownerDocument;
    if (!isLed || !page) return undefined;
    const onHand = () => latestStop.current();
    const ways = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
    for (const way of ways) page.addEventListener(way, onHand, { passive: true });
    return () => ways.forEach((way) => page.removeEventListener(way, onHand));
  }, [isLed, box]);
}

/**
 * The first row that begins in view, else the nearest one: rows far away leave the page. Null where
 * the list stands as when it is opened: there is nothing to lead back to.
 */
function firstRead(
  box: Element,
  rows: ReadonlyMap<string, Element>,
  how: ScrollsIn,
): ScrollAnchor | null {
  // Rows say that they have left the page a little after they have.
  const present = [...rows].filter(([, element]) => element.isConnected);
  const list = scrolledBy(box, present[0]?.[1], how);
  if (!list || list.isAtRest) return null;
  const all = present
    .map(([id, element]) => ({ id, top: element.getBoundingClientRect().top - list.edge }))
    .toSorted((one, other) => one.top - other.top);
  return all.find(({ top }) => top >= 0) ?? all.at(-1) ?? null;
}
