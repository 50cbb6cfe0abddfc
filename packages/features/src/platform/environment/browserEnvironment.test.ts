import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserEnvironment } from './browserEnvironment';

const { showHead } = createBrowserEnvironment();
const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');

afterEach(() => document.head.replaceChildren());

test("what is shown names the page before the page's own title does, and leaves no trace", () => {
  document.title = 'Club · Clubline';
  const before = document.head.innerHTML;
  const takeBack = showHead?.({ title: 'Northstand · Clubline', description: 'Home and away.' });
  expect(document.title).toBe('Northstand · Clubline');
  expect(description()?.content).toBe('Home and away.');
  takeBack?.();
  expect(document.head.innerHTML).toBe(before);
});

test('without a description there is no element for it', () => {
  showHead?.({ title: 'Northstand · Clubline' });
  expect(document.title).toBe('Northstand · Clubline');
  expect(description()).toBeNull();
});

test('what is kept with an entry of the history stands beside what a router keeps there', () => {
  const { historyEntry } = createBrowserEnvironment();
  history.replaceState({ key: 'router' }, '');
  historyEntry?.set('feed', { count: 40 });
  historyEntry?.set('people', 1);
  expect(historyEntry?.get('feed')).toEqual({ count: 40 });
  expect(history.state).toMatchObject({ key: 'router' });
  history.pushState({ key: 'next' }, '');
  expect(historyEntry?.get('feed')).toBeUndefined();
});

test('a browser that takes no more changes of its history keeps what there was', () => {
  const { historyEntry } = createBrowserEnvironment();
  historyEntry?.set('feed', 1);
  const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many calls', 'SecurityError');
  });
  historyEntry?.set('feed', 2);
  refuse.mockRestore();
  expect(historyEntry?.get('feed')).toBe(1);
});
