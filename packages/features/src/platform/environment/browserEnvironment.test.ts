import { afterEach, expect, test } from 'vitest';
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
