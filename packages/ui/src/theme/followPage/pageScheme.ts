/** Whether a page is light or dark; undefined where that is up to the person’s settings. */
export type PageScheme = 'light' | 'dark' | undefined;

/** What encloses an element in what is drawn, shadow roots and their slots included. */
export const enclosing = (element: Element): Element | undefined =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host;

/**
 * How light a computed colour looks, from 0 to 1; NaN for one that lets through what is behind, or
 * is of a space of its own.
 */
function lightness(color: string): number {
  const [first, second, third, alpha] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // `color(…)`, `rgb(…)` or `rgba(…)`, `oklab(…)` or `oklch(…)`, else `lab(…)` or `lch(…)`.
  const [space] = color;
  if (alpha! < 0.5 || space === 'c') return NaN;
  if (space === 'r') return (0.3 * first! + 0.6 * second! + 0.1 * third!) / 255;
  return first! / (space === 'o' ? 1 : 100);
}

/**
 * Whether the page around an element is light or dark: as its `color-scheme` says, else as the
 * colour behind the element, or that of its letters, looks.
 */
export function pageScheme(element: Element): PageScheme {
  let one = enclosing(element);
  if (!one) return undefined;
  const { colorScheme, color } = getComputedStyle(one);
  const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  for (const said of [colorScheme, meta?.content]) {
    const [scheme, other] = said?.match(/light|dark/g) ?? [];
    if (scheme) return other ? undefined : (scheme as PageScheme);
  }
  let ground = NaN;
  for (; one && !(ground >= 0); one = enclosing(one)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    ground = lightness(backgroundColor);
    // Nobody knows what a picture looks like.
    if (/\(/.test(backgroundImage)) break;
  }
  if (!(ground >= 0)) ground = 1 - lightness(color);
  if (ground >= 0) return ground > 0.5 ? 'light' : 'dark';
  return undefined;
}
