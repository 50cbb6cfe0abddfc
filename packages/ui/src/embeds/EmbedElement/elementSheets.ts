import type { PageScheme } from '../../theme/followPage';
import { prefers } from '../../theme/followPage/watchPage';

/** Each style sheet by what it says: elements of one kind and theme share it. */
const sheets = new Map<string, CSSStyleSheet>();

/**
 * The theme of an element that names none: what the person needs, else that of the page, else that
 * of the system.
 */
function themeOf(scheme: PageScheme): string {
  if (prefers('contrast: more')?.matches) return 'high-contrast';
  return scheme ?? (prefers('color-scheme: dark')?.matches ? 'dark' : 'light');
}

/** The style sheet of these styles, in which elements that name no theme have this one. */
export function sheetFor(given: string, scheme: PageScheme): CSSStyleSheet {
  const theme = themeOf(scheme);
  const styles = given.replaceAll(
    `:host([theme=${theme}])`,
    `:host(:is([theme=${theme}],:not([theme=light],[theme=dark],[theme=high-contrast])))`,
  );
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheets.set(styles, (sheet = new CSSStyleSheet()));
    // jsdom makes style sheets that cannot be filled.
    sheet.replaceSync?.(styles);
  }
  return sheet;
}
