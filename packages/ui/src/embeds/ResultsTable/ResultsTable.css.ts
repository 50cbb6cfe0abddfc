import {
  globalStyle,
  style,
  styleVariants,
  type CSSProperties,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  media,
  overline,
  size,
  space,
  vars,
} from '../../theme';
import { cardLayout, tableWidth } from './cardLayout';

/** Where there is no room for a column each: boat below rank, age below rider. */
const folded = (rule: CSSProperties) =>
  ({ '@container': { [`${tableWidth} and (max-width: 575.98px)`]: rule } }) as const;

export const box = style([
  base,
  {
    containerType: 'inline-size',
    inlineSize: '100%',
    borderRadius: vars.radius.card,
    // Its own ground: a page may be light where the visitor’s system is dark.
    background: vars.surface.card,
    color: vars.text.primary,
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
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

part(':is(table, caption, thead, tbody)', { display: 'block', minInlineSize: 'min-content' });
part('caption', { padding: space[12], textAlign: 'start' });
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
  gridTemplateColumns: '72px 64px minmax(120px, 1fr) 56px',
  gridAutoColumns: 'clamp(48px, 9cqi, 80px)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  minBlockSize: size.touch,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  ...folded({ gridTemplate: 'auto auto / 64px minmax(96px, 1fr)' }),
  ...cardLayout.allRows,
});
part(':is(th, td)', {
  paddingInline: 'clamp(4px, 1cqi, 8px)',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  ...cardLayout.allCells,
});
part(':is(th, td):nth-child(n + 5)', folded({ gridRow: 'span 2' }));

part('thead', {
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
part('th:not(:has(button), tbody *)', cardLayout.plainHeadCell);
part('thead span', { paddingInlineStart: space[4], fontSize: '8px' });
part('th:not([aria-sort]) span', { opacity: 0.3 });

part('tbody tr', {
  position: 'relative',
  paddingBlock: space[8],
  containIntrinsicBlockSize: 'auto 45px',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
// The browser skips what is off screen where that pays. It lays a row out a frame after a leap has
// brought it into view, which moves what is read; so most tables are laid out in full.
part('tbody:has(> :nth-child(300)) tr', {
  '@media': { screen: { contentVisibility: 'auto' } },
});
part('[aria-current]', { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' });
globalStyle(`${scroller} tbody tr`, { background: vars.surface.card });
part('tbody tr:nth-child(even)', { background: vars.surface.sunken });
part('tbody tr:nth-child(n)', cardLayout.row);
export const pinnedRow = style([base]);
part(`${pinnedRow}${pinnedRow}${pinnedRow}`, { background: vars.accent.soft });
// A border, which forced colours keep, and at the start of the line in either direction.
part(`${pinnedRow}::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `3px solid ${vars.border.focus}`,
});

part('td::before', cardLayout.cellLabel);
part('abbr', { fontSize: fontSize[12] });

part('tr > :is(:nth-child(3), :nth-child(4))', { textAlign: 'start' });
// The name stays in view while a wide table scrolls sideways, and nothing shines through it.
globalStyle(`${scroller} th:nth-child(3)`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: 'inherit',
});
part('tbody th', { fontWeight: 700, ...cardLayout.rider });

part('td:last-child', {
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: fontSize[18],
  ...cardLayout.finalPlace,
});
export const medals = styleVariants(vars.medal, (color) => ({ color }));
part('[color]', { stroke: vars.border.strong, forcedColorAdjust: 'none' });

/** What can be pressed: sort buttons, boat numbers, pins, ‘why’, download. */
export const control = style([base, focusRing, { borderRadius: '4px', cursor: 'pointer' }]);
part(':is(a, button):hover', { textDecoration: 'underline' });
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
});
part('td svg', { marginInlineEnd: space[4] });
part('svg', { inlineSize: '16px', fill: 'currentcolor', verticalAlign: 'middle' });
part('details', { fontSize: fontSize[12], fontWeight: 400, color: vars.text.secondary });
part(':is(a, summary)', {
  display: 'inline-block',
  color: vars.text.link,
  lineHeight: size.denseTouch,
});
part('> p', { padding: `${space[24]} ${space[12]}`, color: vars.text.secondary });
part('> button', {
  minBlockSize: size.touch,
  margin: space[8],
  paddingInline: space[16],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.card,
  fontWeight: 700,
});
globalStyle(`${box} > button, ${box} tbody th > *, ${box} thead span`, {
  '@media': { [media.print]: { display: 'none' } },
});
