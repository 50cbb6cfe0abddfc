import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { BLOCK, createRowWindow } from './createRowWindow';
import * as styles from './SearchList.css';

export interface WindowedRowsProps<Item extends { id: string }> {
  items: readonly Item[];
  /** One row; drawn again only for other items or another function. */
  renderRow: (item: Item) => ReactNode;
  /** The box that scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** A list of any length of which only the rows near what is seen are in the page; the room of the others is kept. */
export function WindowedRows<Item extends { id: string }>({
  items,
  renderRow,
  scroller,
}: WindowedRowsProps<Item>) {
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) =>
        items.slice(index * BLOCK, (index + 1) * BLOCK),
      ),
    [items],
  );
  const [rowWindow] = useState(() => createRowWindow(blocks.length));
  const { first, end, before, after } = useSyncExternalStore(
    rowWindow.subscribe,
    rowWindow.getSnapshot,
    rowWindow.getSnapshot,
  );
  useLayoutEffect(() => rowWindow.follow(scroller.current), [rowWindow, scroller]);
  useLayoutEffect(() => rowWindow.setCount(blocks.length), [rowWindow, blocks.length]);
  return (
    <ul className={styles.rows}>
      {before > 0 && <li aria-hidden="true" style={{ blockSize: before }} />}
      {blocks.slice(first, end).map((block, index) => (
        <Block
          key={first + index}
          at={first + index}
          items={block}
          renderRow={renderRow as (item: { id: string }) => ReactNode}
          onHeight={rowWindow.setHeight}
        />
      ))}
      {after > 0 && <li aria-hidden="true" style={{ blockSize: after }} />}
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
  before.at === after.at &&
  before.renderRow === after.renderRow &&
  before.items.length === after.items.length &&
  before.items.every((item, index) => item === after.items[index]);

const Block = memo(function Block({ at, items, renderRow, onHeight }: BlockProps) {
  const first = useRef<HTMLLIElement>(null);
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const [top, bottom] = [
      first.current?.getBoundingClientRect().top,
      last.current?.getBoundingClientRect().bottom,
    ];
    // The last block is rarely full, and says nothing of its height once it is.
    if (top !== undefined && bottom !== undefined && items.length === BLOCK)
      onHeight(at, bottom - top);
  }, [at, items, onHeight]);
  return items.map((item, index) => (
    <li key={item.id} ref={index === 0 ? first : index === items.length - 1 ? last : undefined}>
      {renderRow(item)}
    </li>
  ));
}, isSame);
