import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observeSize } from '../observeSize';
import { ScrollAnchor } from './ScrollAnchor';

const ROW = 50;
/** The row that has become higher than the others, and by how much. */
let late = { id: '', height: 0 };
/** How wide the box is, and how high what stands in it above the rows. */
let width = 300;
let head = 0;
let resize: () => void = () => {};
/** Another size each time. */
let step = 0;

// The test page has no layout: rows of 50 px stand in for it.
beforeEach(() => {
  late = { id: '', height: 0 };
  width = 300;
  head = 0;
  const heightOf = (row: Element) => ROW + (row.textContent === late.id ? late.height : 0);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    if (this.role === 'log') return new DOMRect(0, 100, 300, 200);
    const rows = screen.queryAllByRole('listitem');
    const before = rows.slice(0, Math.max(0, rows.indexOf(this)));
    const own = rows.includes(this) ? [this] : rows;
    const sum = (some: Element[]) => some.reduce((height, row) => height + heightOf(row), 0);
    return new DOMRect(0, 100 - log().scrollTop + head + sum(before), 300, sum(own));
  });
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(
    () => screen.queryAllByRole('listitem').length * ROW,
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observed = new Set<Element>();
      constructor(heard: (entries: unknown[]) => void) {
        resize = () =>
          act(() => {
            step += 1;
            heard(
              [...this.observed].map((target) => ({
                target,
                contentRect: new DOMRect(0, 0, step),
              })),
            );
          });
      }
      observe = (element: Element) => this.observed.add(element);
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const log = () => screen.getByRole('log');
const scrollTo = (top: number) => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};
function Log({ ids, follows }: { ids: readonly number[]; follows?: { current: boolean } }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <ScrollAnchor box={box} rows="li" observe={observeSize} follows={follows}>
      <div ref={box} role="log">
        <ul>
          {ids.map((id) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
      </div>
    </ScrollAnchor>
  );
}
const upTo = (count: number, from = 0) =>
  Array.from({ length: count - from }, (_, index) => from + index);

test('rows put in front move nothing, even at the very top', () => {
  const { rerender } = render(<Log ids={upTo(20, 10)} />);
  rerender(<Log ids={upTo(20)} />);
  expect(log().scrollTop).toBe(10 * ROW);
});

test('rows that are added below or taken away above move nothing', () => {
  const { rerender } = render(<Log ids={upTo(20)} />);
  scrollTo(8 * ROW + 10);
  rerender(<Log ids={upTo(40)} />);
  expect(log().scrollTop).toBe(8 * ROW + 10);
  rerender(<Log ids={upTo(40, 3)} />);
  expect(log().scrollTop).toBe(5 * ROW + 10);
});

test('a row above that becomes higher late moves nothing; one below does not either', () => {
  render(<Log ids={upTo(20)} />);
  scrollTo(8 * ROW + 10);
  late = { id: '2', height: 120 };
  resize();
  expect(log().scrollTop).toBe(8 * ROW + 10 + 120);
  late = { id: '15', height: 120 };
  resize();
  expect(log().scrollTop).toBe(8 * ROW + 10);
});

test('at another width the row that is read stays, and who is at the very top stays there', () => {
  render(<Log ids={upTo(20)} />);
  head = 120;
  width = 200;
  resize();
  expect(log().scrollTop).toBe(0);
  scrollTo(8 * ROW);
  head = 200;
  width = 100;
  resize();
  expect(log().scrollTop).toBe(8 * ROW + 80);
});

test('a change that comes together with a turn of the wheel is put right too', () => {
  render(<Log ids={upTo(20)} />);
  scrollTo(10 * ROW);
  late = { id: '2', height: 120 };
  scrollTo(10 * ROW - 30);
  expect(log().scrollTop).toBe(10 * ROW - 30 + 120);
});

test('what somebody was led to before new rows came is held, not what they read before', () => {
  const { rerender } = render(<Log ids={upTo(40, 20)} />);
  scrollTo(15 * ROW);
  // No event yet: browsers send it with the next frame.
  log().scrollTop = 2 * ROW;
  rerender(<Log ids={[...upTo(40, 20), 99]} />);
  late = { id: '30', height: 200 };
  resize();
  expect(log().scrollTop).toBe(2 * ROW);
});

test('the end stays in view while it is followed, and not once somebody scrolls away', () => {
  const follows = { current: true };
  const { rerender } = render(<Log ids={upTo(10)} follows={follows} />);
  expect(log().scrollTop).toBe(10 * ROW);
  rerender(<Log ids={upTo(12)} follows={follows} />);
  expect(log().scrollTop).toBe(12 * ROW);
  scrollTo(3 * ROW);
  expect(log().scrollTop).toBe(3 * ROW);
  follows.current = false;
  rerender(<Log ids={upTo(14)} follows={follows} />);
  expect(log().scrollTop).toBe(3 * ROW);
});

test('who scrolls away from the end is not pulled back by what comes before the event', () => {
  const follows = { current: true };
  const { rerender } = render(<Log ids={upTo(20)} follows={follows} />);
  // The end of what can be scrolled, as browsers have it.
  scrollTo(16 * ROW);
  log().scrollTop = 13 * ROW;
  rerender(<Log ids={upTo(21)} follows={follows} />);
  expect(log().scrollTop).toBe(13 * ROW);
  resize();
  expect(log().scrollTop).toBe(13 * ROW);
});

test('who is still near the end, or goes back to it, follows it on', () => {
  const follows = { current: true };
  const { rerender } = render(<Log ids={upTo(20)} follows={follows} />);
  scrollTo(15 * ROW);
  rerender(<Log ids={upTo(21)} follows={follows} />);
  expect(log().scrollTop).toBe(21 * ROW);
  scrollTo(3 * ROW);
  follows.current = false;
  rerender(<Log ids={upTo(22)} follows={follows} />);
  follows.current = true;
  rerender(<Log ids={upTo(23)} follows={follows} />);
  expect(log().scrollTop).toBe(23 * ROW);
});

test('the end is followed on when what stands there becomes lower and higher again', () => {
  const follows = { current: true };
  const { rerender } = render(<Log ids={upTo(20)} follows={follows} />);
  scrollTo(16 * ROW);
  // The browser leads to the new end, and says so later.
  log().scrollTop = 14 * ROW;
  rerender(<Log ids={upTo(18)} follows={follows} />);
  rerender(<Log ids={upTo(24)} follows={follows} />);
  expect(log().scrollTop).toBe(24 * ROW);
});

test('who leaves the end is not moved by what has gone above while it was followed', () => {
  const follows = { current: false };
  const { rerender } = render(<Log ids={upTo(40)} follows={follows} />);
  scrollTo(36 * ROW);
  follows.current = true;
  rerender(<Log ids={upTo(40, 10)} follows={follows} />);
  scrollTo(23 * ROW);
  follows.current = false;
  rerender(<Log ids={upTo(41, 10)} follows={follows} />);
  expect(log().scrollTop).toBe(23 * ROW);
});

test('without a box, where the browser holds what one reads, nothing is done twice', () => {
  const tree = (id: string) => (
    <ScrollAnchor box={{ current: null }} rows="li" observe={observeSize}>
      <p>{id}</p>
    </ScrollAnchor>
  );
  const { rerender, unmount } = render(tree('before'));
  rerender(tree('after'));
  expect(screen.getByText('after')).toBeTruthy();
  unmount();
});
