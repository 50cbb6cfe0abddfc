import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { RowGroup } from './groupRows';
import { recallHeight, rememberPart } from './rememberedParts';
import { selectedRange } from './selectedRange';
import { watchParts, type PartPosition } from './watchParts';

/** So many parts are in the page before anything is known of where they are. */
const FIRST_PARTS = 3;

interface Part {
  isNear: boolean;
  /** As last seen at this width, in px. */
  height?: number;
}

/** Custom property of the list: what a row that was never in the page is taken to be high. */
export const ROW_HEIGHT = '--clubline-row-height';

const keyOf = (part: HTMLElement) => Number(part.dataset.part);
const rowsIn = (part: HTMLElement) => Number(part.dataset.rows);

const partsOf = (list: Element) => [...list.children] as HTMLElement[];

/** What a row is high in the parts that are in the page, in px; 0 where nothing is laid out. */
function meanRowHeight(list: Element): number {
  let [height, rows] = [0, 0];
  for (const part of partsOf(list)) {
    if (part.childElementCount === 0) continue;
    height += part.getBoundingClientRect().height;
    rows += rowsIn(part);
  }
  return rows > 0 ? height / rows : 0;
}

/**
 * Which parts of a list are in the page: those near what is seen, and those that somebody has used,
 * focused or selected text in, so that nothing they opened or wrote is lost. What they were high is
 * remembered by the `kind` of the list.
 */
export function useNearParts(
  list: RefObject<HTMLElement | null>,
  kind: string,
  groups: readonly RowGroup[],
) {
  const [parts, setParts] = useState<ReadonlyMap<number, Part>>(() => new Map());
  /** Of the list, in px, once it is there. */
  const [width, setWidth] = useState<number>();
  const [used] = useState(() => new Set<number>());
  const watcher = useRef<ReturnType<typeof watchParts>>(undefined);

  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const isNeeded = (part: HTMLElement) =>
      used.has(keyOf(part)) ||
      selectedRange()?.intersectsNode(part) ||
      part.contains(document.activeElement);
    const change = (positions: readonly PartPosition[]) => {
      if (positions.length === 0) return;
      // Looked up as late as can be: what is only near waits for whatever the page does just now.
      setParts((before) => {
        const after = new Map(before);
        for (const { part, isNear, height } of positions)
          after.set(keyOf(part), {
            isNear: isNear || Boolean(isNeeded(part)),
            height: part.childElementCount > 0 ? height : before.get(keyOf(part))?.height,
          });
        return after;
      });
    };
    // Not as state: whoever leads to a row right after the first commit is to find it in its place.
    const estimate = () => {
      const mean = meanRowHeight(current);
      if (mean > 0) current.style.setProperty(ROW_HEIGHT, `${mean}px`);
    };
    estimate();
    // No height is drawn that was remembered at another width.
    // oxlint-disable-next-line react/set-state-in-effect
    setWidth(current.clientWidth);
    watcher.current = watchParts(current, {
      onPositions(positions) {
        const isUrgent = ({ isNear, isInView }: PartPosition) => isNear && isInView;
        change(positions.filter(isUrgent));
        startTransition(() => change(positions.filter((position) => !isUrgent(position))));
      },
      onWidth() {
        estimate();
        setWidth(current.clientWidth);
        setParts((before) => new Map([...before].map(([key, { isNear }]) => [key, { isNear }])));
      },
    });
    return () => watcher.current?.stop();
  }, [list, used]);
  useLayoutEffect(() => watcher.current?.update());
  useRemembering(list, kind, groups);

  return {
    /** The part of these rows, which stands at this place in the list. */
    part({ key, ids }: RowGroup, at: number): Part {
      const { isNear, height } = parts.get(key) ?? { isNear: at < FIRST_PARTS };
      return { isNear, height: height ?? (isNear ? undefined : recallHeight(kind, ids, width)) };
    },
    /** Keeps the part that this happened in. */
    use(target: EventTarget) {
      for (const part of list.current ? partsOf(list.current) : [])
        if (part.contains(target as Node)) used.add(keyOf(part));
    },
  };
}

/** Remembers what the parts are high when the list leaves the page. */
function useRemembering(
  list: RefObject<HTMLElement | null>,
  kind: string,
  groups: readonly RowGroup[],
) {
  const latest = useRef({ kind, groups });
  useLayoutEffect(() => void (latest.current = { kind, groups }));
  useLayoutEffect(() => {
    const { current } = list;
    return () => {
      if (!current) return;
      const width = current.clientWidth;
      const idsOf = new Map(latest.current.groups.map(({ key, ids }) => [key, ids]));
      for (const part of partsOf(current)) {
        const ids = idsOf.get(keyOf(part));
        const { height } = part.getBoundingClientRect();
        if (ids && height > 0) rememberPart(latest.current.kind, { ids, height, width });
      }
    };
  }, [list]);
}
