import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { putInTheme } from '../../scripts/review/inPage.mjs';
import { inStorySource, placesNow, worseThan } from './inStory';

const WINDOW = 320;

/** Elements stand where their `data-box` says, from left to right in pixels. */
beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(WINDOW);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, right = WINDOW] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
    return new DOMRect(left, 0, right - left, 20);
  });
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  // As browsers say it where nothing is set.
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        clip: 'auto',
        clipPath: 'none',
        contain: 'none',
        overflowX: (element as HTMLElement).style.overflowX || 'visible',
        position: 'static',
        textOverflow: 'clip',
        webkitLineClamp: 'none',
      }) as CSSStyleDeclaration,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** A story whose one button stands there. */
function show(box: string, overflow = 'visible') {
  document.body.innerHTML = `
    <div data-clubline data-box="0 320"><div data-box="0 320" style="overflow-x: ${overflow}">
      <button data-box="${box}">Join <svg data-box="${box}"></svg></button>
    </div></div>`;
  const [button] = document.querySelectorAll('button');
  return button as HTMLButtonElement;
}

test('what sticks out once it is turned is named with its words and pixels, and once', () => {
  const button = show('200 320');
  const before = placesNow();
  for (const one of [button, ...button.children]) one.setAttribute('data-box', '-12 108');
  expect(worseThan(before)).toEqual(['12 px stick out of the window on the left: <button> “Join”']);
});

test('what sticks out as far on the other side left to right is its mirror image', () => {
  const button = show('210 340');
  const before = placesNow();
  button.setAttribute('data-box', '-20 110');
  expect(worseThan(before)).toEqual([]);
  button.setAttribute('data-box', '-30 110');
  expect(worseThan(before)).toEqual([
    '30 px stick out of the window on the left (left to right 20 px): <button> “Join”',
  ]);
});

test('nothing may stick out of a story that was made from right to left', () => {
  show('-12 108');
  expect(worseThan()).toHaveLength(1);
});

test('what a box around it cuts off sticks out of nothing', () => {
  show('-12 108', 'hidden');
  expect(worseThan()).toEqual([]);
});

test('content that became wider than a box that scrolls is found', () => {
  const button = show('0 100', 'auto');
  const box = button.parentElement as HTMLElement;
  vi.spyOn(box, 'clientWidth', 'get').mockReturnValue(100);
  const before = placesNow();
  vi.spyOn(box, 'scrollWidth', 'get').mockReturnValue(140);
  expect(worseThan(before)).toEqual([
    'the content is 40 px wider than its box (left to right 0 px): <div> “Join”',
  ]);
  expect(worseThan(placesNow())).toEqual([]);
});

describe('another theme', () => {
  beforeEach(() => {
    document.getAnimations = () => [];
  });
  const scope = (id: string, theme: string, inside = '') =>
    `<div data-clubline data-clubline-theme="${theme}" id="${id}">${inside}</div>`;
  const floating = (id: string, theme: string) =>
    scope(id, theme).replace('data-clubline ', 'data-clubline data-clubline-portal ');
  const themesNow = () =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-clubline]')].map(({ id, attributes }) => [
        id,
        attributes.getNamedItem('data-clubline-theme')?.value,
      ]),
    );
  const open = (inside: string, beside = '') => {
    const story = scope('story', 'dark', inside);
    document.body.innerHTML = `<div id="storybook-root">${story}</div>${beside}`;
  };

  test('is also that of an embed in the story, and of what floats from either', () => {
    open(scope('embed', 'dark'), floating('menu', 'dark'));
    for (const theme of ['light', 'dark', 'high-contrast']) {
      putInTheme(theme);
      expect(themesNow()).toEqual({ story: theme, embed: theme, menu: theme });
    }
  });

  test('is not that of a scope, or of what floats from it, that chose another one', () => {
    open(scope('embed', 'light'), floating('menu', 'light'));
    for (const theme of ['light', 'dark', 'high-contrast']) {
      putInTheme(theme);
      expect(themesNow()).toEqual({ story: theme, embed: 'light', menu: 'light' });
    }
  });

  test('is not that of a scope in a story that shows the themes that scopes choose', () => {
    vi.stubGlobal('__STORYBOOK_PREVIEW__', { currentRender: { story: { tags: ['own-themes'] } } });
    open(scope('sample', 'dark'));
    putInTheme('light');
    putInTheme('dark');
    putInTheme('high-contrast');
    expect(themesNow()).toEqual({ story: 'high-contrast', sample: 'dark' });
  });
});

test('what is sent to a page needs nothing but the page', () => {
  const page = {};
  // oxlint-disable-next-line no-new-func -- as a browser is given it
  new Function('window', inStorySource)(page);
  expect(Object.keys(page)).toContain('worseThan');
});
