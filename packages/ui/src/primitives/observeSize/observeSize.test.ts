import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observeSize } from './observeSize';

/** Elements as a browser lays them out: it tells of those that are observed, by frames. */
let watched: Map<Element, string>;
let widths: Map<Element, number>;
let nextFrame: (() => void)[];
let deliver: () => number;
let made = 0;

beforeEach(() => {
  watched = new Map();
  widths = new Map();
  nextFrame = [];
  made = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => nextFrame.push(run));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        made += 1;
        const due = () =>
          [...watched].filter(([target, told]) => told !== String(widths.get(target)));
        deliver = () => {
          const entries = due().map(([target]) => {
            watched.set(target, String(widths.get(target)));
            return { target, contentRect: { width: widths.get(target), height: 10 } };
          });
          if (entries.length > 0) tell(entries);
          // What a browser would report as a loop.
          return due().length;
        };
      }
      observe(element: Element) {
        if (!watched.has(element)) watched.set(element, 'never');
      }
      unobserve(element: Element) {
        watched.delete(element);
      }
      disconnect() {
        watched.clear();
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const element = (width: number) => {
  const one = document.createElement('div');
  widths.set(one, width);
  return one;
};
/** One frame: what was asked for it, then the layout. @returns how many were left undelivered */
const frame = () => {
  for (const run of nextFrame.splice(0)) run();
  return deliver();
};

test('a listener hears of the first size and of each other one, once', () => {
  const one = element(100);
  const listener = vi.fn();
  const stop = observeSize(one, listener);
  frame();
  frame();
  expect(listener).toHaveBeenCalledTimes(1);
  widths.set(one, 200);
  frame();
  frame();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  widths.set(one, 300);
  frame();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what listeners do to each other’s elements waits for the next frame, and is not lost', () => {
  const [outer, inner] = [element(100), element(50)];
  const heard: string[] = [];
  const stops = [
    observeSize(outer, () => void heard.push('outer')),
    observeSize(inner, () => {
      heard.push('inner');
      widths.set(outer, widths.get(outer)! + 1);
    }),
  ];
  expect(made).toBe(1);
  expect(frame()).toBe(0);
  expect(heard).toEqual(['outer', 'inner']);
  expect(frame()).toBe(0);
  expect(heard).toEqual(['outer', 'inner', 'outer']);
  expect(frame()).toBe(0);
  expect(heard).toHaveLength(3);
  for (const stop of stops) stop();
});

test('two listeners share an element, and one that comes later hears of its size, too', () => {
  const one = element(100);
  const [first, second] = [vi.fn(), vi.fn()];
  const stopFirst = observeSize(one, first);
  frame();
  const stopSecond = observeSize(one, second);
  frame();
  frame();
  expect(second).toHaveBeenCalledTimes(1);
  stopFirst();
  widths.set(one, 200);
  frame();
  expect(second).toHaveBeenCalledTimes(2);
  stopSecond();
  expect(watched.size).toBe(0);
});
