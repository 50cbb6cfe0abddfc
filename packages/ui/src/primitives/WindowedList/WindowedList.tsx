import {
  Fragment,
  memo,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { observeSize } from '../observeSize';
import { ScrollAnchor } from '../ScrollAnchor';
import { firstInView } from './firstInView';
import { groupRows, type RowGroup } from './groupRows';
import { recallGroups } from './rememberedParts';
import { scrollerOf } from './scrollerOf';
import { useEndKeys } from './useEndKeys';
import { ROW_HEIGHT, useNearParts } from './useNearParts';

/** Props of {@link WindowedList}. */
export interface WindowedListProps<Item extends { id: string }> {
  /** The rows in order; `id` is unique among them. */
  items: readonly Item[];
  /** One row or card; drawn again only for another item or another function. */
  renderItem: (item: Item) => ReactNode;
  /** Name of the list for assistive technology; without one its items are no list to it. */
  label?: string;
  /**
   * So many items enter and leave the page together, in px of height about one screen: each part is
   * watched by the browser, and drawn in one go.
   */
  partSize: number;
  /** Items stand in so many columns, and each part holds whole rows of them. @default 1 */
  columns?: number;
  /** What a row is taken to be high before one is measured, in px. */
  rowHeight: number;
  /** Id of an item that is in the page wherever it stands, such as one that a link leads to. */
  keptId?: string;
  /** True while the end is to stay in view, whatever is added to it. */
  follows?: { readonly current: boolean };
  /** Class of the list. */
  className?: string;
  /** Class of each part, which stands above the next in plain flow; with gaps as its padding. */
  partClassName?: string;
  /** Class of each item of a list with a label. */
  itemClassName?: string;
  /** Told of the element of each item of a list with a label, and of null when it leaves. */
  rowRef?: (id: string, element: Element | null) => void;
  /** The list itself. A generic component cannot forward `ref`. */
  rootRef?: Ref<HTMLDivElement>;
}

/**
 * A list of any length, in a page or in a box that scrolls, with rows of any height. Items far from
 * what is seen leave the page and come back as they are neared, or when they are to be selected,
 * copied, printed or found; their room is held at the height they had.
 */
export function WindowedList<Item extends { id: string }>({
  items,
  renderItem,
  label,
  partSize,
  columns = 1,
  rowHeight,
  keptId,
  follows,
  className,
  partClassName,
  itemClassName,
  rowRef,
  rootRef,
}: WindowedListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(rootRef, () => list.current as HTMLDivElement, []);
  const [box] = useState(() => ({
    get current() {
      return list.current && scrollerOf(list.current);
    },
  }));
  const size = Math.ceil(partSize / columns) * columns;
  // Rows of one kind are of the same height wherever they are.
  const kind = [label, size, columns, rowHeight].join();
  const groups = useGroups(items, size, columns > 1, kind);
  const { part, use } = useNearParts(list, kind, groups);
  useEndKeys(list, items.length);
  const byId = new Map(items.map((item, at) => [item.id, { item, at }]));
  return (
    <ScrollAnchor
      box={box}
      rows="[data-part] > *"
      observe={observeSize}
      follows={follows}
      find={firstInView}
    >
      {/* Nothing is done here: it only listens to what happens inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={list}
        role={label === undefined ? undefined : 'list'}
        aria-label={label}
        className={className}
        style={{ [ROW_HEIGHT]: `${rowHeight}px` } as CSSProperties}
        onClickCapture={({ target }) => use(target)}
        onFocusCapture={({ target }) => use(target)}
      >
        {groups.map((group, at) => {
          const { key, ids } = group;
          const rows = Math.ceil(ids.length / columns);
          const { isNear, height } = part(group, at);
          const isMounted = isNear || (keptId !== undefined && ids.includes(keptId));
          return (
            <Part
              key={key}
              id={key}
              items={ids.flatMap((id) => byId.get(id)?.item ?? [])}
              from={label === undefined ? undefined : byId.get(ids[0] as string)?.at}
              count={items.length}
              rows={rows}
              height={isMounted ? undefined : (height ?? `calc(${rows} * var(${ROW_HEIGHT}))`)}
              renderItem={renderItem as (item: { id: string }) => ReactNode}
              className={partClassName}
              itemClassName={itemClassName}
              rowRef={rowRef}
            />
          );
        })}
      </div>
    </ScrollAnchor>
  );
}

/**
 * Items by parts, those that the list had when it was there before. In columns they move on when
 * others come before them, as rows are to be full.
 */
function useGroups(
  items: readonly { id: string }[],
  size: number,
  isGrid: boolean,
  kind: string,
): readonly RowGroup[] {
  const ids = items.map(({ id }) => id);
  const group = (before?: readonly RowGroup[]): RowGroup[] =>
    isGrid
      ? Array.from({ length: Math.ceil(ids.length / size) }, (_, key) => ({
          key,
          ids: ids.slice(key * size, (key + 1) * size),
        }))
      : groupRows(ids, size, before);
  const [known, setKnown] = useState(() => ({
    ids,
    size,
    groups: group(recallGroups(kind, ids)),
  }));
  const isKnown =
    size === known.size &&
    ids.length === known.ids.length &&
    ids.every((id, index) => id === known.ids[index]);
  if (!isKnown) setKnown({ ids, size, groups: group(known.groups) });
  return known.groups;
}

interface PartProps {
  id: number;
  items: readonly { id: string }[];
  /** Place of the first item in a list with a label. */
  from?: number;
  /** Items of the whole list. */
  count: number;
  rows: number;
  /** Of a part that is away: in px, or as a style. */
  height?: number | string;
  renderItem: (item: { id: string }) => ReactNode;
  className?: string;
  itemClassName?: string;
  rowRef?: WindowedListProps<{ id: string }>['rowRef'];
}

const isSame = (before: PartProps, after: PartProps) =>
  before.from === after.from &&
  before.count === after.count &&
  before.height === after.height &&
  before.renderItem === after.renderItem &&
  before.rowRef === after.rowRef &&
  before.className === after.className &&
  before.items.length === after.items.length &&
  before.items.every((item, index) => item === after.items[index]);

const Part = memo(function Part({
  id,
  items,
  from,
  count,
  rows,
  height,
  renderItem,
  className,
  itemClassName,
  rowRef,
}: PartProps) {
  return (
    <div
      role={from === undefined ? undefined : 'none'}
      data-part={id}
      data-rows={rows}
      className={className}
      style={height === undefined ? undefined : { blockSize: height }}
    >
      {height === undefined &&
        items.map((item, index) =>
          from === undefined ? (
            <Fragment key={item.id}>{renderItem(item)}</Fragment>
          ) : (
            <div
              key={item.id}
              ref={rowRef && ((element) => rowRef(item.id, element))}
              role="listitem"
              aria-setsize={count}
              aria-posinset={from + index + 1}
              className={itemClassName}
            >
              {renderItem(item)}
            </div>
          ),
        )}
    </div>
  );
}, isSame);
