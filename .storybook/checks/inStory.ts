/**
 * What runs inside the page of a story. The functions are sent there as text, all together: they
 * know each other, what Storybook brings along, and nothing else.
 */

import { putInTheme } from '../../scripts/review/inPage.mjs';

/** Where something stands, in pixels. */
interface Places {
  /** By element: how far what is seen of it sticks out of the window on either side. */
  outside: Map<Element, { left: number; right: number }>;
  /** By element that scrolls or clips, or is the stage: how much wider its content is. */
  overflow: Map<Element, number>;
}

interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, payload: object): void;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { userGlobals: { update(globals: object): void } };
  };
}

/** Ends what is on its way from one value to another, and stops what goes on for ever. */
function arrive() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
    else if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
}

/**
 * Turns the story round as the bar above it does, and waits until that is drawn; whether it was
 * turned: a story that asks for a direction of its own keeps it.
 */
async function turnRound(): Promise<boolean> {
  const here = window as unknown as Storybook;
  const scope = document.querySelector('#storybook-root [data-clubline]');
  if (scope?.getAttribute('dir') !== 'ltr') return false;
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
  const channel = here.__STORYBOOK_ADDONS_CHANNEL__;
  const rendered = new Promise<void>((resolve) => channel.once('storyRendered', resolve));
  channel.emit('updateGlobals', { globals: { direction: 'rtl' } });
  await rendered;
  arrive();
  // What measures itself does so after it was drawn.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  arrive();
  return scope.getAttribute('dir') === 'rtl';
}

/** Leaves the direction to the next story, which is drawn anew; this one stays as it is. */
function turnBack() {
  const here = window as unknown as Storybook;
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
  here.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update({ direction: 'auto' });
}

/** What the boxes around an element leave of it to be seen, if anything. */
function seenPart(element: Element): { left: number; right: number } | undefined {
  const own = element.getBoundingClientRect();
  let { left, right } = own;
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { clip, clipPath, contain, overflowX, position } = getComputedStyle(one);
    // So is what only a screen reader is to find.
    if (clip !== 'auto' || clipPath !== 'none') return undefined;
    if (one !== element && (overflowX !== 'visible' || contain.includes('paint'))) {
      const box = one.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
    }
    if (position === 'fixed') break;
  }
  return right - left > 1 && own.height > 1 ? { left, right } : undefined;
}

/** By how many pixels content is too wide for an element that scrolls or cuts it. */
function excessOf(element: Element): number {
  const excess = element.scrollWidth - element.clientWidth;
  // What only a screen reader is to find is one pixel wide.
  if (excess <= 0 || element.clientWidth <= 1) return 0;
  if (element.matches('.story-stage, :has(> .story-stage)')) return excess;
  const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
  // What ends in “…” is cut on purpose.
  if (overflowX === 'visible' || textOverflow !== 'clip' || webkitLineClamp !== 'none') return 0;
  if (overflowX === 'auto' || overflowX === 'scroll') return excess;
  // So are drawings, of which nobody is told, at the edge of what they adorn.
  const box = element.getBoundingClientRect();
  const content = [...element.querySelectorAll('*')].filter(
    (one) => !one.closest('[aria-hidden="true"]'),
  );
  const beyond = content.map((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 ? Math.max(box.left - left, right - box.right) : 0;
  });
  return Math.max(0, ...beyond);
}

/** How everything in the story’s scopes stands now. */
export function placesNow(): Places {
  const width = document.documentElement.clientWidth;
  const places: Places = { outside: new Map(), overflow: new Map() };
  for (const element of document.querySelectorAll('[data-clubline], [data-clubline] *')) {
    const excess = excessOf(element);
    if (excess > 0) places.overflow.set(element, excess);
    const { left, right } = element.getBoundingClientRect();
    if (left >= -1 && right <= width + 1) continue;
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const part = isShown ? seenPart(element) : undefined;
    if (part && (part.left < -1 || part.right > width + 1))
      places.outside.set(element, { left: -part.left, right: part.right - width });
  }
  return places;
}

/** An element in words: its tag, its role, and the beginning of what it says. */
function inWords(element: Element): string {
  const role = element.getAttribute('role');
  const tag = `<${element.localName}${role ? ` role="${role}"` : ''}>`;
  const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  const says = (own ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  if (says) return `${tag} “${says.length > 60 ? `${says.slice(0, 60)}…` : says}”`;
  return element.parentElement ? `${tag} without words in ${inWords(element.parentElement)}` : tag;
}

/**
 * What stands worse than before the story was turned round, where its mirror image is allowed the
 * same; without a before, all that sticks out.
 */
export function worseThan(before?: Places): string[] {
  const now = placesNow();
  const found: string[] = [];
  for (const [element, px] of now.outside) {
    // What stands inside of it is the same finding.
    if (element.parentElement && now.outside.has(element.parentElement)) continue;
    const was = before?.outside.get(element) ?? { left: 0, right: 0 };
    for (const [side, other] of [
      ['left', 'right'],
      ['right', 'left'],
    ] as const)
      if (px[side] > Math.max(0, was[other]) + 1)
        found.push(
          `${Math.round(px[side])} px stick out of the window on the ${side}` +
            `${was[other] > 1 ? ` (left to right ${Math.round(was[other])} px)` : ''}: ` +
            inWords(element),
        );
  }
  if (!before) return found;
  for (const [element, px] of now.overflow) {
    const was = before.overflow.get(element) ?? 0;
    if (px > was + 1)
      found.push(
        `the content is ${Math.round(px)} px wider than its box (left to right ` +
          `${Math.round(was)} px): ` +
          inWords(element),
      );
  }
  return found;
}

const inStory = {
  putInTheme,
  arrive,
  turnRound,
  turnBack,
  seenPart,
  excessOf,
  placesNow,
  inWords,
  worseThan,
};

/** What a page has that was given `inStorySource`. */
export type InStory = typeof inStory;

/** All of them as one expression, which gives them to the page. */
export const inStorySource = `(() => {
${Object.values(inStory).map(String).join('\n')}
Object.assign(window, { ${Object.keys(inStory).join(', ')} });
})()`;
