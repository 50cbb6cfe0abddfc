import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPage } from './followPage';
import { pageScheme } from './pageScheme';

type Look = Partial<
  Record<'colorScheme' | 'color' | 'backgroundColor' | 'backgroundImage', string>
>;

/** What a browser computes for elements that say nothing. */
const initial: Look = {
  colorScheme: 'normal',
  color: 'rgb(0, 0, 0)',
  backgroundColor: 'rgba(0, 0, 0, 0)',
  backgroundImage: 'none',
};
const looks = new Map<Element, Look>();

beforeEach(() => {
  // The DOM of these tests computes no colours.
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
    const style = { ...initial };
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { colorScheme = style.colorScheme!, color = style.color! } = looks.get(one) ?? {};
      if (style.colorScheme === 'normal') style.colorScheme = colorScheme;
      if (style.color === 'rgb(0, 0, 0)') style.color = color;
    }
    const own = looks.get(element) ?? {};
    return { ...style, ...own, getPropertyValue: () => '' } as unknown as CSSStyleDeclaration;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  looks.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const page = () => document.documentElement;
function place(): HTMLElement {
  const element = document.createElement('div');
  element.dataset['clublineTheme'] = 'system';
  document.body.append(document.createElement('main'));
  document.querySelector('main')!.append(element);
  return element;
}
const theme = (element: Element | null) => element?.getAttribute('data-clubline-theme');
const settle = () => act(async () => {});

test.each<[string, Look, 'light' | 'dark' | undefined]>([
  ['names light', { colorScheme: 'light' }, 'light'],
  ['names dark, whatever its ground', { colorScheme: 'dark', color: 'rgb(0, 0, 0)' }, 'dark'],
  ['allows one only', { colorScheme: 'only light' }, 'light'],
  ['follows the system', { colorScheme: 'light dark' }, undefined],
  ['says nothing', {}, 'light'],
  ['has a dark ground', { backgroundColor: 'rgb(17, 24, 39)' }, 'dark'],
  ['has a ground in a newer way', { backgroundColor: 'oklch(0.21 0.034 264.665)' }, 'dark'],
  ['has a light one in a newer way', { backgroundColor: 'lab(98.26 0 0)' }, 'light'],
  [
    'has a ground of a space of its own',
    { backgroundColor: 'color(display-p3 0 0 0)', color: 'rgb(255, 255, 255)' },
    'dark',
  ],
  ['has a ground that shines through', { backgroundColor: 'rgba(0, 0, 0, 0.1)' }, 'light'],
  [
    'has light letters on a picture',
    { backgroundImage: 'url(a)', color: 'rgb(250, 250, 250)' },
    'dark',
  ],
  ['has colours nobody knows', { color: 'hwb(none)' }, undefined],
  ['says nothing of colours', { color: '', backgroundColor: '' }, undefined],
])('a page that %s', (_, look, scheme) => {
  looks.set(page(), look);
  expect(pageScheme(place())).toBe(scheme);
});

test('a page may name its scheme in its head', () => {
  document.head.innerHTML = '<meta name="color-scheme" content="dark">';
  expect(pageScheme(place())).toBe('dark');
  document.head.innerHTML = '<meta name="color-scheme" content="dark light">';
  expect(pageScheme(place())).toBeUndefined();
});

test('the nearest ground counts, also around a shadow root', () => {
  const host = place();
  looks.set(document.body, { backgroundColor: 'rgb(255, 255, 255)' });
  looks.set(host, { backgroundColor: 'rgb(0, 0, 0)' });
  const inner = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(inner);
  expect([pageScheme(inner), pageScheme(host)]).toEqual(['dark', 'light']);
});

test('the theme system becomes that of the page, and follows it when it changes', async () => {
  const scope = place();
  followPage(scope);
  expect(theme(scope)).toBe('light');
  looks.set(page(), { colorScheme: 'dark' });
  page().classList.toggle('dark');
  await settle();
  expect(theme(scope)).toBe('dark');
  looks.set(page(), { colorScheme: 'light dark' });
  page().classList.toggle('dark');
  await settle();
  expect(theme(scope)).toBe('system');
});

test('a ground that fades is looked at when it has', () => {
  const scope = place();
  followPage(scope);
  looks.set(document.body, { backgroundColor: 'rgb(0, 0, 0)' });
  document.querySelector('main')!.dispatchEvent(new Event('transitionend', { bubbles: true }));
  expect(theme(scope)).toBe('dark');
});

test('who asks for more contrast keeps the system’s theme', () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('contrast') }) as MediaQueryList,
  );
  const scope = place();
  followPage(scope);
  expect(theme(scope)).toBe('system');
});

test('a theme that the page names holds, also one that was found before', async () => {
  const Page = () => {
    const [chosen, setChosen] = useState('system');
    return (
      <>
        <div data-clubline-theme={chosen} ref={followPage} />
        <button onClick={() => setChosen('light')}>light</button>
        <button onClick={() => setChosen('system')}>system</button>
      </>
    );
  };
  const { container, getByRole } = render(<Page />);
  const scope = container.firstElementChild;
  expect(theme(scope)).toBe('light');
  await act(async () => getByRole('button', { name: 'light' }).click());
  looks.set(page(), { colorScheme: 'dark' });
  page().classList.toggle('dark');
  await settle();
  expect(theme(scope)).toBe('light');
  await act(async () => getByRole('button', { name: 'system' }).click());
  expect(theme(scope)).toBe('dark');
  page().classList.remove('dark');
});

test('a scope that has left its page is not looked at any more', async () => {
  const { unmount } = render(<div data-clubline-theme="system" ref={followPage} />);
  unmount();
  await settle();
  const look = vi.mocked(getComputedStyle);
  look.mockClear();
  page().classList.toggle('dark');
  dispatchEvent(new Event('load'));
  await settle();
  expect(look).not.toHaveBeenCalled();
});
