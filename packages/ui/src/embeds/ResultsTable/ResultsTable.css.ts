import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import {
  displayTextRule,
  fontSize,
  lineHeight,
  media,
  overlineRule,
  size,
  space,
  vars,
} from '../../theme';
import { cardHead, rowLayout, widths } from './tableLayout.css';

export const box = style({
  boxSizing: 'border-box',
  containerType: 'inline-size',
  inlineSize: '100%',
  borderRadius: vars.radius.card,
  // Its own ground: a page may be light where the visitor’s system is dark.
  background: vars.surface.card,
  color: vars.text.primary,
  fontFamily: vars.font.body,
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
// What all elements inside have in common; drawings are flat.
globalStyle(`:where(${box}) :where(:not(svg > *))`, { boxSizing: 'border-box' });

/**
 * A table has few kinds of elements and many of each: what they look like hangs on the box, not on
 * a class for each of a thousand cells.
 */
const part = (selector: string, rule: GlobalStyleRule) => globalStyle(`${box} ${selector}`, rule);
/** Several kinds in one rule, which browsers find by an element’s name, unlike one by `:is`. */
const parts = (selectors: string[], rule: GlobalStyleRule) =>
  globalStyle(selectors.map((selector) => `${box} ${selector}`).join(', '), rule);

// What is hidden from the eye is placed here: on the page it would change the page’s length.
// The last row ends where the box does, with its round corners.
part('> section', { position: 'relative', overflow: 'clip', borderRadius: 'inherit', ...widths });
// What scrolls can be focused.
// By its parent, as the rule above: in a shadow root that one would be the stronger.
part('> [tabindex]', {
  overflow: 'auto',
  maxBlockSize: 'var(--clubline-height)',
  // No header of the page stands in it.
  vars: { '--clubline-offset-top': '0' },
  '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
});

parts(['table', 'caption', 'thead', 'tbody'], { display: 'block' });
// As wide as its columns: what scrolls sideways has its ground and its lines there, too.
part('[tabindex] table', { minInlineSize: 'min-content' });
part('caption', { padding: space[12], textAlign: 'start' });
// A sentence runs as its own words do, whatever the page: else its full stop goes astray. No wider
// than its words, it stands where the lines of the page begin.
parts(['a', 'button', 'summary', 'caption *', 'p'], {
  margin: 0,
  unicodeBidi: 'plaintext',
  inlineSize: 'fit-content',
});
part('caption :not(:last-child)', { display: 'block', ...overlineRule });
// Figures of one width are inherited.
const { fontVariantNumeric: _inherited, ...titleRule } = displayTextRule;
part('caption :last-child', { ...titleRule, fontSize: fontSize[22] });

part('tr', {
  minBlockSize: size.touch,
  ...rowLayout.row,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
});
parts(['td', 'th'], rowLayout.cell);
parts(['td:nth-child(-n + 4)', 'th:nth-child(-n + 4)'], rowLayout.fact);
parts(['td:nth-child(4)', 'th:nth-child(4)', 'th:nth-child(3)'], { textAlign: 'start' });
part('th:nth-child(3)', rowLayout.rider);

part('thead', {
  zIndex: 1,
  position: 'sticky',
  // Below a header of the page, where that says how high it is.
  insetBlockStart: 'var(--clubline-offset-top, 0)',
  ...cardHead.head,
});
part('thead tr', cardHead.row);
// With its letters spaced, a word and its arrow would not fit into a column.
const { letterSpacing: _spaced, ...headRule } = overlineRule;
part('thead th', { ...headRule, color: vars.text.secondary });
// These words we know: none is broken, whatever font it stands in. What motos are called is not.
parts(['thead th:nth-child(-n + 4)', 'thead th:last-child'], { overflowWrap: 'normal' });
part('th[scope="col"][role]:not(:has(button))', cardHead.plainCell);
// No box, before which the line might break.
part('thead span', { fontSize: '8px' });
part('th:not([aria-sort]) span', { opacity: 0.3 });

part('tbody tr', { ...rowLayout.bodyRow, breakInside: 'avoid' });
/**
 * The browser skips what is off screen where that pays. It lays a row out a frame after a leap has
 * brought it into view, which moves what is read; so most tables are laid out in full.
 */
export const long = style({});
part(`${long} tr`, { '@media': { screen: { contentVisibility: 'auto' } } });
part('[aria-current]', { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' });
part('[tabindex] tbody tr', { background: vars.surface.card });
parts(['thead tr', 'tbody tr:nth-child(even)'], { background: vars.surface.sunken });
export const pinnedRow = style({});
part(`${pinnedRow}${pinnedRow}`, {
  position: 'relative',
  background: vars.accent.soft,
});
// A border, which forced colours keep, and at the start of the line in either direction.
part(`${pinnedRow}::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `3px solid ${vars.border.focus}`,
});

part('td::before', rowLayout.cellLabel);
part('abbr', { fontSize: fontSize[12], textDecoration: 'none' });

// The name stays in view while a wide table scrolls sideways, and nothing shines through it.
part('[tabindex] th:nth-child(3)', {
  position: 'sticky',
  insetInlineStart: 0,
  background: 'inherit',
});
part('tbody th', rowLayout.riderName);
// A name alone runs as its own words do, and begins where the lines of the table do.
part('th[scope=row]:not(:has(*))', {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent'],
});

part('td:last-child', {
  fontFamily: vars.font.display,
  fontWeight: 800,
  ...rowLayout.finalPlace,
});
// Of the drawing itself, which old styles for print make black.
for (const [medal, color] of Object.entries(vars.medal)) part(`[data-medal=${medal}] *`, { color });
part('[color]', { stroke: vars.border.strong, forcedColorAdjust: 'none' });
/** Said, but not shown. */
export const spoken = style({});
part(spoken, {
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

// What can be pressed: sort buttons, boat numbers, pins, ‘why’, download.
parts(['a', 'button', 'summary'], {
  all: 'unset',
  display: 'inline-block',
  cursor: 'pointer',
  borderRadius: '4px',
});
parts(['a', 'summary'], { color: vars.text.link, lineHeight: size.denseTouch });
parts(['a:hover', 'button:hover'], { textDecoration: 'underline' });
part(':focus-visible', { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' });
part('thead button', { minBlockSize: size.touch, ...cardHead.sortButton });
part('th > [aria-pressed]', {
  inlineSize: size.denseTouch,
  blockSize: size.denseTouch,
  marginInlineStart: space[4],
  textAlign: 'center',
  color: vars.text.muted,
});
part('td svg', { marginInlineEnd: space[4] });
part('svg', { inlineSize: '16px', fill: 'currentcolor', verticalAlign: 'middle' });
part('details', { fontSize: fontSize[12], fontWeight: 400, color: vars.text.secondary });
part('> p', { padding: `${space[24]} ${space[12]}`, color: vars.text.secondary });
part('> button', {
  minBlockSize: size.touch,
  margin: space[12],
  paddingInline: space[16],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.card,
  fontWeight: 700,
});
parts(['> button', 'tbody button', 'thead span', 'details'], {
  '@media': { [media.print]: { display: 'none' } },
});
