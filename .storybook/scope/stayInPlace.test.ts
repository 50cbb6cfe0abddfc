import { beforeEach, expect, test, vi } from 'vitest';
import { stayInPlace } from './stayInPlace';

// What a browser does: whatever gets the focus or is brought into view moves the page.
const move = () => {
  window.scrollY = 900;
};
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusAndMove(options) {
  focus.call(this, options);
  move();
};
Element.prototype.scrollIntoView = move;
window.scrollTo = vi.fn((place?: ScrollToOptions | number) => {
  if (typeof place === 'object') window.scrollY = place.top ?? 0;
}) as typeof window.scrollTo;
stayInPlace();

beforeEach(() => {
  history.replaceState(null, '', '?viewMode=docs');
  document.body.innerHTML =
    '<a href="#all">Contents</a><div data-clubline><button>Save</button></div>';
  window.scrollY = 0;
});
const button = () => document.querySelector('button')!;

test('an example on a page of documentation takes no focus, and does not move the page', () => {
  button().focus();
  expect(document.activeElement).not.toBe(button());
  button().scrollIntoView();
  expect(window.scrollY).toBe(0);
});

test('what is no example is free, such as the list of contents', () => {
  document.querySelector('a')!.focus();
  expect(document.activeElement).toBe(document.querySelector('a'));
  expect(window.scrollY).toBe(900);
});

test('a story alone has the focus and the place that it asks for', () => {
  history.replaceState(null, '', '?viewMode=story');
  button().focus();
  expect(document.activeElement).toBe(button());
  expect(window.scrollY).toBe(900);
});

test('a story in a frame of the page has the focus, and the page stays', () => {
  history.replaceState(null, '', '?viewMode=story');
  const page = {
    location: { search: '?viewMode=docs' },
    scrollX: 0,
    scrollY: 300,
    scrollTo: vi.fn(),
  };
  vi.spyOn(window, 'parent', 'get').mockReturnValue(page as unknown as Window);
  button().focus();
  expect(document.activeElement).toBe(button());
  expect(page.scrollTo).toHaveBeenCalledWith({ left: 0, top: 300, behavior: 'instant' });
  vi.restoreAllMocks();
});

// The last one: somebody has acted from then on.
test('once somebody presses inside an example, all is as ever', () => {
  const press = new Event('pointerdown', { bubbles: true });
  Object.defineProperty(press, 'isTrusted', { value: true });
  button().dispatchEvent(press);
  button().focus();
  expect(document.activeElement).toBe(button());
});
