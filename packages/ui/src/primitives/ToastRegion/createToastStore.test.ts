import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './createToastStore';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = (store: ReturnType<typeof createToastStore>) =>
  store.getSnapshot().map(({ title, isOpen }) => `${title}${isOpen ? '' : ' (closed)'}`);

test('a new toast takes the place of the old one, whose clock no longer counts', () => {
  const store = createToastStore();
  store.add({ title: 'First' });
  vi.advanceTimersByTime(4000);
  store.add({ title: 'Second' });
  expect(titles(store)).toEqual(['Second']);
  vi.advanceTimersByTime(4999);
  expect(titles(store)).toEqual(['Second']);
});

test('a toast closes after 5000 ms and is removed 2000 ms later', () => {
  const store = createToastStore();
  store.add({ title: 'Saved' });
  vi.advanceTimersByTime(4999);
  expect(titles(store)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(titles(store)).toEqual(['Saved (closed)']);
  vi.advanceTimersByTime(1999);
  expect(titles(store)).toEqual(['Saved (closed)']);
  vi.advanceTimersByTime(1);
  expect(titles(store)).toEqual([]);
});

test('dismissing twice does not put the removal off; dismissing without an id closes all', () => {
  const store = createToastStore();
  const id = store.add({ title: 'Saved' });
  store.dismiss(id);
  vi.advanceTimersByTime(1500);
  store.dismiss();
  vi.advanceTimersByTime(500);
  expect(titles(store)).toEqual([]);
  store.add({ title: 'Again' });
  store.dismiss();
  expect(titles(store)).toEqual(['Again (closed)']);
});

test('an update keeps the id, changes the words and starts the time again', () => {
  const store = createToastStore();
  const id = store.add({ title: 'Uploading' });
  vi.advanceTimersByTime(4000);
  store.update(id, { title: 'Photo uploaded', tone: 'positive' });
  expect(store.getSnapshot()).toMatchObject([
    { id, title: 'Photo uploaded', tone: 'positive', isOpen: true },
  ]);
  vi.advanceTimersByTime(4999);
  expect(titles(store)).toEqual(['Photo uploaded']);
  vi.advanceTimersByTime(1);
  expect(titles(store)).toEqual(['Photo uploaded (closed)']);
});

test('removing takes a toast out at once, all without an id, and leaves no timer behind', () => {
  const store = createToastStore();
  const id = store.add({ title: 'Saved' });
  store.remove('unknown');
  expect(titles(store)).toEqual(['Saved']);
  store.remove(id);
  expect(titles(store)).toEqual([]);
  store.add({ title: 'Again' });
  store.remove();
  expect(titles(store)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('while paused nothing closes; afterwards the whole time runs again', () => {
  const store = createToastStore();
  store.add({ title: 'Read me' });
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(titles(store)).toEqual(['Read me']);
  store.resume();
  vi.advanceTimersByTime(4999);
  expect(titles(store)).toEqual(['Read me']);
  vi.advanceTimersByTime(1);
  expect(titles(store)).toEqual(['Read me (closed)']);
});

test('a duration of its own is kept, and an infinite one never ends', () => {
  const store = createToastStore();
  store.add({ title: 'Short', duration: 1000 });
  vi.advanceTimersByTime(1000);
  expect(titles(store)).toEqual(['Short (closed)']);
  store.add({ title: 'Stays', duration: Infinity });
  vi.advanceTimersByTime(1_000_000);
  expect(titles(store)).toEqual(['Stays']);
});

test('listeners hear every change until they leave, and the snapshot changes only then', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const before = store.getSnapshot();
  expect(store.getSnapshot()).toBe(before);
  store.add({ title: 'Saved' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).not.toBe(before);
  leave();
  store.dismiss();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the timers can be given', () => {
  const scheduled: number[] = [];
  const store = createToastStore({
    setTimeout: (_callback, ms) => scheduled.push(ms),
    clearTimeout: () => undefined,
  });
  const id = store.add({ title: 'Saved' });
  store.dismiss(id);
  expect(scheduled).toEqual([5000, 2000]);
});
