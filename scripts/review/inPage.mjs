/* oxlint-disable no-underscore-dangle -- Storybook's own globals */
/** What runs inside the page of stories. Each function is sent there as text: it stands alone. */

/** Leaves nothing of what earlier pages kept in the browser. */
export function clearStorage() {
  if (window !== window.top) return;
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Lets nothing happen by itself that takes seconds, such as a toast that goes; except in a story
 * tagged `takes-seconds`, whose play waits for such a thing.
 */
export function stopLongTimers() {
  const never = 2 ** 31 - 1;
  const takesSeconds = () =>
    window.__STORYBOOK_PREVIEW__?.currentRender?.story?.tags.includes('takes-seconds');
  for (const name of ['setTimeout', 'setInterval']) {
    const start = window[name];
    window[name] = (run, delay, ...values) =>
      start.call(window, run, delay >= 2_000 && !takesSeconds() ? never : delay, ...values);
  }
}

/** Asks Storybook for a further story in the same page. */
export const showStory = (storyId) =>
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });

/**
 * Waits until the story has played and stands still; tells why it could not, or the window it asks
 * for.
 */
export async function settle(storyId) {
  const render = () => window.__STORYBOOK_PREVIEW__?.currentRender;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const end = performance.now() + 60_000;
  // Storybook waits for what a scroll drives as well, for seconds: that never ends.
  const isDriven = ({ timeline }) => !(timeline instanceof DocumentTimeline);
  const hasEnded = ({ phase }) =>
    ['finished', 'errored'].includes(phase) ||
    (phase === 'completing' && document.getAnimations().every(isDriven));
  while (!(render()?.id === storyId && hasEnded(render()))) {
    if (performance.now() > end)
      return { fault: `did not finish, it is ${render()?.phase ?? 'not loaded'}` };
    await wait(10);
  }
  if (document.body.classList.contains('sb-show-errordisplay'))
    return { fault: `failed: ${document.querySelector('#error-message')?.textContent ?? ''}` };

  // Nothing blinks, nothing glides: what is seen depends on the state alone.
  const still = `*, *::before, *::after { animation: none !important;
    transition: none !important; caret-color: transparent !important;
    scroll-behavior: auto !important; }
    ::-webkit-scrollbar { display: none !important; }`;
  if (!document.getElementById('still'))
    document.head.append(
      Object.assign(document.createElement('style'), { id: 'still', textContent: still }),
    );
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  // A picture that never comes is one of the states.
  const loaded = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(loaded), wait(1_900)]);
  window.scrollTo(0, 0);
  await frame();
  await frame();

  const { storyGlobals, parameters } = render().story;
  const asked = parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles;
  return {
    asked: asked && {
      width: Number.parseInt(asked.width, 10),
      height: Number.parseInt(asked.height, 10),
    },
  };
}

/** Waits until nothing changes for some frames in a row; what always changes is let go. */
export async function standStill() {
  let still = 0;
  const observer = new MutationObserver(() => void (still = 0));
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  for (let frames = 0; still < 6 && frames < 120; frames += 1) {
    still += 1;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
}

/**
 * Gives all that stands in the story's own scope another theme. A scope inside it, such as that of
 * an embed, follows where it began in the same theme, unless the story, tagged `own-themes`, shows
 * the themes that scopes choose; another keeps its own, as does what floats from it. A colour on
 * its way to another is neither, so it arrives at once.
 */
export function putInTheme(theme) {
  const outer = document
    .querySelector('#storybook-root [data-clubline]')
    ?.getAttribute('data-clubline-theme');
  const tags = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.tags ?? [];
  const innerKeep = tags.includes('own-themes');
  for (const scope of document.querySelectorAll('[data-clubline]')) {
    const isInner =
      scope.hasAttribute('data-clubline-portal') || scope.parentElement?.closest('[data-clubline]');
    const isOther = scope.getAttribute('data-clubline-theme') !== outer;
    if (isInner && (isOther || innerKeep)) scope.toggleAttribute('data-own-theme', true);
    if (!scope.hasAttribute('data-own-theme')) scope.setAttribute('data-clubline-theme', theme);
  }
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Waits until what was changed has been drawn. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Where the lowest visible element of the story ends, in whole pixels. */
export function bottomOf() {
  const bottoms = [...document.querySelectorAll('[data-clubline] *')]
    .filter(
      (element) =>
        !element.classList.contains('story-stage') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => element.getBoundingClientRect().bottom);
  return Math.ceil(Math.max(0, ...bottoms));
}

/**
 * Whether the story looks different from when this was last asked, beyond what each box does that
 * is given more room: other elements, others that are shown, other colours, letters, columns or
 * order, or something that is no longer cut off or does not scroll any more.
 */
export function hasOtherTraits() {
  const traits =
    'display visibility opacity position float order content clipPath flexDirection fontSize ' +
    'fontWeight textAlign textTransform whiteSpace color backgroundColor backgroundImage ' +
    'boxShadow fill stroke outline borderTopColor borderTopStyle borderInlineStartColor ' +
    'borderInlineStartStyle borderBottomColor borderInlineEndColor caretColor paddingTop ' +
    'paddingInlineStart borderTopLeftRadius overflowX textOverflow';
  const names = traits.split(' ');
  const inColumns = ({ gridTemplateColumns }) => gridTemplateColumns.split(' ').length;
  const ofStyle = (style) => names.map((name) => style[name]).join('|') + inColumns(style);
  const ofPart = (element, part) => {
    const style = getComputedStyle(element, part);
    return style.content === 'none' ? '' : ofStyle(style);
  };
  const ofElement = (element) => {
    const style = getComputedStyle(element);
    const cuts =
      style.overflowX !== 'visible' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth;
    const own = element.children.length === 0 ? element.textContent : '';
    const parts = ['::before', '::after', '::placeholder'].map((part) => ofPart(element, part));
    return [element.localName, own, cuts, ofStyle(style), ...parts].join('|');
  };
  const now = [...document.querySelectorAll('[data-clubline], [data-clubline] *')]
    .map(ofElement)
    .join('\n');
  const isOther = window.traitsOfStory !== now;
  window.traitsOfStory = now;
  return isOther;
}

/** The boxes of a story that scroll, by what they are called and how much of them is not seen. */
export function boxesThatScroll() {
  const found = [];
  for (const element of document.querySelectorAll('[data-clubline], [data-clubline] *')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
    const hidden = [
      scrolls(overflowY) && element.scrollHeight - element.clientHeight,
      scrolls(overflowX) && element.scrollWidth - element.clientWidth,
    ];
    const isSeen = element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true });
    if (!isSeen || !hidden.some((px) => px > 1)) continue;
    const names = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name =
      element.getAttribute('aria-label') ??
      names.map((id) => document.getElementById(id)?.textContent).join(' ');
    const [below, beside] = hidden.map((px) => px > 1 && `${Math.round(px)} px`);
    const rest = [below && `${below} below or above`, beside && `${beside} beside`];
    const tag = element.getAttribute('role') ?? element.localName;
    found.push(`${tag}${name ? ` “${name.trim()}”` : ''}: ${rest.filter(Boolean).join(', ')}`);
  }
  return found;
}

/** What axe finds in a story, apart from what the story is said to be excused from. */
export async function findProblems(options) {
  const { a11y } = window.__STORYBOOK_PREVIEW__.currentRender.story.parameters;
  const scopes = [...document.querySelectorAll('[data-clubline]')];
  if (a11y?.disable || scopes.length === 0) return [];
  const excused = (a11y?.config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]);
  const rules = { ...options.rules, ...Object.fromEntries(excused) };
  const { violations } = await window.axe.run({ include: scopes }, { ...options, rules });
  return violations.map(({ id, help, nodes }) => ({ id, help, count: nodes.length }));
}
