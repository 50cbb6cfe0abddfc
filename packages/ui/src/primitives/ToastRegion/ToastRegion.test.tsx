import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { createToastStore, ToastRegion, type ToastStore } from './index';

function Page({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return (
    <ToastRegion
      toasts={toasts}
      onDismiss={store.dismiss}
      onPause={store.pause}
      onResume={store.resume}
    />
  );
}

function show(content: Parameters<ToastStore['add']>[0]) {
  const store = createToastStore();
  store.add(content);
  render(<Page store={store} />);
  return store;
}

const drag = (from: number, to: number) => {
  const toast = screen.getByText('Saved').closest('[data-open]')!;
  // happy-dom knows no pointer capture.
  Object.assign(toast, { hasPointerCapture: () => true, setPointerCapture: () => undefined });
  fireEvent.pointerDown(toast, { clientX: from });
  fireEvent.pointerMove(toast, { clientX: to });
  fireEvent.pointerUp(toast, { clientX: to });
};

test('good news waits its turn, bad news interrupts', () => {
  show({ title: 'Saved', description: 'All of it.' });
  expect(screen.getByRole('status').textContent).toContain('All of it.');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('bad news is an alert', () => {
  show({ title: 'Update failed', tone: 'critical' });
  expect(screen.getByRole('alert').textContent).toContain('Update failed');
});

test('a swipe of 49 px leaves it, one of 50 px lets it go, either way', () => {
  const store = show({ title: 'Saved' });
  drag(100, 149);
  expect(store.getSnapshot()[0]?.isOpen).toBe(true);
  drag(100, 50);
  expect(store.getSnapshot()[0]?.isOpen).toBe(false);
});

test('the cross dismisses it', () => {
  const store = show({ title: 'Saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(store.getSnapshot()[0]?.isOpen).toBe(false);
});

test('F8 brings the focus to the region, and the clock stands while it is there', () => {
  vi.useFakeTimers();
  const store = show({ title: 'Saved' });
  fireEvent.keyDown(document.body, { key: 'F8' });
  const region = screen.getByRole('region', { name: 'Messages (F8)' });
  expect(document.activeElement).toBe(region);
  vi.advanceTimersByTime(20_000);
  expect(store.getSnapshot()[0]?.isOpen).toBe(true);
  fireEvent.blur(region);
  vi.advanceTimersByTime(5000);
  expect(store.getSnapshot()[0]?.isOpen).toBe(false);
  vi.useRealTimers();
});

test('closing one by keyboard leads the focus back, and the next one closes by itself', () => {
  vi.useFakeTimers();
  const store = createToastStore();
  store.add({ title: 'Saved' });
  render(
    <>
      <button type="button">Save</button>
      <Page store={store} />
    </>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
  save.focus();
  dismiss().focus();
  fireEvent.click(dismiss());
  expect(document.activeElement).toBe(save);
  act(() => void store.add({ title: 'Saved again' }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(store.getSnapshot()[0]?.isOpen).toBe(false);
  vi.useRealTimers();
});

test('one that comes in place of the one that has the focus takes it, and waits', () => {
  vi.useFakeTimers();
  const store = show({ title: 'Saved' });
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  act(() => void store.add({ title: 'Saved again' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages (F8)' }));
  vi.advanceTimersByTime(20_000);
  expect(store.getSnapshot()[0]?.isOpen).toBe(true);
  vi.useRealTimers();
});

test('the way back is known after the window was left for a while', () => {
  const store = createToastStore();
  store.add({ title: 'Saved' });
  render(
    <>
      <button type="button">Save</button>
      <Page store={store} />
    </>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  save.focus();
  dismiss.focus();
  // A window that is left takes the focus from nothing in it.
  fireEvent.blur(dismiss);
  fireEvent.focus(dismiss);
  fireEvent.click(dismiss);
  expect(document.activeElement).toBe(save);
});

test('whoever has left it keeps the focus elsewhere when another comes', () => {
  const store = show({ title: 'Saved' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  dismiss.focus();
  dismiss.blur();
  act(() => void store.add({ title: 'Saved again' }));
  expect(document.activeElement).toBe(document.body);
});
