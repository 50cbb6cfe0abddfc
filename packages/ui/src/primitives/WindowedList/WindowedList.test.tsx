import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowedList, type WindowedListProps } from './WindowedList';

const HEIGHT = 300;
/** Far enough for every part to be out of sight. */
const FAR = 90_000;

/**
 * Stands in for the browser: parts of 300 px stand one below the other, and it tells of every part
 * that it watches where it is, and again of those it is asked about anew.
 */
let scrollTo: (top: number, size?: { width: number; height: number }) => void = () => {};
/** Scrolls through these places before the browser tells of them, in one report or in several. */
let scrollThrough: (
  tops: readonly number[],
  reports?: 'one report' | 'several reports',
) => void = () => {};
let widen: (width: number) => void = () => {};
const watched = new Set<Element>();

beforeEach(() => {
  let report = (_entries: object[]) => {};
  let entriesOf = (_parts: Iterable<Element>): object[] => [];
  const tell = (parts: Iterable<Element>) => act(() => report(entriesOf(parts)));
  let place = { top: 0, width: 600, height: HEIGHT };
  const boxOf = (part: Element) => {
    const top = place.top + [...(part.parentElement?.children ?? [])].indexOf(part) * place.height;
    return new DOMRect(0, top, place.width, place.height);
  };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    const part = this.closest('[data-part]');
    return part ? boxOf(part) : new DOMRect();
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
        const beyond = Number.parseInt(rootMargin, 10);
        report = heard;
        entriesOf = (parts) =>
          [...parts].map((target) => {
            const boundingClientRect = boxOf(target);
            const { top, bottom } = boundingClientRect;
            const isIntersecting = top < window.innerHeight + beyond && bottom > -beyond;
            return { target, isIntersecting, boundingClientRect };
          });
      }
      observe = (part: Element) => watched.add(part);
      unobserve = (part: Element) => {
        watched.delete(part);
        queueMicrotask(() => tell([part]));
      };
      disconnect() {
        watched.clear();
      }
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observed = new Set<Element>();
      constructor(heard: (entries: unknown[]) => void) {
        widen = (width) => {
          vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
          const contentRect = new DOMRect(0, 0, width);
          act(() => heard([...this.observed].map((target) => ({ target, contentRect }))));
        };
      }
      observe = (element: Element) => this.observed.add(element);
      unobserve() {}
      disconnect() {}
    },
  );
  widen = () => {};
  scrollTo = (top, size = { width: 600, height: HEIGHT }) => {
    place = { top: -top, ...size };
    tell(watched);
  };
  scrollThrough = (tops, reports = 'one report') => {
    const entries = tops.map((top) => {
      place = { top: -top, width: 600, height: HEIGHT };
      return entriesOf(watched);
    });
    act(() =>
      (reports === 'one report' ? [entries.flat()] : entries).forEach((some) => report(some)),
    );
  };
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows = (count: number) => Array.from({ length: count }, (_, row) => ({ id: `${row}` }));
const renderItem = ({ id }: { id: string }) => <button type="button">Row {id}</button>;
const list = (props: Partial<WindowedListProps<{ id: string }>> = {}) => (
  <WindowedList
    label="Rows"
    items={rows(8)}
    renderItem={renderItem}
    partSize={2}
    rowHeight={90}
    {...props}
  />
);
const row = (id: number) => screen.queryByRole('button', { name: `Row ${id}` });
const part = (at: number) => screen.getByRole('list').children[at] as HTMLElement;
const rowHeight = () => screen.getByRole('list').style.getPropertyValue('--clubline-row-height');
const press = (key: string, held = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held }));

test('parts far away leave the page, keep their room, and are back once near or in view', () => {
  render(list());
  expect(row(0)).toBeTruthy();
  scrollTo(FAR);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(part(0).style.blockSize).toBe('300px');
  scrollTo(1_400);
  expect(row(0)).toBeTruthy();
  expect(part(0).style.blockSize).toBe('');
  scrollTo(FAR);
  scrollTo(0);
  expect(row(0)).toBeTruthy();
});

test.each(['one report', 'several reports'] as const)(
  'where a part was does not hold over where it is, when %s tell of both',
  (reports) => {
    render(list());
    scrollTo(FAR);
    scrollThrough([FAR, 0], reports);
    expect(row(0)).toBeTruthy();
    scrollThrough([0, FAR], reports);
    expect(row(0)).toBeNull();
  },
);

test('parts of a long list that were never near take the room that others let expect', () => {
  render(list({ items: rows(40) }));
  expect(row(39)).toBeNull();
  expect(part(19).style.blockSize).toBe('calc(2 * var(--clubline-row-height))');
  // The mean of those in the page.
  expect(rowHeight()).toBe('150px');
});

test('items know how many there are and which they are; without a name there is no list', () => {
  const { rerender } = render(list());
  const [, second] = screen.getAllByRole('listitem');
  expect(second?.getAttribute('aria-posinset')).toBe('2');
  expect(second?.getAttribute('aria-setsize')).toBe('8');
  rerender(list({ label: undefined }));
  expect(screen.queryByRole('list')).toBeNull();
});

test('what somebody has used stays', async () => {
  render(list());
  await userEvent.click(row(1) as HTMLElement);
  act(() => row(1)?.blur());
  scrollTo(FAR);
  expect(row(1)).toBeTruthy();
  expect(row(2)).toBeNull();
});

test('what has had the focus stays', async () => {
  render(list());
  await userEvent.tab();
  expect(document.activeElement).toBe(row(0));
  act(() => row(0)?.blur());
  scrollTo(FAR);
  expect(row(0)).toBeTruthy();
});

test('Tab goes on with the next row from one that is out of sight', async () => {
  render(list());
  act(() => row(1)?.focus());
  scrollTo(FAR);
  expect(row(2)).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(row(2));
});

test('selected text stays, and goes once nothing of it is selected', async () => {
  render(list());
  act(() => document.getSelection()?.selectAllChildren(part(0)));
  fireEvent(document, new Event('selectionchange'));
  scrollTo(FAR);
  expect(row(0)).toBeTruthy();
  expect(row(2)).toBeNull();
  document.getSelection()?.removeAllRanges();
  await act(async () => void fireEvent(document, new Event('selectionchange')));
  expect(row(0)).toBeNull();
});

test('a selection brings back what it reaches over, so that all of it is copied', () => {
  render(list());
  scrollTo(FAR);
  document.getSelection()?.selectAllChildren(screen.getByRole('list'));
  act(() => void fireEvent(document, new Event('selectionchange')));
  expect(screen.getAllByRole('button')).toHaveLength(8);
});

test.each([
  ['Ctrl+F', 'f', { ctrlKey: true }],
  ['Cmd+F', 'F', { metaKey: true }],
  ['F3', 'F3', {}],
])('%s brings all parts back, so that the browser finds what they say', (_, key, held) => {
  render(list());
  scrollTo(FAR);
  press('f');
  expect(row(0)).toBeNull();
  press(key, held);
  expect(screen.getAllByRole('button')).toHaveLength(8);
});

test('an item that is to be kept is there wherever it stands', () => {
  render(list({ keptId: '5' }));
  scrollTo(FAR);
  expect(row(5)).toBeTruthy();
  expect(row(1)).toBeNull();
});

test('all parts are there to be printed, and leave again afterwards', async () => {
  render(list());
  scrollTo(FAR);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('button')).toHaveLength(8);
  await act(async () => void fireEvent(window, new Event('afterprint')));
  expect(row(0)).toBeNull();
});

test('at another width parts that are away take the room that those in the page let expect', () => {
  render(list());
  scrollTo(0);
  act(() => row(0)?.focus());
  scrollTo(FAR);
  expect(part(3).style.blockSize).toBe('300px');
  scrollTo(FAR, { width: 300, height: 500 });
  widen(300);
  expect(part(3).style.blockSize).toBe('calc(2 * var(--clubline-row-height))');
  expect(rowHeight()).toBe('250px');
});

test('what is hidden with all around it keeps its children', () => {
  render(list());
  scrollTo(0);
  scrollTo(0, { width: 0, height: 0 });
  expect(row(7)).toBeTruthy();
});

test('items put in front leave all others where they were', () => {
  const { rerender } = render(list());
  const before = row(3);
  rerender(list({ items: [{ id: '100' }, ...rows(8)] }));
  expect(row(3)).toBe(before);
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('Row 100');
});

test('in columns only whole rows come and go', () => {
  render(list({ items: rows(14), columns: 3, partSize: 4 }));
  expect([...screen.getByRole('list').children].map(({ children }) => children.length)).toEqual([
    6, 6, 2,
  ]);
});

test('in a frame all parts stay', () => {
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);
  render(list({ items: rows(40) }));
  expect(screen.getAllByRole('button')).toHaveLength(40);
  expect(watched.size).toBe(0);
});

test('a list that is gone is watched no longer', () => {
  const { unmount } = render(list());
  expect(watched.size).toBe(4);
  unmount();
  expect(watched.size).toBe(0);
});

const manyRows = (from: number, count: number) => rows(from + count).slice(from);

test('a list that is there again has all its room at once, seen before or not', () => {
  const first = render(list({ items: manyRows(100, 40) }));
  expect(part(19).style.blockSize).toBe('calc(2 * var(--clubline-row-height))');
  first.unmount();
  render(list({ items: manyRows(100, 40) }));
  expect(part(5).style.blockSize).toBe('300px');
  expect(part(19).style.blockSize).toBe('300px');
});

test('it is cut into the parts that it had, whatever has been put in front meanwhile', () => {
  const first = render(list({ items: manyRows(201, 40) }));
  first.rerender(list({ items: manyRows(200, 41) }));
  first.unmount();
  render(list({ items: manyRows(200, 41) }));
  const rowsOf = [...screen.getByRole('list').children].map(({ children }) => children.length);
  expect(rowsOf.slice(0, 3)).toEqual([1, 2, 2]);
  expect(part(19).style.blockSize).toBe('300px');
});

test('at another width, with other rows or of another kind it has no room from before', () => {
  const first = render(list({ items: manyRows(300, 40) }));
  first.unmount();
  const { rerender } = render(list({ items: manyRows(300, 40), label: 'Others' }));
  expect(part(19).style.blockSize).toBe('calc(2 * var(--clubline-row-height))');
  rerender(<p>Nothing</p>);
  const others = [...manyRows(300, 39), { id: 'other' }];
  rerender(list({ items: others }));
  expect(part(18).style.blockSize).toBe('300px');
  expect(part(19).style.blockSize).toBe('calc(2 * var(--clubline-row-height))');
  rerender(<p>Nothing</p>);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  rerender(list({ items: others }));
  expect(part(18).style.blockSize).toBe('calc(2 * var(--clubline-row-height))');
});

/** Something gets its height late: the page is so high now. */
const grow = (height: number) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  widen(600 + height);
};
const page = document.documentElement;

test('End leads to the end, and keeps it in view while rows get their height late', () => {
  render(list());
  grow(9_000);
  press('End');
  expect(page.scrollTop).toBe(9_000);
  scrollTo(9_000);
  grow(9_500);
  expect(page.scrollTop).toBe(9_500);
  press('Home');
  expect(page.scrollTop).toBe(0);
  scrollTo(0);
  grow(9_600);
  expect(page.scrollTop).toBe(0);
});

test('the end is let go of when somebody scrolls on, and when rows are added to it', () => {
  const { rerender } = render(list());
  grow(9_000);
  press('End');
  scrollTo(9_000);
  fireEvent.wheel(window);
  grow(9_500);
  expect(page.scrollTop).toBe(9_000);
  press('End');
  scrollTo(9_500);
  rerender(list({ items: rows(9) }));
  grow(9_700);
  expect(page.scrollTop).toBe(9_500);
});

test('Home and End are left to fields, and to browsers that hold what one reads', () => {
  page.scrollTop = 40;
  const { rerender } = render(
    <>
      {list()}
      <input aria-label="Words" />
    </>,
  );
  const words = screen.getByRole('textbox');
  expect(fireEvent.keyDown(words, { key: 'Home' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'Home', shiftKey: true })).toBe(true);
  rerender(<p>Nothing</p>);
  const style = getComputedStyle(page);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ ...style, overflowAnchor: 'auto' });
  rerender(list());
  expect(fireEvent.keyDown(document.body, { key: 'Home' })).toBe(true);
  expect(page.scrollTop).toBe(40);
});
