import { warn, warnOfValue } from './warnings';

/** Styles that come by a script or with a part of the page may be so late, in milliseconds. */
const PATIENCE_MS = 3_000;

/** All elements that a selector finds, in the shadow roots of a page, too. */
export const findAll = (selector: string, root: ParentNode = document): Element[] => [
  ...root.querySelectorAll(selector),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? findAll(selector, shadowRoot) : [],
  ),
];

/** What an embed lacks to be seen as it should be, if anything. */
function faultOf(box: Element, styles: string): string | undefined {
  const style = getComputedStyle(box);
  // The page around may have given the tokens, which are inherited, and not the rest.
  if (box.getRootNode() instanceof ShadowRoot && style.containerType !== 'inline-size')
    return (
      `${styles} is not in the shadow root that it stands in: put a <link> to it there, or take ` +
      'the custom element'
    );
  if (style.getPropertyValue('--clubline-text-primary')) return undefined;
  return box.closest('[data-clubline]')
    ? `${styles} is not on the page`
    : 'no element around it has the attribute data-clubline';
}

/** The attribute that holds the theme of all that is in an element, and what it may say. */
const THEME = 'data-clubline-theme';
const themes = ['light', 'dark', 'high-contrast', 'system'];

/**
 * Warns when what an embed is drawn as has no styles, once they have had time to come, or a theme
 * around it that there is not.
 * @param selector of its outermost elements with styles of ours; what is on no page has none
 * @param styles what a page imports for them
 */
export function warnOfMissingStyles(embed: string, selector: string, styles: string): void {
  setTimeout(() => {
    // Pages that are only simulated, as in tests, lay nothing out, and may be over.
    if (!globalThis.document?.documentElement.clientWidth) return;
    for (const box of findAll(selector)) {
      const fault = faultOf(box, styles);
      if (fault) warn('no-styles', embed, fault);
      const theme = box.closest(`[${THEME}]`)?.getAttribute(THEME);
      warnOfValue(embed, THEME, theme, themes);
    }
  }, PATIENCE_MS);
}
