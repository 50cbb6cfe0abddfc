import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import * as styles from './SearchList.css';

/** Rows that are drawn, measured and dropped together. */
const BLOCK = 25;
/** Height of a block that has not been drawn yet, in px. */
const BLOCK_HEIGHT = BLOCK * 60;
/** How far beyond what is seen rows are drawn, in px: further than one turn of a wheel or one Page Down. */
const BEYOND = 1_200;

interface Span {
  first: number;
  /** Not drawn any more. */
  end: number;
}

export interface WindowedRowsProps<Item extends { id: string }> {
  items: readonly Item[];
  /** One row; drawn again only for other items or another function. */
  renderRow: (item: Item) => ReactNode;
  /** The box that scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** A list of any length of which only the rows near what is seen are in the page; the room of the others is kept. */
export function WindowedRows<Item extends { id: string }>({ items, renderRow, scroller }: WindowedRowsProps<Item>) {
  const blocks = useMemo(() => Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) => items.slice(index * BLOCK, (index + 1) * BLOCK)), [items]);
  const heights = useRef(new Map<number, number>());
  const [span, setSpan] = useState<Span>({ first: 0, end: 2 });
  const heightOf = (block: number) => heights.current.get(block) ?? BLOCK_HEIGHT;
  const total = (from: number, to: number) => {
    let sum = 0;
    for (let block = from; block < to; block += 1) sum += heightOf(block);
    return sum;
  };

  const count = blocks.length;
  const look = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const [top, bottom] = [box.scrollTop - BEYOND, box.scrollTop + box.clientHeight + BEYOND];
    let [first, end, at] = [0, 0, 0];
    for (let block = 0; block < count; block += 1) {
      const next = at + (heights.current.get(block) ?? BLOCK_HEIGHT);
      if (next < top) first = block + 1;
      if (at <= bottom) end = block + 1;
      at = next;
    }
    const start = Math.min(first, Math.max(0, count - 1));
    setSpan((before) => (before.first === start && before.end === end ? before : { first: start, end }));
  }, [count, scroller]);

  useLayoutEffect(() => {
    const box = scroller.current;
    look();
    box?.addEventListener('scroll', look, { passive: true });
    return () => box?.removeEventListener('scroll', look);
  }, [look, scroller]);

  const measure = useCallback((block: number, height: number) => {
    if (height > 0) heights.current.set(block, height);
  }, []);
  const end = Math.min(span.end, count);
  const first = Math.min(span.first, end);
  return (
    <ul className={styles.rows}>
      {first > 0 && <li aria-hidden="true" style={{ blockSize: total(0, first) }} />}
      {blocks.slice(first, end).map((block, index) => (
        <Block key={first + index} at={first + index} items={block} renderRow={renderRow as (item: { id: string }) => ReactNode} onHeight={measure} />
      ))}
      {end < count && <li aria-hidden="true" style={{ blockSize: total(end, count) }} />}
    </ul>
  );
}

interface BlockProps {
  at: number;
  items: readonly { id: string }[];
  renderRow: (item: { id: string }) => ReactNode;
  onHeight: (block: number, height: number) => void;
}

const isSame = (before: BlockProps, after: BlockProps) =>
  before.at === after.at && before.renderRow === after.renderRow && before.items.length === after.items.length && before.items.every((item, index) => item === after.items[index]);

const Block = memo(function Block({ at, items, renderRow, onHeight }: BlockProps) {
  const first = useRef<HTMLLIElement>(null);
  const last = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const [top, bottom] = [first.current?.getBoundingClientRect(), last.current?.getBoundingClientRect()];
    // The last block is rarely full, and says nothing of its height once it is.
    if (top && bottom && items.length === BLOCK) onHeight(at, bottom.bottom - top.top);
  }, [at, items, onHeight]);
  return items.map((item, index) => (
    <li key={item.id} ref={index === 0 ? first : index === items.length - 1 ? last : undefined}>
      {renderRow(item)}
    </li>
  ));
}, isSame);
