import { style } from '@vanilla-extract/css';
import { base, fontSize, lineHeight, space, vars } from '../../theme';

export const race = style([
  base,
  { fontWeight: 650, lineHeight: lineHeight.snug, overflowWrap: 'anywhere' },
]);

/** One of several races. */
export const one = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}`, paddingBlockStart: space[12] },
  },
});

export const facts = style([
  base,
  { display: 'grid', gap: space[8], color: vars.text.secondary, fontSize: fontSize[14] },
]);

export const fact = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[8],
  },
]);

/** In the middle of the first line of what it stands for. */
export const icon = style({ marginBlockStart: '3px' });

export const words = style([base, { overflowWrap: 'anywhere' }]);

export const time = style([base, { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
