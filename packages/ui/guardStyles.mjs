/**
 * Makes the styles of an embed a good guest: what the page says about elements does not reach ours, and what ours say
 * reaches nothing else. Everything stands in one cascade layer and is `!important`. Important declarations of a layer beat
 * those outside of any, whatever their selectors; custom properties are left normal, so that every page can set tokens.
 */

/** Where an embed stands is up to the page: for these, what its `className` says holds. */
const placement = ['margin', 'max-inline-size'];

/** An embed begins anew: it takes only the colour scheme along, and the writing direction from the attribute `dir`. */
const outermost = (root) => `
.${root} {
  all: initial;
  display: block;
  box-sizing: border-box;
  color-scheme: inherit !important;
  font-family: var(--clubline-font-body);
  line-height: 1.5;
  ${placement.map((property) => `${property}: revert-layer;`).join('\n  ')}
}
`;

/** What the browser itself says about our elements, and nothing before and after them. `all` leaves out the direction. */
const afresh = (ours) => `
${ours} {
  all: revert;
  direction: ltr;
}
${ours}:dir(rtl) {
  direction: rtl;
}
${ours}::before,
${ours}::after {
  all: revert;
  content: none;
}
`;

/** Said to every element on a page of our own; here it is inherited from the outermost one, which has begun anew. */
const inherited =
  /^\s+(?:font-style|list-style|text-wrap|letter-spacing|text-transform|text-shadow|-webkit-tap-highlight-color): .*;\n/gm;

const important = (css) =>
  css.replace(/^(\s+(?!--|color-scheme)[\w-]+: [^;{}]+);$/gm, '$1 !important;');

/**
 * @param css styles of one embed, one declaration per line
 * @param root class of the outermost element
 * @param ours selector of what is ours, the outermost element included, one class heavy at most
 */
export function guardStyles(css, { root, ours }) {
  const [first, ...rest] = css.split(/(?<=\n\})\n/);
  return `@layer clubline {\n${important([afresh(ours), first.replace(inherited, ''), outermost(root), ...rest].join('\n'))}}\n`;
}
