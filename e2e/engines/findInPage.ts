/** What finds elements inside of a page; each function is sent there as text, and stands alone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

/** testing-library reads roles and names in any engine as a screen reader would. */
const require = createRequire(import.meta.url);
export const LIBRARY = readFileSync(
  require.resolve('@testing-library/dom').replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A text, or the source and flags of a pattern: what can be sent into a page. */
type Words = string | { source: string; flags: string };

/** What is looked for, in words that can be sent into a page. */
export interface Query {
  role?: string | undefined;
  /** The label of a field, whole. */
  label?: string | undefined;
  /** The accessible name, whole or a pattern. */
  name?: Words | undefined;
  /** Words that stand in it. */
  text?: Words | undefined;
  /** States that the element must tell: `aria-pressed`, `aria-selected` … */
  states?: Record<string, string> | undefined;
  /** Where it is looked for. */
  within?: Query | undefined;
  /** Which one of several, from 0; -1 is the last. */
  nth?: number | undefined;
}

/** A text or a pattern in a form that can be sent into a page. */
export const sendable = (words: string | RegExp | undefined): Words | undefined =>
  words instanceof RegExp ? { source: words.source, flags: words.flags } : words;

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    findAll: (query: Query) => HTMLElement[];
    /** Keeps the next press from all but this element, and what is seen at its place now. */
    watchPress: (target: Element, seen: Element) => void;
    /** Ends that. False when the press went elsewhere, and so to nothing. */
    hasPressArrived: () => boolean;
  }
}

/** Defined in the page: all visible elements that fit, in document order. */
export function defineFindAll() {
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], [aria-hidden="true"]');
  const matcher = (words: Words) =>
    typeof words === 'string' ? words : new RegExp(words.source, words.flags);
  const fits = (text: string, words: Words) => {
    const wanted = matcher(words);
    return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
  };
  const holders = (root: HTMLElement, words: Words) =>
    [...root.querySelectorAll<HTMLElement>('*')].filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && fits(node.nodeValue ?? '', words),
      ),
    );
  window.findAll = (query) => {
    // Also in custom elements, as people see no border there.
    const shadows = () =>
      [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const roots = query.within
      ? window.findAll(query.within)
      : [document.body, ...(shadows() as Node[] as HTMLElement[])];
    const found = roots.flatMap((root) => {
      if (query.label) return window.TestingLibraryDom.queryAllByLabelText(root, query.label);
      if (!query.role) return query.text ? holders(root, query.text) : [];
      const name = query.name === undefined ? {} : { name: matcher(query.name) };
      return window.TestingLibraryDom.queryAllByRole(root, query.role, { hidden: true, ...name });
    });
    const fitting = found.filter(
      (element) =>
        isVisible(element) &&
        (!query.role || !query.text || fits(element.textContent ?? '', query.text)) &&
        Object.entries(query.states ?? {}).every(
          ([state, value]) => element.getAttribute(state) === value,
        ),
    );
    const unique = [...new Set(fitting)];
    return query.nth === undefined ? unique : [unique.at(query.nth)].filter((one) => !!one);
  };
}

/** Defined in the page: what finds out whether a press arrives where it was meant to. */
export function defineWatchPress() {
  const starts = ['pointerdown', 'mousedown', 'touchstart'];
  const types = [...starts, 'pointerup', 'mouseup', 'touchend', 'click'];
  let end: () => boolean | undefined = () => undefined;
  window.hasPressArrived = () => end() !== false;
  window.watchPress = (target, seen) => {
    end();
    let isMeant: boolean | undefined;
    const follow = (event: Event) => {
      const hit = event.composedPath()[0] as Node;
      isMeant ??= hit === seen || target.contains(hit);
      if (isMeant) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of types) window.addEventListener(type, follow, true);
    end = () => {
      for (const type of types) window.removeEventListener(type, follow, true);
      return isMeant;
    };
  };
}

/** Where an element can be pressed, after it has been brought into view. */
export function pointOf(query: Query) {
  const found = window.findAll(query);
  if (found.length !== 1) return { problem: `${found.length} found` };
  const element = found[0]!;
  // A check box is drawn by its label, and too small to be pressed itself.
  const target = element.closest('label') ?? element;
  const isInside = (box: DOMRect) =>
    box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  if (!isInside(target.getBoundingClientRect()))
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const top = (target.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  if (!top || !(target.contains(top) || top.contains(target)))
    return { problem: `covered by ${top?.outerHTML.slice(0, 120) ?? 'nothing'}` };
  if (element.matches(':disabled, [aria-disabled="true"]')) return { problem: 'disabled' };
  window.watchPress(target, top);
  return { x, y };
}
