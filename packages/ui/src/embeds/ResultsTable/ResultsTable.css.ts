import {
  globalStyle,
  style,
  styleVariants,
  type CSSProperties,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import {
  base,
  container,
  displayText,
  focusRing,
  fontSize,
  media,
  overline,
  size,
  space,
  vars,
} from '../../theme';
import { cardLayout } from './cardLayout';

const wide = (rule: CSSProperties) => ({ '@container': { [container.wide]: rule } }) as const;

export const box = style([
  base,
  {
    containerType: 'inline-size',
    inlineSize: '100%',
    color: vars.text.primary,
    fontSize: fontSize[14],
  },
]);

/**
 * A table has few kinds of elements and many of each: what they look like hangs on the box, not on
 * a class for each of a thousand cells.
 */
const part = (selector: string, rule: GlobalStyleRule) => globalStyle(`${box} ${selector}`, rule);

export const scroller = style([
  focusRing,
  {
    overflow: 'auto',
    maxBlockSize: 'var(--clubline-height)',
    borderRadius: vars.radius.card,
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  },
]);

part('table', { display: 'block', '@media': { screen: wide({ minInlineSize: 'min-content' }) } });
part('caption', { display: 'block', paddingBlock: space[12], textAlign: 'start' });
export const raceLabel = style([overline, { display: 'block' }]);
export const title = style([
  base,
  displayText,
  { fontSize: fontSize[22], overflowWrap: 'anywhere' },
]);

// Rows are grids, because the browser can only skip drawing what is no part of a table layout;
// hence fixed tracks for all. From the
// fifth on, columns come as cells do: a count would have to stand in a style attribute, which
// strict policies block.
part('tr', {
  display: 'grid',
  gridTemplateColumns: '72px 72px minmax(160px, 1fr) 64px',
  gridAutoColumns: 'minmax(64px, 80px)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  minBlockSize: size.touch,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
part(':is(th, td)', {
  paddingInline: space[8],
  textAlign: 'end',
  overflowWrap: 'anywhere',
  ...cardLayout.allCells,
});

part('thead', {
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  ...cardLayout.head,
});
part('thead tr', {
  background: vars.surface.sunken,
  borderColor: vars.border.strong,
  ...cardLayout.headRow,
});
export const headCell = style([base, overline, { color: vars.text.secondary }]);
export const plainHeadCell = style([headCell, cardLayout.plainHeadCell]);
part('thead span', { paddingInlineStart: space[4], fontSize: '8px', opacity: 0.3 });
part('[aria-sort] span', { opacity: 1, color: vars.text.link });

part('tbody', { display: 'block' });
part('tbody tr', {
  position: 'relative',
  containIntrinsicBlockSize: 'auto 45px',
  '@media': {
    [media.print]: { breakInside: 'avoid' },
    ...cardLayout.row['@media'],
  },
});
// The browser skips what is off screen where that pays. It lays a row out a frame after a leap has
// brought it into view, which moves what is read; so most tables are laid out in full.
part('tbody:has(> :nth-child(300)) tr', {
  '@media': { screen: { contentVisibility: 'auto' } },
});
// Drawn over the cells, as the name that stays in view while a table scrolls sideways would cover
// an outline.
part('tr:focus-visible', { outline: 'none' });
part('tr:is([aria-current], :focus-visible)::after', {
  content: '',
  position: 'absolute',
  inset: 0,
  border: `2px solid ${vars.border.focus}`,
  borderRadius: 'inherit',
  pointerEvents: 'none',
});
globalStyle(`${scroller} tbody tr`, { background: vars.surface.card });
part('tbody tr:nth-child(even)', wide({ background: vars.surface.sunken }));
export const pinnedRow = style([base]);
part(`${pinnedRow}${pinnedRow}${pinnedRow}`, { background: vars.accent.soft });
// A border, which forced colours keep, and at the start of the line in either direction.
part(`${pinnedRow}::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `3px solid ${vars.accent.solid}`,
});

part('tbody :is(th, td)', {
  paddingBlock: space[8],
  fontVariantNumeric: 'tabular-nums',
  ...cardLayout.cells,
});
part(':is(td:first-child, td:nth-child(4))', { color: vars.text.secondary });
part('td:nth-child(2)', { fontWeight: 700 });
part('td::before', cardLayout.cellLabel);
part('td > span[aria-hidden]', { color: vars.text.muted, fontWeight: 400 });
part('abbr', { fontSize: fontSize[12], color: vars.text.secondary });

part('th:nth-child(3)', { textAlign: 'start' });
// The name stays in view while a wide table scrolls sideways, and nothing shines through it.
globalStyle(
  `${scroller} th:nth-child(3)`,
  wide({ position: 'sticky', insetInlineStart: 0, background: 'inherit' }),
);
part('tbody th', { fontWeight: 700, ...cardLayout.rider });
part('td:nth-child(3n+5)', cardLayout.firstOfThree);

export const final = style([base, displayText]);
part('td:last-child', { fontSize: fontSize[18], ...cardLayout.finalPlace });
const medal = style({ paddingInlineEnd: space[4], verticalAlign: 'middle' });
export const medals = styleVariants({
  gold: [medal, { color: vars.medal.gold }],
  silver: [medal, { color: vars.medal.silver }],
  bronze: [medal, { color: vars.medal.bronze }],
});
export const plate = style({
  display: 'inline-block',
  inlineSize: '10px',
  blockSize: '10px',
  marginInlineEnd: space[8],
  borderRadius: '50%',
  border: `1px solid ${vars.border.strong}`,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

/** What can be pressed: sort buttons, boat numbers, pins, ‘why’, download. */
export const control = style([base, focusRing, { borderRadius: '4px', cursor: 'pointer' }]);
part('button:hover', { color: vars.text.link });
part('a:hover', { textDecoration: 'underline' });
part('thead button', {
  minBlockSize: size.touch,
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  ...cardLayout.sortButton,
});
part('th > [aria-pressed]', {
  inlineSize: size.denseTouch,
  blockSize: size.denseTouch,
  marginInlineStart: space[4],
  color: vars.text.muted,
  verticalAlign: 'middle',
});
part('[aria-pressed=true]', { color: vars.text.link });
part('svg', { inlineSize: '16px', fill: 'currentcolor' });
part('details', { fontSize: fontSize[12], fontWeight: 400, color: vars.text.secondary });
part(':is(a, summary)', {
  display: 'inline-block',
  color: vars.text.link,
  lineHeight: size.denseTouch,
});
part('> p', { paddingBlock: space[24], color: vars.text.secondary, textAlign: 'center' });
part('> button', {
  minBlockSize: size.touch,
  marginBlockStart: space[8],
  paddingInline: space[16],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  fontWeight: 650,
});
globalStyle(`${box} > button, ${box} tbody th > *, ${box} thead span`, {
  '@media': { [media.print]: { display: 'none' } },
});
