import { findFreeSpot } from './findFreeSpot';

/** What one presses, or writes into. */
const PRESSABLE = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  '[role="button"]',
  '[role="option"]',
  '[role="menuitem"]',
  '[role="tab"]',
].join();

/** What is said beside what one presses: why a form was refused, say. */
const SAID = '[data-notice]';

/** What is higher can be pressed beside a toast, in px. */
const TALL = 160;
/** Between a toast and what it stands above, in px. */
const GAP = 4;

/** Whether a press on its middle would reach it: it may be hidden, or under a dialog. */
function isReachable(element: Element, { left, top, width, height }: DOMRect, region: Element) {
  const first = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((one) => !region.contains(one));
  return first !== undefined && (element.contains(first) || first.contains(element));
}

/**
 * Lets a toast that would cover what can be pressed, or a notice, in the corner stand above that
 * instead. Without room it leaves free the form that caused it, where a notice in it says why; else
 * what can be pressed; where everything can, at least what caused it: `pressed`, or what has the
 * focus.
 */
export function moveToFreeSpot(region: HTMLElement, pressed: Element | null) {
  region.style.insetBlockEnd = '';
  const style = getComputedStyle(region);
  const [above, below] = [style.paddingBlockStart, style.paddingBlockEnd].map(Number.parseFloat);
  const { left, right, height, bottom: end } = region.getBoundingClientRect();
  /** What stands below the corner: a bar of the page. */
  const bar = { top: end, bottom: window.innerHeight };
  const boxesOf = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isUnder = box.right > left && box.left < right && box.height > 0 && box.height < TALL;
      const isInView = box.bottom > 0 && box.top < window.innerHeight;
      return isUnder && isInView && !region.contains(element) && isReachable(element, box, region)
        ? [box]
        : [];
    });
  const pressable = boxesOf(PRESSABLE);
  const taken = [...pressable, ...boxesOf(SAID)];
  const toast = height - above! - below!;
  // In the corner the padding keeps it from the edge of the view; elsewhere it stands by itself.
  const corner = { top: window.innerHeight - toast - below! - GAP, bottom: window.innerHeight };
  if (!taken.some(({ top, bottom }) => bottom > corner.top && top < corner.bottom)) return;
  const caused = [pressed, document.activeElement].filter((cause) => cause?.matches(PRESSABLE));
  const form = caused[0]?.closest('form');
  const said = form ? boxesOf(SAID, form) : [];
  const ofForm = said.length > 0 ? [...said, ...boxesOf(PRESSABLE, form!), bar] : null;
  const causes = caused
    .map((cause) => cause!.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right && box.height < TALL);
  const needed = toast + 2 * GAP;
  const spot =
    findFreeSpot(needed, window.innerHeight, taken) ||
    (ofForm && findFreeSpot(needed, window.innerHeight, ofForm)) ||
    findFreeSpot(needed, window.innerHeight, pressable) ||
    findFreeSpot(needed, window.innerHeight, causes);
  if (spot > 0) region.style.insetBlockEnd = `${spot + GAP - below!}px`;
}
