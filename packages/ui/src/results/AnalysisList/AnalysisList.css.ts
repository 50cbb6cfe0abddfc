import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, size, space, vars } from '../../theme';

export const box = style([base, { display: 'block', color: vars.text.primary }]);
export const title = style([
  base,
  displayText,
  { fontSize: fontSize[18], marginBlockEnd: space[12] },
]);
export const list = style([base, { display: 'grid', gap: space[12], maxInlineSize: size.reading }]);
export const item = style([
  base,
  {
    position: 'relative',
    paddingInlineStart: space[24],
    fontSize: fontSize[16],
    color: vars.text.secondary,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: space[4],
        insetBlockStart: '10px',
        inlineSize: space[12],
        borderBlockStart: `2px solid ${vars.accent.solid}`,
      },
    },
  },
]);
