import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NearView, type NearViewProps } from './NearView';

/** Stands in for the browser: tells every box whether it is near, and where its top is. */
let tell: (isIntersecting: boolean, top: number) => void = () => {};
const watched = new Set<Element>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: object[]) => void) {
        tell = (isIntersecting, top) => act(() => heard([...watched].map((target) => ({ target, isIntersecting, boundingClientRect: { top, bottom: top + 300, height: 300 } }))));
      }
      observe = (box: Element) => watched.add(box);
      unobserve = (box: Element) => watched.delete(box);
      disconnect() {}
    },
  );
});
afterEach(() => document.getSelection()?.removeAllRanges());

const leave = () => tell(false, 9_000);
const comeNear = () => tell(true, 2_000);
const show = (props: Partial<NearViewProps> = {}) =>
  render(
    <NearView className="part" nearClassName="skipped" {...props}>
      <button type="button">Like</button>
      <p>Race day</p>
    </NearView>,
  );
const part = (container: HTMLElement) => container.firstElementChild as HTMLElement;
const words = () => screen.queryByText('Race day');

test('a part that is far away leaves the page, keeps its room, and is back as soon as it is near', () => {
  const { container } = show();
  expect(words()).toBeTruthy();
  leave();
  expect(words()).toBeNull();
  expect(part(container).style.blockSize).toBe('300px');
  expect(part(container).className).toBe('part');
  comeNear();
  expect(words()).toBeTruthy();
  expect(part(container).style.blockSize).toBe('');
  expect(part(container).className).toBe('part skipped');
});

test('a part that comes into view at once is there at once', () => {
  show();
  leave();
  tell(true, 0);
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
  document.getSelection()?.selectAllChildren(words() as HTMLElement);
  leave();
  expect(words()).toBeTruthy();
  document.getSelection()?.removeAllRanges();
  leave();
  expect(words()).toBeNull();
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

test('all parts are there to be printed', () => {
  show();
  leave();
  fireEvent(window, new Event('beforeprint'));
  expect(words()).toBeTruthy();
});

test('a part that is gone is watched no longer', () => {
  const { unmount } = show();
  expect(watched.size).toBe(1);
  unmount();
  expect(watched.size).toBe(0);
});
