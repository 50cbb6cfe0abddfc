import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, ownDirectionRule, space, vars } from '../../theme';

export const schedule = style([base, { display: 'grid', gap: space[16] }]);

export const head = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
  },
]);

export const note = style([base, { color: vars.text.secondary, fontSize: fontSize[14] }]);

/** As many columns as have room for a time and a name of some length. */
export const days = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: space[16],
    alignItems: 'start',
  },
]);

export const day = style([
  base,
  {
    paddingInlineStart: space[12],
    borderInlineStart: `${space[4]} solid ${vars.accent.solid}`,
  },
]);

export const name = style([
  base,
  displayText,
  { marginBlockEnd: space[8], fontSize: fontSize[18], color: vars.text.primary },
]);

export const sessions = style([base, { display: 'grid', gap: space[4], listStyle: 'none' }]);

export const session = style([
  base,
  {
    display: 'flex',
    gap: space[8],
    fontSize: fontSize[14],
  },
]);

export const time = style([
  base,
  {
    flex: 'none',
    minInlineSize: '12ch',
    color: vars.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);

export const title = style([
  base,
  ownDirectionRule,
  { minInlineSize: 0, flex: 1, color: vars.text.primary, overflowWrap: 'anywhere' },
]);
