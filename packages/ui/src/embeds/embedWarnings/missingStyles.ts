import { warn } from './warnings';

/** Styles that come by a script or with a part of the page may be so late, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Warns when what an embed is drawn as has no styles, once they have had time to come.
 * @param find gives it; null where it is on no page
 * @param styles what a page imports for them
 */
export function warnOfMissingStyles(
  embed: string,
  find: () => Element | null,
  styles: string,
): void {
  // Pages that are only simulated, as in tests, read no style sheets.
  if (!('CSSLayerBlockRule' in globalThis)) return;
  setTimeout(() => {
    const shown = find();
    if (!shown || getComputedStyle(shown).getPropertyValue('--clubline-text-primary')) return;
    const fault = shown.closest('[data-clubline]')
      ? `${styles} is not on the page`
      : 'no element around it has the attribute data-clubline';
    warn('no-styles', embed, fault);
  }, PATIENCE_MS);
}
