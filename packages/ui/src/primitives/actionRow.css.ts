import { style } from '@vanilla-extract/css';
import { base, fontSize, lineHeight, space, vars } from '../theme';

/** Rows with a name, what is said of it, and a button at the other end. */
export const list = style([base, { display: 'grid' }]);
export const item = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    paddingBlock: space[16],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  },
]);
/** As wide as a name needs; beyond that the button stands below. */
export const words = style([
  base,
  { flex: '1 1 180px', display: 'grid', minInlineSize: 0, lineHeight: lineHeight.snug },
]);
export const name = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
]);
/** What is said below the name. */
export const detail = style([base, { color: vars.text.secondary, fontSize: fontSize[14] }]);
