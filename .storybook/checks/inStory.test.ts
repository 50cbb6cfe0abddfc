import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('what is sent to a page needs nothing but the page', () => {
  const page = {};
  // oxlint-disable-next-line no-new-func -- as a browser is given it
  new Function('window', inStorySource)(page);
  expect(Object.keys(page)).toContain('worseThan');
});
