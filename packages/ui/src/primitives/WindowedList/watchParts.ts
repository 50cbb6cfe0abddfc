import { observeSize } from '../observeSize';
import { mountOnDemand } from './mountOnDemand';
import { scrollerOf } from './scrollerOf';

/**
 * How far beyond what is seen parts stay in the page, in px: as far as one flings within a quarter
 * of a second.
 */
const BEYOND = 1_500;

/** Where a part of a list is. */
export interface PartPosition {
  part: HTMLElement;
  isNear: boolean;
  isInView: boolean;
  /** In px. */
  height: number;
}

/** What is reported of the parts of a list. */
export interface PartsListener {
  onPositions(positions: readonly PartPosition[]): void;
  /** The list has another width: no height holds any longer. */
  onWidth(): void;
}

const near = (part: HTMLElement): PartPosition => ({
  part,
  isNear: true,
  isInView: true,
  height: 0,
});

/** A busy browser reports at once where a part was in several frames: only the last still holds. */
const lastOfEach = (entries: readonly IntersectionObserverEntry[]) => [
  ...new Map(entries.map((entry) => [entry.target, entry])).values(),
];

/** Watches which parts of a list are near what is seen, or needed wherever they are. */
export function watchParts(list: HTMLElement, listener: PartsListener) {
  const scroller = scrollerOf(list);
  const isPage = scroller === document.scrollingElement;
  const watched = new Set<HTMLElement>();
  const stopping = new AbortController();

  /** What is seen of the page or the box. */
  const view = () =>
    isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const positionOf = (
    part: HTMLElement,
    { top, bottom, height }: DOMRectReadOnly,
  ): PartPosition => {
    const seen = view();
    return {
      part,
      isNear: bottom > seen.top - BEYOND && top < seen.bottom + BEYOND,
      isInView: bottom > seen.top && top < seen.bottom,
      height,
    };
  };
  // Hidden with all around it, a part says nothing of where it will be.
  const isHidden = ({ width, height }: DOMRectReadOnly) => width === 0 && height === 0;

  // Without a browser that reports it, and in a frame, where browsers may report what is seen but
  // not what is near it, every part stays.
  const observer =
    typeof IntersectionObserver === 'undefined' || window.top !== window
      ? undefined
      : new IntersectionObserver(
          (entries) =>
            listener.onPositions(
              lastOfEach(
                entries.filter(({ boundingClientRect }) => !isHidden(boundingClientRect)),
              ).map(({ target, isIntersecting, boundingClientRect }) => ({
                ...positionOf(target as HTMLElement, boundingClientRect),
                isNear: isIntersecting,
              })),
            ),
          { root: isPage ? null : scroller, rootMargin: `${BEYOND}px 0px` },
        );

  /** A browser reports each part that it is to watch, also one that has not moved. */
  const lookAgain = () => {
    for (const part of watched) {
      observer?.unobserve(part);
      observer?.observe(part);
    }
  };
  const bring = (parts: readonly HTMLElement[]) => listener.onPositions(parts.map(near));
  if (observer) mountOnDemand(list, watched, { bring, release: lookAgain }, stopping.signal);

  const stopWatchingWidth = watchWidth(list, listener.onWidth);

  return {
    /** To be called when parts have come or gone: says at once which new ones are in view. */
    update() {
      const parts = new Set([...list.children] as HTMLElement[]);
      for (const part of watched)
        if (!parts.has(part)) {
          watched.delete(part);
          observer?.unobserve(part);
        }
      const added = [...parts].filter((part) => !watched.has(part));
      for (const part of added) {
        watched.add(part);
        observer?.observe(part);
      }
      listener.onPositions(
        added
          .map((part) => {
            const box = part.getBoundingClientRect();
            return observer && !isHidden(box) ? positionOf(part, box) : near(part);
          })
          .filter(({ isInView }) => isInView),
      );
    },
    stop() {
      stopping.abort();
      observer?.disconnect();
      stopWatchingWidth();
    },
  };
}

function watchWidth(list: HTMLElement, onWidth: () => void): () => void {
  let width = list.clientWidth;
  return observeSize(list, () => {
    if (list.clientWidth === width) return;
    width = list.clientWidth;
    onWidth();
  });
}
