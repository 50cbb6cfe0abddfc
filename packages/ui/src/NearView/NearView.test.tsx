import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NearView, type NearViewProps } from './NearView';

/** Stands in for the browser: tells of every box that it watches where its top is, and again of those it is asked about anew. */
let scrollTo: (top: number, size?: { width: number; height: number }) => void = () => {};
const watched = new Set<Element>();

beforeEach(() => {
  let tell = (_boxes: Iterable<Element>) => {};
  let place = { top: 0, width: 600, height: 300 };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
        const beyond = Number.parseInt(rootMargin, 10);
        tell = (boxes) => {
          const { top, width, height } = place;
          const isIntersecting = top < window.innerHeight + beyond && top + height > -beyond;
          act(() =>
            heard(
              [...boxes].map((target) => ({
                target,
                isIntersecting,
                boundingClientRect: { top, bottom: top + height, width, height },
              })),
            ),
          );
        };
      }
      observe = (box: Element) => {
        watched.add(box);
        tell([box]);
      };
      unobserve = (box: Element) => watched.delete(box);
      disconnect() {}
    },
  );
  scrollTo = (top, size = { width: 600, height: 300 }) => {
    place = { top, ...size };
    tell(watched);
  };
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  vi.restoreAllMocks();
});

const leave = () => scrollTo(9_000);
const show = (props: Partial<NearViewProps> = {}) =>
  render(
    <NearView className="part" nearClassName="skipped" {...props}>
      <button type="button">Like</button>
      <p>Race day</p>
    </NearView>,
  );
const part = (container: HTMLElement) => container.firstElementChild as HTMLElement;
const words = () => screen.queryByText('Race day');
const press = (key: string, held = {}) =>
  act(() => void fireEvent.keyDown(document.body, { key, ...held }));

test('a part that is far away leaves the page, keeps its room, and is back as soon as it is near', () => {
  const { container } = show();
  expect(words()).toBeTruthy();
  leave();
  expect(words()).toBeNull();
  expect(part(container).style.blockSize).toBe('300px');
  expect(part(container).className).toBe('part');
  scrollTo(window.innerHeight + 900);
  expect(words()).toBeTruthy();
  expect(part(container).style.blockSize).toBe('');
  expect(part(container).className).toBe('part skipped');
});

test('a part that comes into view at once is there at once', () => {
  show();
  leave();
  scrollTo(0);
  expect(words()).toBeTruthy();
});

test('a part that somebody has used stays', async () => {
  show();
  await userEvent.click(screen.getByText('Race day'));
  leave();
  expect(words()).toBeTruthy();
});

test('a part that has had the focus stays', async () => {
  show();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Like' }));
  act(() => screen.getByRole('button', { name: 'Like' }).blur());
  leave();
  expect(words()).toBeTruthy();
});

test('a part with selected text stays, and goes once nothing of it is selected', () => {
  show();
  act(() => document.getSelection()?.selectAllChildren(words() as HTMLElement));
  fireEvent(document, new Event('selectionchange'));
  leave();
  expect(words()).toBeTruthy();
  document.getSelection()?.removeAllRanges();
  act(() => void fireEvent(document, new Event('selectionchange')));
  expect(words()).toBeNull();
});

test('a selection brings back what it reaches over, so that all of it is copied', () => {
  const { container } = show();
  leave();
  document.getSelection()?.selectAllChildren(container);
  act(() => void fireEvent(document, new Event('selectionchange')));
  expect(words()).toBeTruthy();
});

test.each([
  ['Ctrl+F', 'f', { ctrlKey: true }],
  ['Cmd+F', 'F', { metaKey: true }],
  ['F3', 'F3', {}],
])('%s brings all parts back, so that the browser finds what they say', (_, key, held) => {
  show();
  leave();
  press('f');
  expect(words()).toBeNull();
  press(key, held);
  expect(words()).toBeTruthy();
});

test('a part that is to be kept is there wherever it stands', () => {
  const { rerender } = show();
  leave();
  rerender(
    <NearView className="part" isKept>
      <p>Race day</p>
    </NearView>,
  );
  expect(words()).toBeTruthy();
});

test('all parts are there to be printed, and leave again afterwards', () => {
  show();
  leave();
  fireEvent(window, new Event('beforeprint'));
  expect(words()).toBeTruthy();
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(words()).toBeNull();
});

test('a page of another width forgets the heights of before', () => {
  const { container } = show();
  leave();
  window.innerWidth += 200;
  act(() => void fireEvent(window, new Event('resize')));
  expect(words()).toBeNull();
  expect(part(container).style.blockSize).toBe('');
  // Its class says how much room it takes.
  expect(part(container).className).toBe('part skipped');
});

test('a page that only becomes higher or lower keeps them', () => {
  const { container } = show();
  leave();
  window.innerHeight -= 60;
  act(() => void fireEvent(window, new Event('resize')));
  expect(part(container).style.blockSize).toBe('300px');
});

test('a part that is hidden with all around it keeps its children', () => {
  show();
  scrollTo(0, { width: 0, height: 0 });
  scrollTo(-5_000, { width: 0, height: 0 });
  expect(words()).toBeTruthy();
});

test('in a frame all parts stay', () => {
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);
  show();
  expect(watched.size).toBe(0);
});

test('a part that is gone is watched no longer', () => {
  const { unmount } = show();
  expect(watched.size).toBe(1);
  unmount();
  expect(watched.size).toBe(0);
});
