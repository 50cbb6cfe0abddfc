import { style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, lineHeight, size, space, vars } from '../../theme';

export const frame = style([
  base,
  {
    display: 'grid',
    gap: space[16],
    inlineSize: '100%',
    maxInlineSize: size.feed,
    marginInline: 'auto',
    paddingBlock: space[16],
  },
]);
export const rows = style([
  base,
  {
    display: 'grid',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  },
]);
export const row = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '60px',
    paddingBlock: space[8],
    paddingInline: space[16],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  },
]);
/** Rows that are in the page together, and below those before them. */
export const part = style([
  base,
  { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } },
]);
export const words = style([
  base,
  { display: 'grid', minInlineSize: 0, lineHeight: lineHeight.snug },
]);
export const name = style([
  base,
  focusRing,
  {
    fontWeight: 650,
    overflowWrap: 'anywhere',
    selectors: { 'a&:hover': { textDecoration: 'underline' } },
  },
]);
export const username = style([
  base,
  { color: vars.text.secondary, fontSize: fontSize[14], overflowWrap: 'anywhere' },
]);
export const marks = style([
  base,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: space[8] },
]);
export const more = style([base, { display: 'flex', justifyContent: 'center' }]);
export const heading = style([
  base,
  { fontSize: fontSize[18], fontWeight: 650, marginBlockStart: space[8] },
]);
export const hint = style([base, { color: vars.text.secondary, fontSize: fontSize[14] }]);
